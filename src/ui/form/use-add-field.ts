import type { Path } from '../../core/json/node'
import { addParameter, freeName, INPUT } from '../../core/model/parameters'
import { isSameList } from '../../core/same-list'
import { useEdit, useFormTool } from './form-context'

/** Whether the fields of an owner are the tool's parameters. */
export const areParameters = (owner: Path): boolean => isSameList(owner, INPUT)

/** Adds a field behind the others of an owner, ready to be named. */
export function useAddField(owner: Path): () => void {
  const { tool, onAdded } = useFormTool()
  const edit = useEdit()
  return () => {
    const name = freeName(tool, owner, areParameters(owner) ? 'parameter' : 'field')
    edit(addParameter(tool, owner, name))
    onAdded([...owner, 'properties', name])
  }
}
