import type { Words } from '../lint/rule'
import type { Parameter } from '../schema/parameters'
import { snakeName } from './parameter-name'

const SAYS_EN =
  /\bdefault|\bomit|\bleft (?:out|off|blank|empty|unset)\b|\bleav(?:e|ing) (?:it |this |them )?(?:out|off|blank|empty|unset|as is)\b|\b(?:if|when|unless) (?:\w+ )?(?:(?:is|are|it is|this is) )?(?:not |un|none )(?:provided|specified|given|set|supplied|passed|present|known|said|stated|defined|selected)|\bunspecified\b|\bunset\b|\b(?:if|when) (?:it is |this is )?(?:absent|missing|empty|blank|null|none)\b|\bwithout (?:it|this|one)\b|\botherwise\b|\bif not\b|\b(?:if|when) (?:(?:it|this) is )?(?:provided|specified|given|set|supplied|passed|present)\s*,(?![^.]{0,40}\b(?:must|should|needs?|has to|have to|also|required?)\b)|\bnull (?:for|to|means|if|when)\b|\bnot needed\b|\bnext page\b|\bskip (?:it|this)\b|\b(?:only|required|needed|used|applies|valid|ignored) (?:\w+ ){0,3}(?:if|when|for|with)\b/i
const SAYS_ZH =
  /默认|缺省|預設|不填|不传|不傳|留空|省略|为空|為空|未(?:填|传|指定|提供|设置)|不(?:指定|提供|设置|给|写)|否则|空则|空值|可不|若无|如无|没有(?:则|时)|没说时|下一页|仅(?:当|在)|只有|时(?:必填|需要|使用|有效|生效)/

/** Whether a text says what leaving the value out means. */
export const explainsLeavingOut = (text: string): boolean =>
  SAYS_EN.test(text) || SAYS_ZH.test(text)

const PAGE =
  /^(?:page|page_num|page_number|page_no|page_index|offset|(?:\w+_)?(?:cursor|page_token))$/
const NARROWS =
  /\bfilter|\bonly (?:return|show|list|include)|\bnarrow|\brestrict|筛选|过滤|只返回|仅返回/i

/**
 * A true sentence on leaving a parameter out: of a page and of a filter it is known what happens;
 * of anything else that nothing is to be made up for it.
 */
export function leftOutSentence({ name, text }: Parameter, refusesEmpty: boolean): Words {
  if (PAGE.test(snakeName(name)))
    return { en: 'Leave it out to start at the beginning.', zh: '不填则从头开始。' }
  if (/^filters?$/.test(snakeName(name)) || NARROWS.test(text))
    return { en: 'Leave it out to apply no filter.', zh: '不填则不按此筛选。' }
  return refusesEmpty
    ? {
        en: 'Leave it out when the user did not say it; an empty text is refused.',
        zh: '用户没说时不填；不接受空文本。',
      }
    : {
        en: 'Leave it out when the user did not say it.',
        zh: '用户没说时不填。',
      }
}
