import type { Edit } from '../../json/edit'
import {
  arr,
  getIn,
  type JsonNode,
  membersOf,
  nil,
  type Path,
  str,
  stringOf,
} from '../../json/node'
import { nameOf } from '../../model/tool'
import { parametersIn } from './match-arm'
import { MATCHES_PATH } from '../questions/places'
import type { Arm } from '../runs/run'
import { matchesByHand, nameByHand } from './read-matches'

/** A tool of the document, or one of its parameters. */
export interface MatchedPart {
  readonly tool: string
  readonly parameter?: string
}

/** What somebody said of it that holds in a version: its name there, or null for none. */
export interface HandMatch extends MatchedPart {
  readonly armName: string | null
}

/**
 * The edits of a set's own members by which somebody says what a tool, or one of its parameters, is
 * called in other versions. The newest name comes first, since of several the first that a version has
 * counts; that it is called nothing comes last, so that versions with a known name keep it. None where it
 * is said already.
 */
export function matchingByHand(
  root: JsonNode | undefined,
  part: MatchedPart,
  armName: string | null,
): readonly Edit[] {
  const path = pathOf(part)
  const list = getIn(root, path)
  const value = armName === null ? nil : str(armName)
  if (list?.kind !== 'array') return [{ op: 'set', path, value: arr([value]) }]
  const at = list.items.findIndex((item) => says(item, armName))
  const wanted = armName === null ? list.items.length : 0
  if (at === wanted || (armName === null && at >= 0)) return []
  return [
    ...(at > 0 ? [{ op: 'remove', path: [...path, at] } as const] : []),
    { op: 'insert', path: [...path, wanted], value },
  ]
}

/** The edits that take back what was said; what held nothing else goes with it. */
export function unmatchingByHand(
  root: JsonNode | undefined,
  { armName, ...part }: HandMatch,
): readonly Edit[] {
  const path = pathOf(part)
  const list = getIn(root, path)
  const at = list?.kind === 'array' ? list.items.findIndex((item) => says(item, armName)) : -1
  if (at < 0) return []
  let gone: Path = [...path, at]
  // Up to the bench itself, which is more than its matches.
  while (gone.length > MATCHES_PATH.length && sizeOf(getIn(root, gone.slice(0, -1))) === 1)
    gone = gone.slice(0, -1)
  return [{ op: 'remove', path: gone }]
}

/** What was said by hand and holds in a version, in the order of the document's members. */
export function handMatchesIn(
  root: JsonNode | undefined,
  { tools, matches }: Pick<Arm, 'tools' | 'matches'>,
): readonly HandMatch[] {
  const there = new Set(tools.map(nameOf))
  return [...matchesByHand(root)].flatMap(([tool, { names, parameters }]) => {
    const found = nameByHand(tool, names, there)
    const other = tools.find((each) => nameOf(each) === matches.tools[tool])
    const own = new Set(other ? parametersIn(other).map(({ key }) => key) : [])
    return [
      ...(found === undefined ? [] : [{ tool, armName: found }]),
      ...[...parameters].flatMap(([parameter, said]) => {
        const armName = other && nameByHand(parameter, said, own)
        return armName === undefined ? [] : [{ tool, parameter, armName }]
      }),
    ]
  })
}

const pathOf = ({ tool, parameter }: MatchedPart): Path => [
  ...MATCHES_PATH,
  tool,
  ...(parameter === undefined ? ['is'] : ['parameters', parameter]),
]

const says = (item: JsonNode, armName: string | null): boolean =>
  armName === null ? item.kind === 'null' : stringOf(item) === armName

const sizeOf = (node: JsonNode | undefined): number =>
  node?.kind === 'array' ? node.items.length : membersOf(node).length
