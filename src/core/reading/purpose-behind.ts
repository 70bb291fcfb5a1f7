import { isAction } from './is-action'
import { newWords } from './new-words'
import { startsWithChineseVerb } from './own-characters'
import type { Given } from './read-does'
import { firstWord, withoutLead } from './sentence-lead'
import type { Span } from './sentences'
import { actionsInList } from './told-behind'
import { ACTION_VERBS_ZH } from './words/effect-verbs'
import { HEAD_VERBS_ZH } from './words/head-verbs-zh'
import { nameWords } from './words/name-words'

/** What says again what the tool does needs this many words beyond the name to say more of it. */
const AGAIN_CLEAR = 3

/**
 * What a sentence behind the first says of what is done; none where it has another part to play: to
 * order, to praise, to tell how to fill in an argument, what else happens, what the answer holds.
 */
export function purposeIn(
  spans: readonly Span[],
  at: number,
  given: readonly Readonly<Given>[],
  name: string,
): string | undefined {
  const sentence = spans[at]!.text
  const others = given[at] ?? {}
  if (LABELLED.test(sentence) || PURPOSE_HEADING.test(spans[at - 1]!.text)) return sentence
  if (isUnderOther(spans, at, given)) return undefined
  if (!isCandidate(sentence, others) || tellsElse(sentence, others, name)) return undefined
  if (others.returns !== 2 || !GIVES.test(sentence)) return sentence
  const behind = sentence.replace(FIELDS, '')
  return WHICH.test(behind) ? behind : undefined
}

/** Whether the last heading before it asks another question: what stands under "When to use:" is no purpose. */
function isUnderOther(
  spans: readonly Span[],
  at: number,
  given: readonly Readonly<Given>[],
): boolean {
  const heading = spans.slice(0, at).findLastIndex(({ text }) => /[:：]$/.test(text))
  return heading >= 0 && Object.keys(given[heading] ?? {}).length > 0
}

/** One that starts with an action and answers nothing else but what comes back. */
function isCandidate(sentence: string, others: Readonly<Given>): boolean {
  if (others.whenNot || ORDER.test(sentence) || TITLE_ZH.test(sentence)) return false
  // "Lists orders since a date; results are paged" says what it does, and more; "Filter by date" asks.
  const isAsked = !/^[A-Z]?[a-z]+s$/.test(firstWord(sentence))
  if (PLURAL_SUBJECT.test(sentence)) return false
  // "支持 A、B 和 C" lists what is done, of which one may be a limit.
  const isList =
    /^支持.*[、和及]/.test(sentence) &&
    ((others.limits !== 2 && !others.when) || actionsInList(sentence) > 1)
  // "支持高并发" praises.
  if (/^支持/.test(sentence) && !isList && !SUPPORTS_ACTION.test(sentence)) return false
  return (isList || !((others.when || others.limits) && isAsked)) && opensWithAction(sentence)
}

function tellsElse(sentence: string, others: Readonly<Given>, name: string): boolean {
  // "Use this tool to view them" mostly says the first sentence again.
  if (/^use\b/i.test(sentence) && newWords(withoutLead(sentence), name).length < AGAIN_CLEAR)
    return true
  if (DOING_AS_SUBJECT.test(sentence) || IS_GOOD_FOR.test(sentence)) return true
  // "It changes the remote state and needs a right to": what else happens, or is needed.
  if (others.limits === 2 && (POINTS_BACK.test(sentence) || TAKES.test(sentence))) return true
  const [, filled] = FILLS.exec(sentence) ?? []
  return filled !== undefined && !nameWords(name).includes(filled.toLowerCase())
}

/** Said to the model about something else than calling, or a mere benefit. */
const ORDER = /\bto the user\b|^ask the user\b|^(?:enable|allow|help|provide|make)s?\b/i

/** "Deleting the first one deletes all": the action is what the sentence is about. */
const DOING_AS_SUBJECT = /^[a-z]+ing (?:an?|the|it|this|these|all|one|its)\b/i

const IS_GOOD_FOR =
  /^(?:this|it|which)(?: (?:tool|function|approach))? (?:also )?(?:helps?|reduces?|improves?|ensures?|avoids?|prevents?|saves? (?:time|tokens)|speeds? up|simplifies|streamlines)\b/i

const POINTS_BACK = /^(?:it|this|the (?:operation|call|action|request|change))(?: also)? [a-z]+s\b/i

/** What a call takes in. */
const TAKES =
  /^(?:(?:this|the|it)(?: (?:tool|function|endpoint|api|command))? )?(?:only )?(?:accepts?|takes?|requires?|needs?|expects?)\b/i

/** "Set size to 5": what to do with an argument, where the name has no such verb. */
const FILLS = /^(set|pass|provide|specify|supply|include|omit|leave|enter|choose|select)\b/i

const GIVES =
  /^(?:(?:this|it) (?:tool )?)?(?:also )?(?:returns?|gives?|yields?|outputs?|responds?)\b/i
/** Which of all come back says what is done; in what form, only what comes back. */
const WHICH = /\b(?:by|owned|for|from|in|of|within|associated|matching|belonging)\b/i
/** Behind this stand the parts of the answer. */
const FIELDS = /(?:,? (?:including|with|as|containing|plus|such as|each with)\b|: |\().*$/i

/** "Tool description: Copies a file". */
const LABELLED = /^\W*(?:(?:tool|function|short) )?(?:description|purpose|summary): \S/i

/** A line that announces what the tool is for. */
const PURPOSE_HEADING =
  /^\W*(?:purpose|description|overview|summary|function|what (?:it|this tool) does|(?:主要|核心|工具)?(?:功能|用途|作用|描述|说明|简介)(?:描述|说明)?)\W*[:：]$/i

const SUPPORTS_ACTION = new RegExp(
  `^支持[^，。]{0,12}?(?:${ACTION_VERBS_ZH.source}|${HEAD_VERBS_ZH})`,
)

/** "Retries or reused titles can …": not "retries", the verb. */
const PLURAL_SUBJECT =
  /^\w+s (?:(?:or|and) (?:\w+ )?\w+s )?(?:can|may|might|will|are|were|must|should|have|do|cannot)\b/i

/** So short a Chinese line further down is the title of what follows. */
const TITLE_ZH = /^[\u3400-\u9fff]{1,5}$/

const OPENS_ON_TOOL_ZH =
  /^(?:支持|可以?|能够?|用于|(?:本|该|此|这个)(?:工具|接口|函数)|通过|根据|按|基于)/

/** Whether a sentence starts by saying what is done. */
export const opensWithAction = (sentence: string): boolean =>
  isAction(firstWord(withoutLead(sentence))) ||
  OPENS_ON_TOOL_ZH.test(sentence) ||
  startsWithChineseVerb(sentence)
