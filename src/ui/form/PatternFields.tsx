import '../../i18n/words/params'
import { useEffect, useId, useState } from 'react'
import { Icon } from '../kit/Icon'
import type { IconName } from '../kit/icons'
import { TextField } from '../kit/TextField'
import type { WordKey } from '../../i18n/words'
import { useWords } from '../kit/use-words'
import type { DetailProps } from './detail-parts'
import { Field } from './Field'
import { isPattern, type Trial, tryPattern, warmUp } from './pattern-trial'
import { useKeyword } from './use-keyword'

/** A pattern for the whole text, and a text to try it on. */
export function PatternFields({ parameter, findings }: DetailProps) {
  const t = useWords()
  const { value, onText } = useKeyword(parameter, 'pattern', 'text')
  const id = useId()
  const [sample, setSample] = useState('')
  const isValid = isPattern(value)
  return (
    <div className="pattern">
      <Field
        label={t('params.pattern')}
        hint={t('params.patternHint')}
        path={[...parameter.path, 'pattern']}
        findings={findings}
        refusal={isValid ? undefined : t('params.notAPattern')}
      >
        {(parts) => (
          <TextField
            {...parts}
            look="s mono"
            spellCheck={false}
            autoCapitalize="off"
            value={value}
            onText={onText}
          />
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

/** A trial waits until typing rests for so many milliseconds. */
const REST_MS = 150

const STATES: Readonly<Record<Trial, { icon: IconName; look: string; word: WordKey }>> = {
  match: { icon: 'tick', look: 'pass', word: 'params.match' },
  'no-match': { icon: 'triangle', look: 'warn', word: 'params.noMatch' },
  'too-slow': { icon: 'octagon', look: 'error', word: 'params.tooSlow' },
  'not-tried': { icon: 'info', look: 'advice', word: 'params.notTried' },
}

function TrialState({ pattern, sample }: { pattern: string; sample: string }) {
  const t = useWords()
  const [done, setDone] = useState<{ pattern: string; sample: string; trial: Trial }>()
  useEffect(() => {
    if (pattern === '' || sample === '') return
    let isCurrent = true
    const timer = setTimeout(() => {
      void tryPattern(pattern, sample).then((trial) => {
        if (isCurrent) setDone({ pattern, sample, trial })
      })
    }, REST_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [pattern, sample])
  if (!done || done.pattern !== pattern || done.sample !== sample) return null
  const { icon, look, word } = STATES[done.trial]
  return (
    <span className={`sev ${look}`}>
      <Icon name={icon} />
      {t(word)}
    </span>
  )
}
