import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '../../state/after-paint'
import type { SharedSet } from './shared-set'
import type { TalkParts } from './talk-parts'

/** The parts for reviewing a set, fetched when its words are on screen. */
export function useTalkParts(set: SharedSet): TalkParts | undefined {
  const [parts, setParts] = useState<{ readonly of: SharedSet; readonly parts: TalkParts }>()
  useEffect(() => {
    let isWanted = true
    const cancel = afterPaint(() => {
      void import('./talk/parts').then(({ partsFor }) => {
        if (isWanted) startTransition(() => setParts({ of: set, parts: partsFor(set) }))
      })
    })
    return () => {
      isWanted = false
      cancel()
    }
  }, [set])
  return parts?.of === set ? parts.parts : undefined
}
