import type { ByHand } from '../../core/diff/by-hand'
import type { SetDiff, ToolDiff } from '../../core/diff/compare-sets'
import type { Change } from '../../core/diff/change'
import { pointer } from '../../core/json/pointer'
import { nameOf } from '../../core/model/tool'
import type { Sides } from './use-comparison'

/** A tool or parameter that has another name now or none, and what it could be. */
export interface MatchRow {
  readonly name: string
  /** What it is taken for; empty where it is gone. */
  readonly is: string
  /** Names of the later version that no other is taken for, its own among them. */
  readonly options: readonly string[]
  /** What is the same by hand, once this one is taken for another. */
  readonly chosen: (byHand: ByHand, name: string | null) => ByHand
}

/** Tools that could be taken for others than they are. */
export function toolRows(diff: SetDiff, { before, after }: Sides): readonly MatchRow[] {
  // One tool and one tool are versions of one, whatever they are called.
  if (before.isSingle && after.isSingle) return []
  const fresh = diff.tools.filter((tool) => tool.before === undefined).map(({ name }) => name)
  return diff.tools.flatMap((tool): MatchRow[] => {
    if (tool.before === undefined) return []
    const name = nameOf(before.tools[tool.before]!.tool)
    const is = tool.after === undefined ? '' : tool.name
    const options = [...(is === '' ? [] : [is]), ...fresh].filter((each) => each !== '')
    if (name === '' || is === name || options.length === 0) return []
    return [
      {
        name,
        is,
        options,
        chosen: (byHand, to) => ({ ...byHand, tools: { ...byHand.tools, [name]: to } }),
      },
    ]
  })
}

/** Parameters of a tool, and fields of its result, that could be taken for others than they are. */
export function fieldRows(tool: ToolDiff, { before }: Sides): readonly MatchRow[] {
  if (tool.before === undefined || tool.after === undefined) return []
  const toolName = nameOf(before.tools[tool.before]!.tool)
  return tool.changes.flatMap((change): MatchRow[] => {
    const isGone = change.code === 'field-removed'
    if ((!isGone && change.code !== 'field-renamed') || !change.pathBefore) return []
    const at = pointer(change.pathBefore)
    const is = isGone ? '' : String(change.values['after'] ?? '')
    const fresh = tool.changes.flatMap((each) =>
      each.code.startsWith('field-added') && isBeside(each, change)
        ? [String(each.values['name'])]
        : [],
    )
    const options = [...(is === '' ? [] : [is]), ...fresh]
    if (options.length === 0) return []
    const name = String(change.values[isGone ? 'name' : 'before'] ?? '')
    return [
      {
        name: holderOf(change) === '' ? name : `${holderOf(change)}.${name}`,
        is,
        options,
        chosen: (byHand, to) => ({
          ...byHand,
          fields: {
            ...byHand.fields,
            [toolName]: { ...byHand.fields?.[toolName], [at]: to },
          },
        }),
      },
    ]
  })
}

/** The object that a field is in: what its name stands behind. */
const holderOf = ({ field = '' }: Change): string =>
  field.includes('.') ? field.slice(0, field.lastIndexOf('.')) : ''

const isBeside = (a: Change, b: Change): boolean =>
  holderOf(a) === holderOf(b) && a.isOutput === b.isOutput
