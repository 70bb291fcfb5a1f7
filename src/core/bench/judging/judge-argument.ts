import { type Untried, whyUntried } from '../../authoring/samples/matches-pattern'
import { get, itemsOf, type JsonNode, stringOf } from '../../json/node'
import { print } from '../../json/print'
import { readPattern } from '../../schema/pattern'
import { canonical } from '../../json/canonical'
import type { ExpectedArgument, Match } from '../questions/question'

/** What came of one expected argument. */
export interface ArgumentVerdict {
  /** The document's name, and the version's where it has one. */
  readonly name: string
  readonly armName?: string
  readonly match: Match
  /** `not-judged`: the version has no such parameter, or the pattern is not tried. */
  readonly verdict: 'like' | 'unlike' | 'not-judged'
  readonly why?: 'no-counterpart' | Untried
  readonly got?: JsonNode
}

/**
 * Judges one argument under the name that the version has for it. Numbers are equal by value (3 and
 * 3.0), everything else as data, nothing is coerced. `null` counts as left out: where a vendor's strict
 * mode asks for every member, a model has no other way to say so. A pattern is searched for in a text,
 * or in a number or truth value as it is written; one that could hang is not tried.
 */
export function judgeArgument(
  { name, match, value }: ExpectedArgument,
  armName: string | undefined,
  args: JsonNode | undefined,
): ArgumentVerdict {
  const about = { name, match, ...(armName === undefined ? {} : { armName }) }
  if (armName === undefined) return { ...about, verdict: 'not-judged', why: 'no-counterpart' }
  const member = get(args, armName)
  const got = member?.kind === 'null' ? undefined : member
  const told = { ...about, ...(member ? { got: member } : {}) }
  if (match === 'regex') return { ...told, ...judgePattern(got, stringOf(value) ?? '') }
  return { ...told, verdict: holds(match, got, member, value) ? 'like' : 'unlike' }
}

function holds(
  match: Exclude<Match, 'regex'>,
  got: JsonNode | undefined,
  member: JsonNode | undefined,
  value: JsonNode | undefined,
): boolean {
  switch (match) {
    case 'present':
      return got !== undefined
    case 'absent':
      return got === undefined
    case 'equal':
      return isOne(value, got, member)
    case 'oneOf':
      return itemsOf(value).some((each) => isOne(each, got, member))
  }
}

/** Where `null` is the value that is wanted, it has to be there. */
const isOne = (
  wanted: JsonNode | undefined,
  got: JsonNode | undefined,
  member: JsonNode | undefined,
): boolean =>
  wanted?.kind === 'null'
    ? member?.kind === 'null'
    : wanted !== undefined && got !== undefined && canonical(wanted) === canonical(got)

function judgePattern(
  got: JsonNode | undefined,
  pattern: string,
): Pick<ArgumentVerdict, 'verdict' | 'why'> {
  if (!got) return { verdict: 'unlike' }
  const text = stringOf(got) ?? print(got, 0)
  const why = whyUntried(text, pattern)
  if (why) return { verdict: 'not-judged', why }
  return { verdict: readPattern(pattern).regex!.test(text) ? 'like' : 'unlike' }
}
