import type { Judged, Picked } from '../judging/judged'
import type { Expected, Question } from '../questions/question'
import type { Arm } from '../runs/run'
import { nameInVersion } from './name-in-version'

/** A row or a column: a tool by the document's name, or what is none. */
export type Label =
  | { readonly is: 'tool'; readonly name: string }
  | { readonly is: 'none' }
  | { readonly is: 'ask' }
  | { readonly is: 'unknown' }

export interface ConfusionCell {
  /** Trials. */
  readonly count: number
  /** Ids of the questions that they are of. */
  readonly questions: readonly string[]
}

/** What was expected, by row, against what was picked, by column. Rows and columns share their order. */
export interface Confusion {
  readonly expected: readonly Label[]
  readonly picked: readonly Label[]
  /** By row, then column. */
  readonly cells: readonly (readonly ConfusionCell[])[]
}

export const labelKey = (label: Label): string =>
  label.is === 'tool' ? `tool ${label.name}` : label.is

/** What a label is called in a version; a tool that only the version has, by its own name. */
export const labelInVersion = (arm: Arm, label: Label): string =>
  label.is === 'tool' ? (nameInVersion(arm, label.name) ?? label.name) : ''

const OTHERS = ['none', 'ask', 'unknown'] as const

/** Trials of one version, those that were judged. Tools stand in the order of the questions. */
export function confusionOf(questions: readonly Question[], rows: readonly Judged[]): Confusion {
  const byId = new Map(questions.map((question) => [question.id, question]))
  const counts = new Map<string, Map<string, string[]>>()
  const seen = new Map<string, Label>()
  const expectedKeys = new Set<string>()
  for (const { question: id, judgement, picked } of rows) {
    const question = byId.get(id)
    if (!question || !picked || (judgement !== 'right' && judgement !== 'wrong')) continue
    const column = labelOf(picked)
    const row = rowOf(question.expected, column)
    if (!row) continue
    for (const label of [row, column]) seen.set(labelKey(label), label)
    expectedKeys.add(labelKey(row))
    const cells = counts.get(labelKey(row)) ?? new Map<string, string[]>()
    counts.set(labelKey(row), cells)
    cells.set(labelKey(column), [...(cells.get(labelKey(column)) ?? []), id])
  }
  const picked = inOrder(seen, questions)
  const expected = picked.filter((label) => expectedKeys.has(labelKey(label)))
  const cells = expected.map((row) =>
    picked.map((column) => {
      const ids = counts.get(labelKey(row))?.get(labelKey(column)) ?? []
      return { count: ids.length, questions: [...new Set(ids)] }
    }),
  )
  return { expected, picked, cells }
}

const labelOf = (picked: Picked): Label =>
  picked.is === 'tool' ? { is: 'tool', name: picked.name } : { is: picked.is }

/** Of several tools that would do, the one that was picked, else the first. */
function rowOf(expected: Expected, column: Label): Label | undefined {
  if (expected.is !== 'tool') return { is: expected.is }
  const { tools } = expected
  const name = column.is === 'tool' && tools.includes(column.name) ? column.name : tools[0]
  return name === undefined ? undefined : { is: 'tool', name }
}

function inOrder(
  seen: ReadonlyMap<string, Label>,
  questions: readonly Question[],
): readonly Label[] {
  const order = questions.flatMap(({ expected }) =>
    expected.is === 'tool' ? expected.tools.map((name) => labelKey({ is: 'tool', name })) : [],
  )
  const rest = [...seen.keys()].filter((key) => key.startsWith('tool '))
  const keys = [...new Set([...order, ...rest]), ...OTHERS]
  return keys.flatMap((key) => seen.get(key) ?? [])
}

export interface ConfusedPair extends ConfusionCell {
  readonly expected: Label
  readonly picked: Label
}

/** Every cell with its row and column, those on the diagonal too. */
export const pairsOf = ({ expected, picked, cells }: Confusion): readonly ConfusedPair[] =>
  expected.flatMap((row, i) =>
    picked.map((column, j) => ({ expected: row, picked: column, ...cells[i]![j]! })),
  )

/** What was picked for something else, the most frequent first. */
export function confusedPairs(confusion: Confusion): readonly ConfusedPair[] {
  return pairsOf(confusion)
    .filter((pair) => pair.count > 0 && labelKey(pair.expected) !== labelKey(pair.picked))
    .sort((a, b) => b.count - a.count)
}
