import { afterPaint } from '../../state/after-paint'

/** The focus to the row of the tool on screen, where what had it is gone. */
export function focusOpenRow(): void {
  afterPaint(() => {
    const list = document.querySelector('.list')
    const row = list?.querySelector<HTMLElement>('.tool-open[aria-current]')
    ;(row ?? list?.querySelector<HTMLElement>('.add button'))?.focus()
  })
}
