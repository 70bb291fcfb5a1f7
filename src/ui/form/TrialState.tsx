import '../../i18n/words/params'
import { useEffect, useState } from 'react'
import type { WordKey } from '../../i18n/words'
import { Icon } from '../kit/Icon'
import type { IconName } from '../kit/icons'
import { useWords } from '../kit/use-words'
import { type Trial, tryPattern } from './pattern-trial'

/** A trial waits until typing rests for so many milliseconds. */
const REST_MS = 150

const STATES: Readonly<Record<Trial, { icon: IconName; look: string; word: WordKey }>> = {
  match: { icon: 'tick', look: 'pass', word: 'params.match' },
  'no-match': { icon: 'triangle', look: 'warn', word: 'params.noMatch' },
  'too-slow': { icon: 'octagon', look: 'error', word: 'params.tooSlow' },
  'not-tried': { icon: 'info', look: 'advice', word: 'params.notTried' },
}

/** Whether a pattern takes a text, found out away from the page. */
export function TrialState({ pattern, sample }: { pattern: string; sample: string }) {
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
