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
  /^(?:(?:this is )?(?:an? |the )?(?:[a-z]+ )?(?:tool|function|utility|helper|command|endpoint|api|action|plugin|skill|interface|method|operation)(?: (?:is |can be |)(?:used|designed|intended|meant|built))? (?:for |to |that (?:can |will |is used to |allows? (?:(?:you|users?|agents?|models?) to )?(?=[a-z]+))?|which (?:can |will )?)|(?:(?:users?|developers?|agents?|apps?|applications?|clients?) (?:can |may )|you can (?=use (?:this|it)))(?:use (?:this|it|the)(?: (?:tool|function|endpoint|api|interface))? to |))(?=[a-z])(?!use\b)/i

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

/** "This tool belongs to the shop suite, which …" tells of its family. */
export const isOfSuite = (sentence: string): boolean =>
  /^(?:this|the|it)(?: (?:tool|function|api|endpoint))? (?:belongs to|is (?:part|one|a member) of)\b/i.test(
    sentence,
  )

/**
 * A word at the head of an English sentence with a determiner behind it is a verb, whichever it is:
 * "Establishes a link". Prepositions and conjunctions stand there too.
 */
export const opensOnVerb = (sentence: string): boolean => {
  const [, first = ''] = BEFORE_DETERMINER.exec(withoutLead(sentence)) ?? []
  return first !== '' && !NO_VERB.has(first.toLowerCase())
}

const BEFORE_DETERMINER =
  /^([a-z]{3,}(?:-[a-z]+)?)(?:ly)? (?:an?|the|all|your|one|two|multiple|several|any|each|every|its|their|new|existing)\b/i

/** Words of English grammar that a determiner can follow. */
const NO_VERB: ReadonlySet<string> = new Set(
  (
    'after against all alongside also among and any are around because before behind below beside besides between ' +
    'beyond both but despite during each either every except for from given has have how including inside into its ' +
    'like near neither nor not off once only onto otherwise outside over per plus rather same since such than that ' +
    'the then there these this those though through throughout toward towards under unless unlike until upon using ' +
    'via was were what when whenever where whereas whether which while with within without exactly please'
  ).split(' '),
)
