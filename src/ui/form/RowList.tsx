import { pointer } from '../../core/json/pointer'
import { print } from '../../core/json/print'
import type { RowGroup } from '../../core/model/row-places'
import { useFormTool } from './form-context'
import { ParameterRow } from './ParameterRow'
import { useRowLabels } from './row-labels'
import { useRowKeys } from './use-row-keys'

/** Rows that stand under one schema together: fields, variants, entries. */
export function RowList({
  group,
  depth,
  label,
}: {
  group: RowGroup
  depth: number
  label: string
}) {
  const { tool } = useFormTool()
  const labels = useRowLabels(tool, group)
  // What has no name is known by what it says.
  const keys = useRowKeys(
    group.rows.map((row) => (row.role === 'parameter' ? row.name : print(row.schema, 0))),
  )
  return (
    <ul aria-label={label} data-list={pointer(group.list)}>
      {group.rows.map((place, i) => (
        <ParameterRow
          key={keys[i]!.key}
          place={place}
          label={labels[i]!}
          depth={depth}
          index={i}
          count={group.rows.length}
        />
      ))}
    </ul>
  )
}
