import type { JsonNode } from '../json/node'
import { type Parameter } from '../schema/parameters'
import { mainTypeOf } from '../schema/types'
import { askedParameters } from './asked-parameters'
import { snakeName } from './parameter-name'

const OPPOSITES: readonly (readonly [string, string])[] = [
  ['on', 'off'],
  ['enable', 'disable'],
  ['enabled', 'disabled'],
  ['include', 'exclude'],
  ['asc', 'desc'],
  ['ascending', 'descending'],
  ['show', 'hide'],
  ['open', 'close'],
  ['start', 'stop'],
  ['lock', 'unlock'],
  ['public', 'private'],
  ['allow', 'deny'],
  ['accept', 'reject'],
  ['approve', 'reject'],
  ['mute', 'unmute'],
  ['pause', 'resume'],
  ['subscribe', 'unsubscribe'],
  ['archive', 'unarchive'],
  ['income', 'expense'],
  ['buy', 'sell'],
  ['up', 'down'],
  ['开', '关'],
  ['开启', '关闭'],
  ['启用', '禁用'],
  ['升序', '降序'],
  ['显示', '隐藏'],
]
const OPPOSITE: ReadonlyMap<string, string> = new Map(
  OPPOSITES.flatMap(([a, b]): [string, string][] => [[`${a}`, b]]),
)

/** How a text says that two parameters exclude each other. */
export const EXCLUDES =
  /\b(?:mutually exclusive|cannot be (?:used|combined|set) (?:together )?with|not (?:be )?(?:used|combined) (?:together )?with|incompatible with|conflicts with|exclusive with)\b|互斥|不能(?:与|和|同)[^，。]{1,30}(?:同时|一起)|不可同时|二选一/i

export interface FlagPair {
  readonly first: Parameter
  readonly second: Parameter
}

/** Two yes-or-no parameters side by side of which only one may be true. */
export function exclusiveFlags(tool: JsonNode): readonly FlagPair[] {
  const flags = askedParameters(tool).filter(({ schema }) => mainTypeOf(schema) === 'boolean')
  if (flags.length < 2) return []
  return flags.flatMap((first, i) =>
    flags.slice(i + 1).flatMap((second) => {
      if (first.owner.schema !== second.owner.schema) return []
      return isOpposite(first.name, second.name) || names(first, second) || names(second, first)
        ? [{ first, second }]
        : []
    }),
  )
}

/** The same words but for one, which is the other's opposite. */
function isOpposite(a: string, b: string): boolean {
  const left = snakeName(a).split('_')
  const right = snakeName(b).split('_')
  if (left.length !== right.length) return false
  const differing = left.flatMap((word, i) =>
    word === right[i] ? [] : [[word, right[i]!] as const],
  )
  if (differing.length !== 1) return false
  const [x, y] = differing[0]!
  return OPPOSITE.get(x) === y || OPPOSITE.get(y) === x
}

/** The text of the one says that it excludes the other. */
const names = (one: Parameter, other: Parameter): boolean =>
  EXCLUDES.test(one.text) && other.name.length > 2 && one.text.includes(other.name)
