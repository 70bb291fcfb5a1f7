import { useEffect, useState } from 'react'
import type { Spell } from '../../core/naming/chinese-words'

/** The spelling of Chinese in pinyin, once it is there. Its tables are large, and few names need them. */
export function useSpelling(isNeeded: boolean): Spell | undefined {
  const [spelling, setSpelling] = useState<{ readonly spell: Spell }>()
  useEffect(() => {
    if (!isNeeded) return
    let wanted = true
    void import('../../core/naming/pinyin').then(({ spellInPinyin }) => {
      if (wanted) setSpelling({ spell: spellInPinyin })
    })
    return () => {
      wanted = false
    }
  }, [isNeeded])
  return isNeeded ? spelling?.spell : undefined
}

/** Whether a name has letters that only a spelling makes Latin. */
export const needsSpelling = (name: string): boolean => /[^\p{ASCII}]/u.test(name)
