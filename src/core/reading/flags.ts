import { ANSWERS } from '../model/tool'
import type { TextReading } from './read-text'
import { ownCharacters } from './own-characters'
import { saysMoreThanName } from './new-words'
import { opensWithAction } from './purpose-behind'
import { withoutLead } from './sentence-lead'
import { withoutTranslation } from './language'
import { COERCION_CUES } from './words/coercion-cues'
import {
  BREADTH_CUES,
  LEAK_CUES,
  PLACEHOLDER_CUES,
  POINTER_CUES,
  PROMOTION_CUES,
} from './words/flag-cues'

/** What is wrong with a description as a whole, in a fixed order. */
export const FLAGS = [
  'tautology',
  'vague_breadth',
  'implementation_leak',
  'self_promotion',
  'coercion',
  'points_elsewhere',
  'placeholder',
] as const
export type Flag = (typeof FLAGS)[number]

const cues: Readonly<Record<Exclude<Flag, 'tautology'>, readonly RegExp[]>> = {
  vague_breadth: BREADTH_CUES,
  implementation_leak: LEAK_CUES,
  self_promotion: PROMOTION_CUES,
  coercion: COERCION_CUES,
  points_elsewhere: POINTER_CUES,
  placeholder: PLACEHOLDER_CUES,
}

const CHINESE = /[\u3400-\u9fff]/

/** Half the work for a text without a Chinese character. */
const latinOnly = (list: readonly RegExp[]): readonly RegExp[] =>
  list.filter(({ source }) => !CHINESE.test(source) || /[a-z]{3}/i.test(source))
const latinCues: typeof cues = {
  vague_breadth: latinOnly(BREADTH_CUES),
  implementation_leak: latinOnly(LEAK_CUES),
  self_promotion: latinOnly(PROMOTION_CUES),
  coercion: latinOnly(COERCION_CUES),
  points_elsewhere: latinOnly(POINTER_CUES),
  placeholder: latinOnly(PLACEHOLDER_CUES),
}

/** One cheap look that every text with the flag passes. */
export const MAY_HAVE: Readonly<Partial<Record<Flag, RegExp>>> = {
  vague_breadth:
    /\b(?:manage|handle|deal with|take care|work with|solve|analy)|problem|general[- ]purpose|anything|everything|one[- ]stop|all[- ]in[- ]one|处理|相关|有关|各种|一站式|全方位|管理|协调|监督|控制|[灵靈]活/i,
  implementation_leak:
    /GET|POST|PUT|PATCH|DELETE|calling|\b(?:makes?|sends?|performs?|issues?) an? (?:get|post|put|patch|delete)|internally|under the hood|backed by|implemented|[A-Za-z](?:ServiceImpl|Controller|Repository|DAO|Mapper|Handler)|t_[a-z]|tbl_|内部|底层|库表|表名|调用/i,
  self_promotion:
    /\bmost (?:powerful|accurate|effective|advanced|reliable|comprehensive)|world[- ]class|industry[- ]leading|state[- ]of|cutting[- ]edge|\bbest (?:tool|way|choice|option|function|search|service)|\balways (?:use|prefer|choose|call)|whenever possible|最|业界领先|(?:始终|总是|务必优先|一律)(?:使用|调用)/i,
  points_elsewhere:
    /[A-Za-z\d][_-][a-z]|[a-z][A-Z]|\btools?\b|endpoint|function|instead|[Pp]refer|['"“\x60][A-Z]|(?:GET|POST|PUT|PATCH|DELETE)\b|[\s'"\x60]\/[\w{:.-]|[\]】」]\s?(?:接口|工具)/,
  coercion:
    /\b(?:must|should|shall|need|never|always|(?:user|customer|client|caller|guest|buyer|patient)s?|before generating|response|answer|reply|don['’]t|do not|explain|selection|guides?|follow|adhere|links?|step before|mandatory|necessary|your|obligatory|essential|guide|prompt|remind)\b|你|您|必须|请|应|不|需|勿|务必|禁止|严|前端|浏览器|而非|展示给|引导|指引|步|用户|客户|顾客|使用者|买家|对方|一律|总是|始终|一定/i,
}

/** The flags of a description, read with the tool's name. Parameter descriptions are not looked at. */
export function flagsOf(reading: TextReading, name: string): readonly Flag[] {
  return FLAGS.filter((flag) =>
    flag === 'tautology' ? isTautology(reading, name) : raises(reading.plain, flag),
  )
}

/** Whether a text has a flag that its words alone can raise. */
export function raises(text: string, flag: Exclude<Flag, 'tautology'>): boolean {
  const known = CHINESE.test(text) ? cues : latinCues
  return (MAY_HAVE[flag]?.test(text) ?? true) && known[flag].some((cue) => cue.test(text))
}

/** What a text has with these is more than its tool's name. */
const SAY_SOMETHING = ['vague_breadth', 'implementation_leak', 'coercion', 'placeholder'] as const

const ONLY_RETURNS =
  /^\s*returns?\s+(?:the |an? )?(?:lists?|counts?|information|details?|all)\b[^.。;；\n]{1,80}[.。]?\s*$/i

/** "This includes drafts": of what the name says, more than the name. */
const SAYS_PARTS =
  /[.]\s+(?:this|it) includes? (?!all\b)\w+|[。；]\s*(?:其中)?包括|[.]\s+(?:also )?(?:works|supports|applies) \w+|\bmetadata (?:or|and) \w|\((?:[a-z]+ ){1,3}(?:that|which|who) [^()]{6,}\)|[.]\s+only (?:the|an?) [^.]{3,60}\b(?:can|may|is allowed)\b/i

/** Only restates the name, and answers nothing else. */
function isTautology({ plain: text, answers, lang }: TextReading, name: string): boolean {
  if (answers.does > 1 || text.trim() === '') return false
  // "Returns a list of orders" is all that get_orders does, and tells nothing of what comes back.
  const isOnlyReturned = answers.returns === 1 && ONLY_RETURNS.test(text)
  if (
    ANSWERS.some(
      (answer) =>
        answer !== 'does' && !(answer === 'returns' && isOnlyReturned) && answers[answer] > 0,
    )
  )
    return false
  if (SAYS_PARTS.test(text)) return false
  if (SAY_SOMETHING.some((flag) => raises(text, flag))) return false
  // Words around it that say nothing of the tool do not make it say more.
  const all = text.split('\n')
  const said = all.filter(opensWithAction)
  return (said.length > 0 ? said : all).every((each) => {
    const line = withoutTranslation(each)
    return line === each && lang === 'zh'
      ? ownCharacters(line, name).size <= 2
      : !saysMoreThanName(withoutLead(line), name)
  })
}
