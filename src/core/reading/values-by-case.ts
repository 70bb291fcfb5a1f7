import { oncePerText } from '../once-per-text'

/** The list goes on, or only shows what a value may look like. */
const IS_OPEN =
  /\b(?:etc|e\.g|example|such as|like|or other|any other)\b|\.\.\.|…|例如|比如|等|其他/i

const QUOTED = /['"\x60“]([\w.:/-]{1,40})['"\x60”]/g

/** `Valid values — AWS: 'a', 'b'. Azure: 'c'`: each case lists its own, and together they are all. */
const CASES =
  /(?:\b(?:valid|allowed|possible|accepted|supported|permitted) values?|可选值|取值|有效值)\s*(?:[—–:：-]|为|有)\s*((?:[\p{L}\d][\p{L}\d ]{0,20}[:：]\s*['"\x60“][\w.:/-]{1,40}['"\x60”](?:\s*(?:[,，、/]|\bor\b|或)\s*['"\x60“][\w.:/-]{1,40}['"\x60”])*\s*[.;。；,，\n]?\s*){2,})/iu

/** `If set to a, …; if set to b, …`: what each value does is told one by one. */
const SET_TO =
  /(?:(?:取值|值|设置?|设定)(?:为|是|成)|\b(?:when|if) (?:it is |this is )?set to|\b(?:set|use) (?:it |this )?to)\s*['"\x60“]?([A-Za-z][\w-]{0,30}|\d{1,2})['"\x60”]?(?=\s*(?:时|[，,：:；;。]|则|表示|to\b|,|$|for\b|returns?\b|,?\s*也就是))/gi

/** The values that a text tells case by case; none where it tells none, or says that there are others. */
export const valuesByCase = oncePerText((text): readonly string[] => {
  // Most texts tell no cases, and this is asked of every parameter.
  if (!/ to |values?\b|[值定设](?:为|是|成|：|有)/i.test(text) || IS_OPEN.test(text)) return []
  const cases = CASES.exec(text)?.[1]
  if (cases !== undefined) return distinct([...cases.matchAll(QUOTED)].map((hit) => hit[1]!))
  const set = distinct([...text.matchAll(SET_TO)].map((hit) => hit[1]!))
  return set.length > 1 && set.every((value) => !IS_WORD.test(value)) ? set : []
})

/** Follows "set to" and is no value. */
const IS_WORD = /^(?:the|a|an|it|this|that|any|each|your|one|null|none|zero|empty|true|false)$/i

const distinct = (values: readonly string[]): readonly string[] => [...new Set(values)]

const IN_BRACKETS =
  /[(（]\s*([a-z][\w-]*(?:\s*(?:,|、|，|\||\/)\s*(?:or )?[a-z][\w-]*){2,})\s*[)）]\s*(?:[.。]|$)/gi

/** `Filter by category (red, green, blue)`: what stands in brackets behind the parameter's own name. */
export function valuesBehindName(text: string, name: string): readonly string[] {
  if (!/[(（]/.test(text)) return []
  const own = name
    .replace(/[^A-Za-z]+/g, ' ')
    .trim()
    .toLowerCase()
  if (own === '' || !text.toLowerCase().includes(own) || IS_OPEN.test(text)) return []
  for (const { index, 1: list = '' } of text.matchAll(IN_BRACKETS))
    if (endsIn(text.slice(0, index).trimEnd().toLowerCase(), [own, `${own}s`]))
      return distinct(list.split(/\s*(?:,|、|，|\||\/)\s*(?:or )?/))
  return []
}

/** Whether one of the words ends a text, and is no part of a longer one. */
const endsIn = (text: string, words: readonly string[]): boolean =>
  words.some(
    (word) => text.endsWith(word) && !/\w/.test(text.charAt(text.length - word.length - 1)),
  )
