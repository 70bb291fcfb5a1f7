import { get, getIn, type JsonNode, type Path, stringOf } from '../json/node'
import { descriptionText } from '../model/description'
import { listAround } from '../schema/list-around'
import { parametersOf } from '../schema/parameters'
import type { ParameterRule } from '../schema/parameter-rules'
import { literalPattern } from './literal-pattern'
import { namesOfRule } from './rule-sentence'
import { splitSentences } from './sentences'
import { nameWords } from './words/name-words'
import { AS_A_NOTE, NEEDED_WITH, ONE_OF, SOME_OF } from './words/rule-words'

/** Whether a text of the tool says a rule that its schema has between parameters. */
export function isSaid(tool: JsonNode, rule: ParameterRule): boolean {
  const names = namesOfRule(rule)
  const called = new Map(names.map((name) => [name, calls(rule.owner.schema, name)]))
  const isOnly = hasNoOther(rule, names)
  return passages(tool, rule, names).some((passage) => {
    if (!cueOf(rule).test(passage) && !AS_A_NOTE.test(passage)) return false
    const isNamed = (name: string): boolean => called.get(name)!.some((call) => call.test(passage))
    if (namesThem(rule, isNamed)) return true
    // Where the object has no other parameters, "exactly one must be given" can mean no others.
    return isOnly && rule.kind !== 'with' && rule.kind !== 'when' && COUNTED.test(passage)
  })
}

const COUNTED =
  /\b(?:exactly one|only one|at least one|at most one|mutually exclusive|not both)\b|[二两三]\s*(?:选|择)\s*一|任选其一|至少(?:填|传|提供|一)|只能(?:填|传|选|提供)|互斥|不能同时/i

function cueOf({ kind }: ParameterRule): RegExp {
  if (kind === 'some') return SOME_OF
  return kind === 'with' || kind === 'when' ? NEEDED_WITH : ONE_OF
}

function namesThem(rule: ParameterRule, isNamed: (name: string) => boolean): boolean {
  if (rule.kind === 'apart') return rule.names.every(isNamed)
  if (rule.kind === 'with') return isNamed(rule.name) && rule.needs.some(isNamed)
  if (rule.kind === 'when') return isNamed(rule.name) && rule.needs.some(isNamed)
  return rule.groups.every((group) => group.some(isNamed))
}

const hasNoOther = (rule: ParameterRule, names: readonly string[]): boolean => {
  const all = get(rule.owner.schema, 'properties')
  return all?.kind === 'object' && all.members.every(({ key }) => names.includes(key))
}

/**
 * Where a rule may be said: in the description, in the text of the object, in the text of one of the
 * parameters (which speaks of itself without its name). A line that ends in a colon goes with what
 * is listed under it.
 */
function passages(
  tool: JsonNode,
  rule: ParameterRule,
  names: readonly string[],
): readonly string[] {
  const { owner } = rule
  const own = parametersOf(tool).filter(
    (each) => names.includes(each.name) && each.path.length >= owner.path.length + 2,
  )
  // What is said of a list is said of the objects in it.
  const holders: Path[] = []
  for (let at: Path | undefined = owner.path; at; at = listAround(at)) holders.push(at)
  const ofOwner = holders
    .filter((path) => path.length > 1)
    .map((path) => stringOf(getIn(tool, [...path, 'description'])) ?? '')
  const ofRule = stringOf(getIn(tool, [...rule.path, 'description'])) ?? ''
  return [
    ...sentencesWithLists(descriptionText(tool)),
    ...ofOwner.flatMap(sentencesWithLists),
    ...sentencesWithLists(ofRule),
    ...own.flatMap(({ name, text }) => splitSentences(text).map((each) => `${name}: ${each.text}`)),
  ]
}

function sentencesWithLists(text: string): readonly string[] {
  const sentences = splitSentences(text).map((each) => each.text)
  return sentences.map(
    (sentence, i) =>
      // What a line announces, and what a second sentence adds: "Give a or b. Not both."
      sentence + ' ' + sentences.slice(i + 1, i + (/[:：]$/.test(sentence) ? 8 : 2)).join(' '),
  )
}

/** How a text may call a parameter: by its name, by its words, by its title or what it is said to be. */
function calls(owner: JsonNode, name: string): readonly RegExp[] {
  const schema = get(get(owner, 'properties'), name)
  const words = nameWords(name)
  const head = /^[^，。；：、（(,.;:\s]{2,8}(?=[，。；：、（(,.;:\s]|$)/.exec(
    stringOf(get(schema, 'description')) ?? '',
  )?.[0]
  const title = stringOf(get(schema, 'title'))
  const chinese = [head, title].filter((each) => each !== undefined && /[\u3400-\u9fff]/.test(each))
  return [
    wordly(literalPattern(name)),
    ...(words.length > 1 ? [wordly(words.map(literalPattern).join('[ _-]'))] : []),
    ...(title === undefined || title.trim().length < 2
      ? []
      : [wordly(literalPattern(title.trim()))]),
    ...chinese.map((each) => new RegExp(literalPattern(each!))),
  ]
}

const wordly = (source: string): RegExp =>
  new RegExp(`(?<![\\p{Script=Latin}0-9_])${source}(?![\\p{Script=Latin}0-9_])`, 'iu')
