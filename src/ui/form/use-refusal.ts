import { useState } from 'react'
import type { WordKey } from '../../i18n/words'

/**
 * Why a draft is not in the document. Forgotten as soon as the value in the document is another than
 * the one `kept`, which is that of now unless it is said.
 */
export function useRefusal(
  value: string,
): [refusal: WordKey | undefined, refuse: (reason: WordKey | undefined, kept?: string) => void] {
  const [refused, setRefused] = useState<{ value: string; reason: WordKey }>()
  const refuse = (reason: WordKey | undefined, kept = value) =>
    setRefused(reason && { value: kept, reason })
  return [refused?.value === value ? refused.reason : undefined, refuse]
}
