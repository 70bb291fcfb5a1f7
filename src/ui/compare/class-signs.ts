import type { ChangeClass } from '../../core/diff/change'
import type { IconName } from '../kit/icons'

/** The sign and colour of what a change does. */
export const classSigns: Readonly<
  Record<ChangeClass, { readonly icon: IconName; readonly sev: string }>
> = {
  breaks: { icon: 'octagon', sev: 'error' },
  behaviour: { icon: 'triangle', sev: 'warn' },
  safe: { icon: 'tick', sev: 'pass' },
}
