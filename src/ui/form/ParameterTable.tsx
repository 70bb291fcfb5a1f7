import '../../i18n/words/params'
import { INPUT } from '../../core/model/parameters'
import { useWords } from '../kit/use-words'
import { ParameterList } from './ParameterList'
import './parameter-details.css'
import './parameters.css'
import './parameters-narrow.css'

/** The parameters as a table, fetched when there are some: a new tool has none. */
export default function ParameterTable() {
  const t = useWords()
  return (
    <div className="pt">
      <div className="ph-row" aria-hidden="true">
        <span />
        <span>{t('form.name')}</span>
        <span>{t('params.type')}</span>
        <span>{t('params.whatToPut')}</span>
      </div>
      <ParameterList owner={INPUT} depth={0} label={t('form.parameters')} />
    </div>
  )
}
