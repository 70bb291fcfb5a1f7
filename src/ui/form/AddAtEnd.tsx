import '../../i18n/words/params'
import type { Path } from '../../core/json/node'
import { pointer } from '../../core/json/pointer'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { areParameters, useAddField } from './use-add-field'

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
  const add = useAddField(owner)
  return (
    <p className="add-at-end">
      <button type="button" className="btn s" data-adds={pointer(owner)} onClick={add}>
        <Icon name="plus" small />
        {within !== undefined
          ? t('params.addNextIn', { name: within })
          : t(areParameters(owner) ? 'params.addNext' : 'params.addNextField')}
      </button>
    </p>
  )
}
