import type { Path } from '../../core/json/node'
import { parametersIn } from '../../core/model/parameters'
import { useFormTool } from './form-context'
import { RowList } from './RowList'

/** The parameters of one owner as rows, each followed by those inside it. */
export function ParameterList({
  owner,
  depth,
  label,
}: {
  owner: Path
  depth: number
  label: string
}) {
  const { tool } = useFormTool()
  const found = parametersIn(tool, owner)
  if (found.kind !== 'list' || found.parameters.length === 0) return null
  const rows = found.parameters.map((each) => ({ role: 'parameter' as const, ...each }))
  const group = {
    role: 'parameter' as const,
    list: [...owner, 'properties'],
    rows,
    isPlain: false,
  }
  return <RowList group={group} depth={depth} label={label} />
}
