import { paneChosen, sideTabChosen } from '../../state/view'
import { signal } from '../kit/signal'

/** The two questions of the pane: what was wrong with a call, and which wrong calls get through. */
export type TryPart = 'call' | 'probe'

/** Which part is on screen; it stays for the session, while other tabs are looked at. */
export const tryPart = signal<TryPart>('call')

/** Goes to a part of the pane from elsewhere, in a narrow window too. */
export function tryPartAsked(part: TryPart): void {
  tryPart.set(part)
  sideTabChosen('try')
  paneChosen('side')
}
