import '../../i18n/words/params'
import { bool, get } from '../../core/json/node'
import { pointer } from '../../core/json/pointer'
import { setKeyword } from '../../core/model/parameters'
import { Checkbox } from '../kit/Checkbox'
import { useWords } from '../kit/use-words'
import type { DetailProps } from './detail-parts'
import { Findings } from './Findings'
import { useEdit } from './form-context'

/** Whether an entry may come twice. */
export function UniqueEntries({ parameter, findings }: DetailProps) {
  const t = useWords()
  const edit = useEdit()
  const { path, schema } = parameter
  const node = get(schema, 'uniqueItems')
  return (
    <div>
      <div className="lab">{t('params.repeats')}</div>
      <Checkbox
        checked={node?.kind === 'boolean' && node.value}
        path={pointer([...path, 'uniqueItems'])}
        onCheck={(on) => edit(setKeyword(schema, path, 'uniqueItems', on ? bool(true) : undefined))}
      >
        {t('params.noRepeats')}
      </Checkbox>
      <Findings findings={findings} />
    </div>
  )
}
