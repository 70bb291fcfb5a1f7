import { withoutLabel } from './new-words'

/** The first word of what an English sentence says of the tool: "It also lists" has `lists`. */
export const firstWord = (sentence: string): string =>
  /^(?:(?:this|it) (?:(?:tool|function|command|endpoint) )?(?:will |also |[a-z]+ly )?)?([a-z]+)/i.exec(
    sentence,
  )?.[1] ?? ''

/** "Use this tool to list", "This tool is used to list" and "It allows you to list" all say: lists. */
const LEAD =
  /^(?:please )?(?:use (?:this|it)(?: (?:tool|function|command|endpoint|api))? to|(?:this|it|the)(?: (?:tool|function|command|endpoint|api))? (?:(?:is|can be|may be) (?:used|designed|intended) (?:to|for)|(?:allows?|lets?|enables?) (?:you|users|agents) (?:to )?)) ?(?=[a-z])/i

/** "A tool for listing", "A simple function that lists" and "Developers can use this API to list" too. */
const FRAME =
  /^(?:(?:this is )?(?:an? |the )?(?:[a-z]+ )?(?:tool|function|utility|helper|command|endpoint|api|action|plugin|skill|interface|method|operation)(?: (?:is |can be |)(?:used|designed|intended|meant|built))? (?:for |to |that (?:can |will |is used to |allows? (?:you|users?) to )?|which (?:can |will )?)|(?:(?:users?|developers?|agents?|apps?|applications?|clients?) (?:can |may )|you can (?=use (?:this|it)))(?:use (?:this|it|the)(?: (?:tool|function|endpoint|api|interface))? to |))(?=[a-z])(?!use\b)/i

/** What may be done stands behind an adjective: "custom reading of rows". */
const DESCRIBED_DOING = /^[a-z]+ (?=[a-z]{2,}ing of )/i

const BY_DEFAULT = /^(?:by default|optionally), ?(?:it )?(?=[a-z])/i

/** An English sentence from the word on that says what is done. */
export const withoutLead = (sentence: string): string => {
  const said = withoutLabel(sentence).replace(BY_DEFAULT, '')
  if (!OPENS_ON_TOOL.test(said)) return said
  const bare = said.replace(LEAD, '')
  const framed = bare.replace(FRAME, '')
  return framed === bare ? bare : framed.replace(DESCRIBED_DOING, '')
}

const OPENS_ON_TOOL =
  /^(?:please|use|this|it|the|an?|tool|function|utility|users?|developers?|you|agents?|apps?|applications?|clients?)\b/i
