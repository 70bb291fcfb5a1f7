import '../../i18n/words/toolset'
import { useWords } from '../kit/use-words'
import './selection.css'
import { selectionToggled } from './selection'

/** Takes a row's tool into the selection, or out of it. */
export default function RowCheckbox({
  id,
  name,
  checked,
}: {
  id: string
  name: string
  checked: boolean
}) {
  const t = useWords()
  return (
    <input
      type="checkbox"
      className="cb"
      aria-label={t('toolset.selectTool', { name })}
      checked={checked}
      onChange={() => selectionToggled(id)}
    />
  )
}
