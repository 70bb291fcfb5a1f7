import '../../../i18n/words/injected'
import { useState } from 'react'
import { INJECTED, type InjectedEntry } from '../../../core/authoring/injected/injected-list'
import { SOURCES } from '../../../core/authoring/injected/injected-sources'
import {
  moveToInjected,
  moveToParameters,
  removeInjected,
  setInjected,
} from '../../../core/authoring/injected/move-injected'
import { getIn } from '../../../core/json/node'
import { pointer } from '../../../core/json/pointer'
import { INPUT } from '../../../core/model/parameters'
import { Icon } from '../../kit/Icon'
import { Select } from '../../kit/Select'
import { TextField } from '../../kit/TextField'
import { useWords } from '../../kit/use-words'
import { Findings } from '../Findings'
import { useEdit, useFindingsAt, useFormTool } from '../form-context'

/** One thing that the system fills in: where from, and the way back to the parameters. */
export function InjectedRow({ entry }: { entry: InjectedEntry }) {
  const t = useWords()
  const { tool } = useFormTool()
  const edit = useEdit()
  const { name, source, index } = entry
  const path = [...INJECTED, index]
  const findings = useFindingsAt(path)
  const known = SOURCES.find((each) => each === source)
  const [isOwn, setOwn] = useState(false)
  const showsText = isOwn || (source !== '' && !known)
  const isStill = getIn(tool, [...INPUT, 'properties', name]) !== undefined
  const choose = (value: string) => {
    setOwn(value === 'own')
    if (value !== 'own') edit(setInjected(tool, index, 'source', value))
  }
  return (
    <li data-row={pointer(path)}>
      <div className="inject-row">
        <code>{name}</code>
        <Select
          look="s"
          aria-label={t('injected.sourceOf', { name })}
          data-path={pointer([...path, 'source'])}
          value={showsText ? 'own' : source}
          options={[
            { value: '', label: t('injected.unsaid') },
            ...SOURCES.map((each) => ({
              value: each as string,
              label: t(`injected.source_${each}`),
            })),
            { value: 'own', label: t('injected.own') },
          ]}
          onChoose={choose}
        />
        <span className="inject-acts">
          {isStill && (
            <button
              type="button"
              className="btn s line"
              aria-label={t('injected.moveOf', { name })}
              onClick={() => edit(moveToInjected(tool, name))}
            >
              {t('injected.move')}
            </button>
          )}
          <button
            type="button"
            className="btn s"
            aria-label={t('injected.backOf', { name })}
            onClick={() => edit(moveToParameters(tool, index))}
          >
            <Icon name="model" small />
            {t('injected.back')}
          </button>
          <button
            type="button"
            className="btn icon s"
            aria-label={t('injected.removeOf', { name })}
            onClick={() => edit(removeInjected(tool, index))}
          >
            <Icon name="trash" />
          </button>
        </span>
      </div>
      {showsText && (
        <TextField
          look="s"
          value={source}
          placeholder={t('injected.ownExample')}
          aria-label={t('injected.ownOf', { name })}
          onText={(text) => edit(setInjected(tool, index, 'source', text), path)}
        />
      )}
      {isStill && <p>{t('injected.still')}</p>}
      <Findings findings={findings} />
    </li>
  )
}
