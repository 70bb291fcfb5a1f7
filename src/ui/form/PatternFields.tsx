import '../../i18n/words/params'
import { useId, useState } from 'react'
import { str } from '../../core/json/node'
import { setKeyword } from '../../core/model/parameters'
import { READY_PATTERNS } from '../../core/model/ready-patterns'
import { useView } from '../../state/view'
import { MenuButton } from '../kit/MenuButton'
import { TextField } from '../kit/TextField'
import { useWords } from '../kit/use-words'
import type { DetailProps } from './detail-parts'
import { Field } from './Field'
import { useEdit } from './form-context'
import { isPattern, warmUp } from './pattern-trial'
import { TrialState } from './TrialState'
import { useKeyword } from './use-keyword'

/** A pattern for the whole text, and a text to try it on. */
export function PatternFields({ parameter, findings }: DetailProps) {
  const t = useWords()
  const { value, onText } = useKeyword(parameter, 'pattern', 'text')
  const id = useId()
  const [sample, setSample] = useState('')
  const isValid = isPattern(value)
  const lang = useView((state) => state.lang)
  const edit = useEdit()
  const ready = READY_PATTERNS.find((each) => each.pattern === value)
  return (
    <div className="pattern">
      <Field
        label={t('params.pattern')}
        end={
          <MenuButton
            className="link"
            label={t('params.readyPatterns')}
            items={READY_PATTERNS.map((each) => ({
              id: each.id,
              label: each.name[lang],
              note: each.takes,
              onChoose: () => {
                edit(setKeyword(parameter.schema, parameter.path, 'pattern', str(each.pattern)))
                setSample(each.takes)
              },
            }))}
          >
            {t('params.readyPatterns')}
          </MenuButton>
        }
        path={[...parameter.path, 'pattern']}
        findings={findings}
        refusal={isValid ? undefined : t('params.notAPattern')}
      >
        {(parts) => (
          <>
            <TextField
              {...parts}
              look="s mono"
              spellCheck={false}
              autoCapitalize="off"
              value={value}
              onText={onText}
            />
            <p className="note">
              {ready
                ? t('params.patternTakes', { takes: ready.takes, refuses: ready.refuses })
                : t('params.patternHint')}
            </p>
          </>
        )}
      </Field>
      <div>
        <div className="lab">
          <label htmlFor={id}>{t('params.tryIt')}</label>
        </div>
        <div className="pair">
          <TextField
            id={id}
            look="s mono"
            spellCheck={false}
            autoCapitalize="off"
            placeholder={t('params.tryItExample')}
            value={sample}
            onText={setSample}
            onFocus={warmUp}
            aria-describedby={`${id}-trial`}
          />
          <span id={`${id}-trial`} role="status">
            {isValid && <TrialState pattern={value} sample={sample} />}
          </span>
        </div>
      </div>
    </div>
  )
}
