import type { Edit } from '../json/edit'
import {
  arr,
  get,
  getIn,
  itemsOf,
  type JsonNode,
  member,
  obj,
  type Path,
  sameData,
  str,
  stringOf,
} from '../json/node'
import { printScalar } from '../json/print'
import { meaningsIn, withMeanings } from '../reading/value-meanings'
import { listAround } from '../schema/list-around'
import { choiceUnionOf, isChoiceOfBranches, valueOfBranch } from './choice-branches'
import { descriptionText } from './description'
import { setKeyword } from './parameters'
import { bodyOf } from './schema-body'

/** One allowed value of a choice, where it stands, and what it means as the model reads it. */
export interface Choice {
  readonly value: JsonNode
  readonly path: Path
  readonly meaning: string
}

/** Where the values of a choice are listed: under `enum`, or one to a branch. */
export interface Choices {
  readonly list: Path
  readonly isBranches: boolean
  readonly choices: readonly Choice[]
}

/** Lists beside `enum` that speak of its values by their place, and so move with them. */
const PARALLEL = [
  'enumNames',
  'enumDescriptions',
  'x-enumNames',
  'x-enumDescriptions',
  'x-enum-varnames',
  'x-enum-descriptions',
]

/** The allowed values of the schema at a path, with their meanings. */
export function choicesOf(tool: JsonNode, path: Path): Choices {
  const schema = getIn(tool, path)
  const union = schema && isChoiceOfBranches(schema) ? choiceUnionOf(schema) : undefined
  if (union) {
    const list = [...path, union]
    const choices = itemsOf(get(schema, union)).map((branch, i) => ({
      value: valueOfBranch(branch)!,
      path: [...list, i, ...(get(branch, 'const') ? ['const'] : ['enum', 0])],
      meaning: stringOf(get(branch, meaningKeyOf(branch))) ?? '',
    }))
    return { list, isBranches: true, choices }
  }
  const list = [...path, 'enum']
  const values = itemsOf(get(schema, 'enum'))
  const text = stringOf(getIn(tool, [...textPathOf(tool, path), 'description'])) ?? ''
  const found = new Map(
    meaningsIn(text, values.map(nameOfValue)).map(({ value, meaning }) => [value, meaning]),
  )
  const choices = values.map((value, i) => ({
    value,
    path: [...list, i],
    meaning: found.get(nameOfValue(value)) ?? '',
  }))
  return { list, isBranches: false, choices }
}

/** A value as a text names it. */
export const nameOfValue = (value: JsonNode): string => stringOf(value) ?? printScalar(value)

const meaningKeyOf = (branch: JsonNode): string =>
  get(branch, 'description') || !get(branch, 'title') ? 'description' : 'title'

/**
 * The schema whose description explains the values of the schema at a path: itself, or what wraps it
 * (a list, a branch beside null) where it has no description of its own.
 */
export function textPathOf(tool: JsonNode, path: Path): Path {
  if (get(getIn(tool, path), 'description')) return path
  const list = listAround(path)
  if (list && path.length > 2) return textPathOf(tool, list)
  const outer = path.slice(0, -2)
  const isWrapped =
    ['anyOf', 'oneOf', 'allOf'].includes(String(path.at(-2))) &&
    outer.length > 0 &&
    bodyOf(tool, outer).path.length === path.length &&
    bodyOf(tool, outer).reference === undefined
  return isWrapped ? textPathOf(tool, outer) : path
}

type Explained = readonly { readonly value: string; readonly meaning: string }[]

/** The edit by which the text says these meanings, and no others; none where it says so already. */
function meaningEdits(tool: JsonNode, path: Path, wanted: Explained): Edit[] {
  const at = textPathOf(tool, path)
  const holder = getIn(tool, at)
  const text = stringOf(get(holder, 'description')) ?? ''
  const before = itemsOf(getIn(tool, [...path, 'enum'])).map(nameOfValue)
  const next = withMeanings(text, wanted, before, descriptionText(tool))
  if (next === text) return []
  return setKeyword(holder, at, 'description', next === '' ? undefined : str(next))
}

