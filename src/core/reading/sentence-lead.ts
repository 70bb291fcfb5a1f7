import { withoutLabel } from './new-words'

/** The first word of what an English sentence says of the tool: "It also lists" has `lists`. */
export const firstWord = (sentence: string): string =>
  /^(?:(?:this|it) (?:(?:tool|function|command|endpoint) )?(?:will |also |[a-z]+ly )?)?([a-z]+)/i.exec(
    sentence,
  )?.[1] ?? ''

/** "Use this tool to list", "This tool is used to list" and "It allows you to list" all say: lists. */
const LEAD =
  /^(?:please )?(?:use (?:this|it)(?: (?:tool|function|command|endpoint|api))? to|(?:this|it|the)(?: (?:tool|function|command|endpoint|api))? (?:(?:is|can be|may be) (?:used|designed|intended) (?:to|for)|(?:allows?|lets?|enables?) (?:you|users|agents) (?:to )?)) ?(?=[a-z])/i

const BY_DEFAULT = /^(?:by default|optionally), ?(?:it )?(?=[a-z])/i

/** An English sentence from the word on that says what is done. */
export const withoutLead = (sentence: string): string => {
  const said = withoutLabel(sentence).replace(BY_DEFAULT, '')
  return /^(?:please|use|this|it|the)\b/i.test(said) ? said.replace(LEAD, '') : said
}
