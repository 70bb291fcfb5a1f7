import type { Path } from '../../core/json/node'
import { pointer } from '../../core/json/pointer'
import { parametersIn } from '../../core/model/parameters'
import { useFormTool } from './form-context'
import { ParameterRow } from './ParameterRow'
import { useRowKeys } from './use-row-keys'

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
  const parameters = found.kind === 'list' ? found.parameters : []
  const keys = useRowKeys(parameters.map((parameter) => parameter.name))
  if (parameters.length === 0) return null
  return (
    <ul aria-label={label} data-list={pointer([...owner, 'properties'])}>
      {parameters.map((parameter, i) => (
        <ParameterRow
          key={keys[i]!.key}
          parameter={parameter}
          owner={owner}
          depth={depth}
          index={i}
          count={parameters.length}
        />
      ))}
    </ul>
  )
}