const explained = ({ choices }: Choices): { value: string; meaning: string }[] =>
  choices.map(({ value, meaning }) => ({ value: nameOfValue(value), meaning }))

/** Says what a value means, where the model reads it; an empty meaning is taken out. */
export function setMeaning(tool: JsonNode, path: Path, index: number, meaning: string): Edit[] {
  const found = choicesOf(tool, path)
  const choice = found.choices[index]
  if (!choice) return []
  if (!found.isBranches)
    return meaningEdits(
      tool,
      path,
      explained(found).map((each, i) => (i === index ? { ...each, meaning } : each)),
    )
  const at = [...found.list, index]
  const branch = getIn(tool, at)!
  return setKeyword(
    branch,
    at,
    meaningKeyOf(branch),
    meaning.trim() === '' ? undefined : str(meaning),
  )
}

/** Gives a value another spelling; its meaning stays with it. */
export function setChoiceValue(tool: JsonNode, path: Path, index: number, value: JsonNode): Edit[] {
  const found = choicesOf(tool, path)
  const choice = found.choices[index]
  if (!choice) return []
  const edit: Edit = { op: 'set', path: choice.path, value }
  if (found.isBranches) return [edit]
  const wanted = explained(found)
  // The old name's entry goes and the new one's comes, so the text is written without it first.
  const renamed = wanted.map((each, i) =>
    i === index ? { ...each, value: nameOfValue(value) } : each,
  )
  return [...meaningEdits(tool, path, choice.meaning === '' ? wanted : renamed), edit]
}

/** Adds a value behind the others; makes the list where there is none. */
export function addChoice(tool: JsonNode, path: Path, value: JsonNode): Edit[] {
  const found = choicesOf(tool, path)
  const schema = getIn(tool, path)
  const count = found.choices.length
  if (found.isBranches)
    return [{ op: 'insert', path: [...found.list, count], value: obj([member('const', value)]) }]
  const parallels = parallelLists(schema, count).map((key): Edit => ({
    op: 'insert',
    path: [...path, key, count],
    value: str(nameOfValue(value)),
  }))
  return get(schema, 'enum')?.kind === 'array'
    ? [{ op: 'insert', path: [...found.list, count], value }, ...parallels]
    : setKeyword(schema, path, 'enum', arr([value]))
}

/** Takes a value out, and its meaning; the list goes with its last value. */
export function removeChoice(tool: JsonNode, path: Path, index: number): Edit[] {
  const found = choicesOf(tool, path)
  const count = found.choices.length
  if (index < 0 || index >= count) return []
  const schema = getIn(tool, path)
  const at = (list: Path): Edit => ({
    op: 'remove',
    path: count === 1 ? list : [...list, index],
  })
  if (found.isBranches) return [at(found.list)]
  const left = explained(found).filter((_, i) => i !== index)
  return [
    ...meaningEdits(tool, path, left),
    at(found.list),
    ...parallelLists(schema, count).map((key) => at([...path, key])),
  ]
}

/** Moves a value to another place, and its meaning in the clause of meanings with it. */
export function moveChoice(tool: JsonNode, path: Path, from: number, to: number): Edit[] {
  const found = choicesOf(tool, path)
  const count = found.choices.length
  if (from === to || from < 0 || to < 0 || from >= count || to >= count) return []
  const move = (list: Path): Edit => ({ op: 'move', path: [...list, from], to })
  if (found.isBranches) return [move(found.list)]
  const order = explained(found)
  order.splice(to, 0, ...order.splice(from, 1))
  const schema = getIn(tool, path)
  return [
    ...meaningEdits(tool, path, order),
    move(found.list),
    ...parallelLists(schema, count).map((key) => move([...path, key])),
  ]
}

const parallelLists = (schema: JsonNode | undefined, count: number): readonly string[] =>
  PARALLEL.filter((key) => count > 0 && itemsOf(get(schema, key)).length === count)

/** Whether a value is in the list already. */
export const hasChoice = (choices: readonly Choice[], value: JsonNode): boolean =>
  choices.some((choice) => sameData(choice.value, value))
