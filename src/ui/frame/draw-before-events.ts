import { flushSync } from 'react-dom'
import { drawNow, isDrawingDue } from '../../state/drawn'

/** All that an author can start something with. */
const EVENTS = [
  'keydown',
  'beforeinput',
  'input',
  'compositionstart',
  'compositionend',
  'pointerdown',
  'mousedown',
  'click',
  'contextmenu',
  'dragstart',
  'drop',
  'cut',
  'paste',
  'change',
  'submit',
  'blur',
] as const

/**
 * Draws what was typed before anything else is begun from what is on screen: what handles an event
 * may rest on what it was drawn from, and never finds the document of one letter before.
 */
export function drawBeforeEvents(): () => void {
  const draw = (): void => {
    if (isDrawingDue()) flushSync(drawNow)
  }
  for (const each of EVENTS) addEventListener(each, draw, true)
  return () => {
    for (const each of EVENTS) removeEventListener(each, draw, true)
  }
}
