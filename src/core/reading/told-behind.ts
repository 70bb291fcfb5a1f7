import { isAction } from './is-action'
import { newWords } from './new-words'
import { ownText, startsWithChineseVerb } from './own-characters'
import type { Given } from './read-does'
import { firstWord } from './sentence-lead'
import type { Span } from './sentences'

/** How many sentences are asked for what the tool does; it is said early or not at all. */
export const FIRST = 6

/**
 * Where what the first sentence leaves open is told: by which to filter, which actions, what the
 * thing is for; -1 where it is not told. `others` are the answers that each sentence gives to the
 * other questions.
 */
export function toldBehind(
  spans: readonly Span[],
  others: readonly Readonly<Given>[],
  name: string,
): number {
  const first = spans.slice(0, FIRST)
  // "Use kind='a' to create one. Use kind='b' to …" tells the actions one by one.
  const chosen = first.filter(({ text }) => CHOOSES.test(text))
  if (chosen.length > 1) return first.indexOf(chosen[0]!)
  return first.findIndex(({ text }, at) => {
    if (
      NARROWS.test(text) ||
      FOR_GOOD.test(text) ||
      NARROWS_ZH.test(text) ||
      LISTS_FIELDS.test(text)
    )
      return true
    if ((text.match(CHOICES_ZH)?.length ?? 0) > 1 && actionsInList(text) > 1) return true
    if (LISTS_ACTIONS.test(text)) return actionsListed(spans, at) > 1
    return at > 0 && !others[at]?.whenNot && isAboutThing(text, name)
  })
}

/** How many parts of a Chinese list are actions, or choose one: "支持插入、更新", "list=列出". */
export const actionsInList = (sentence: string): number =>
  sentence
    .replace(/[（(][^）)]*[）)]/g, '')
    .split(/^支持(?:按)?|[=＝:：]\s*|[、，；和及]/)
    .filter((part) => startsWithChineseVerb(part.trim())).length

const CHOICES_ZH = /(?:^|[，；、：:（(\s])[a-zA-Z_]{2,20}\s*[=＝]\s*[\u3400-\u9fff]{2}/g

const CHOOSES =
  /^(?:use|with|set|pass|for|使用|传入?|当|设)?\s?[a-z]\w{1,20}\s?[=＝]\s?['"“\x60]?\w[\w-]*['"”\x60]?(?: (?:to|for) [a-z]|[，：]? ?[\u3400-\u9fff]{2}|: [a-z])/i

const NARROWS =
  /^(?:it |this tool |also |optionally )*(?:supports?|allows?|can be|with) (?:[\w-]+ ){0,3}(?:filter|search|sort|group|narrow)(?:ed|s|ing)? (?:\w+ ){0,2}(?:by|on) |^(?:you )?can (?:also |optionally )?(?:narrow|filter|restrict) (?:[\w-]+ ){0,3}(?:by|using|with|to) /i

/** To delete for good is more than to delete. */
const FOR_GOOD =
  /\b(?:permanently|irreversibly) (?:delete|remove|destroy|erase|purge|wipe)s?\b|永久(?:删除|移除|清除|销毁)/i

/** "Mutable fields: name, image" tells of what an update changes. */
const LISTS_FIELDS =
  /^(?:mutable|editable|updatable|changeable|可(?:修改|更新|编辑)的?) ?(?:fields?|attributes?|properties|字段|属性) ?[:：][^.。]*[,、]/i

const NARROWS_ZH = /^(?:可以?|支持)按[^。]{0,30}(?:筛选|过滤|排序|搜索|查询)/

/** "Actions:", whether what follows stands behind it or under it. */
const LISTS_ACTIONS =
  /^(?:supported |available |valid |possible )*(?:actions?|operations?|commands?)(?: are| include)?\s*[:：]/i

/** How many actions are listed behind a heading or in the lines under it. */
function actionsListed(spans: readonly Span[], at: number): number {
  const text = spans[at]!.text.replace(LISTS_ACTIONS, '')
  if (/[a-z]/i.test(text)) return text.split(/[,;(]|\bor\b|\band\b/).filter(opensOnAction).length
  const rest = spans.slice(at + 1)
  const end = rest.findIndex((span) => !opensOnAction(span.text))
  return end < 0 ? rest.length : end
}

const opensOnAction = (part: string): boolean => isAction(firstWord(part.replace(/^\W+/, '')))

/** "Access tokens are needed to sign in": what the thing of the name is, or is for. */
function isAboutThing(sentence: string, name: string): boolean {
  const [, subject] = ABOUT_THING.exec(sentence) ?? []
  if (subject !== undefined) return newWords(subject, name).length === 0
  const [, inChinese] = ABOUT_THING_ZH.exec(sentence) ?? []
  return inChinese !== undefined && ownText(inChinese, name).includes(' ')
}

const ABOUT_THING_ZH =
  /^([^，。：；、]{2,16}?)(?:[（(][^）)]*[）)])?(?:为|是)(?!否|空|了|必)[^。]{4,}/

const ABOUT_THING =
  /^(?:an? |the )?((?:[\w-]+ ){0,2}[\w-]+) (?:(?:is|are) (?:\w+ly )?(?:used|needed|required|meant|intended|designed) (?:to|for)|controls?|holds?|describes?|represents?|reduces?|defines?|determines?|lets?|grants?|stores?) \w/i
