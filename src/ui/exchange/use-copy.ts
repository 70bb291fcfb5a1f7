import { useState } from 'react'
import { powers } from '../../state/powers'

export type CopyState = 'ready' | 'copied' | 'failed'

/** Copies a text and says how it went; "copied" only when the text really is on the clipboard. */
export function useCopy(): readonly [
  (text: string) => Promise<boolean>,
  (text: string) => CopyState,
] {
  const [last, setLast] = useState<{ readonly text: string; readonly ok: boolean }>()
  const copy = async (text: string) => {
    const ok = await powers().copyText(text)
    setLast({ text, ok })
    return ok
  }
  // A text that has changed since is not the one that was copied.
  const stateOf = (text: string) =>
    last?.text !== text ? 'ready' : last.ok ? 'copied' : ('failed' as const)
  return [copy, stateOf]
}
