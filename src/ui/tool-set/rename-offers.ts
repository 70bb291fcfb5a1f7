import { useRef } from 'react'
import { nameOf } from '../../core/model/tool'
import { toolNow } from '../form/tool-now'
import { signal } from '../kit/signal'

/** What tools were called before their name was typed over, while texts may still say so. */
export const formerNames = signal<ReadonlyMap<string, string>>(new Map())

export function formerNameSettled(id: string, former: string | undefined): void {
  const names = new Map(formerNames.get())
  if (former === undefined) names.delete(id)
  else names.set(id, former)
  formerNames.set(names)
}

/**
 * For the name's field: whether the tool has another name is asked when the field is left or Enter is
 * pressed, never at a keystroke. A former name that texts still say is kept over further names.
 */
export function useSettledName(id: string) {
  const began = useRef<string>(undefined)
  const settle = () => {
    const from = began.current
    const to = nameOf(toolNow(id).tool)
    began.current = to
    if (from === undefined || from.trim() === '' || to.trim() === '' || from === to) return
    void import('./still-mentioned').then(({ isStillMentioned }) => {
      const older = formerNames.get().get(id)
      if (older === undefined || !isStillMentioned(id, older)) formerNameSettled(id, from)
    })
  }
  return {
    onFocus: () => {
      began.current = nameOf(toolNow(id).tool)
    },
    onBlur: settle,
    onEnter: settle,
  }
}
