import '../../i18n/words/params'
import type { Path } from '../../core/json/node'
import { pointer } from '../../core/json/pointer'
import { addParameter, freeName, INPUT } from '../../core/model/parameters'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { useEdit, useFormTool } from './form-context'

/** The next row, from where the last one ends: the button that added the first is far above by then. */
export function AddAtEnd({
  owner,
  within,
}: {
  owner: Path
  /** What the fields belong to, where they stand inside another row. */
  within?: string
}) {
  const t = useWords()
  const { tool, onAdded } = useFormTool()
  const edit = useEdit()
  const isParameter = owner.length === INPUT.length && owner[0] === INPUT[0]
  const add = () => {
    const name = freeName(tool, owner, isParameter ? 'parameter' : 'field')
    edit(addParameter(tool, owner, name))
    onAdded([...owner, 'properties', name])
  }
  return (
    <p className="add-at-end">
      <button type="button" className="btn s" data-adds={pointer(owner)} onClick={add}>
        <Icon name="plus" small />
        {within !== undefined
          ? t('params.addNextIn', { name: within })
          : t(isParameter ? 'params.addNext' : 'params.addNextField')}
      </button>
    </p>
  )
}
