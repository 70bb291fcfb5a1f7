import '../../i18n/words/params'
import type { Path } from '../../core/json/node'
import { INPUT } from '../../core/model/parameters'
import { useWords } from '../kit/use-words'
import { AddAtEnd } from './AddAtEnd'
import { ParameterList } from './ParameterList'
import './parameter-details.css'
import './parameters.css'
import './parameters-narrow.css'

/** The parameters as a table, fetched when there are some: a new tool has none. */
export default function ParameterTable({
  owner = INPUT,
  label,
}: {
  /** The schema whose fields are listed; the input schema when nothing is said. */
  owner?: Path
  label?: string
}) {
  const t = useWords()
  return (
    <div className="pt">
      <div className="ph-row" aria-hidden="true">
        <span />
        <span>{t('form.name')}</span>
        <span>{t('params.type')}</span>
        <span>{t(owner[0] === INPUT[0] ? 'params.whatToPut' : 'params.whatItIs')}</span>
      </div>
      <ParameterList owner={owner} depth={0} label={label ?? t('form.parameters')} />
      <AddAtEnd owner={owner} />
    </div>
  )
}
