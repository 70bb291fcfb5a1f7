import { useState } from 'react'
import type { WordKey } from '../../i18n/words'

/** Why a draft is not in the document. Forgotten as soon as the value in the document is another. */
export function useRefusal(
  value: string,
): [refusal: WordKey | undefined, refuse: (reason: WordKey | undefined) => void] {
  const [refused, setRefused] = useState<{ value: string; reason: WordKey }>()
  const refuse = (reason: WordKey | undefined) => setRefused(reason && { value, reason })
  return [refused?.value === value ? refused.reason : undefined, refuse]
}
