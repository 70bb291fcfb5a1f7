import { afterPaint } from '../../state/after-paint'

/**
 * A dialog gives the focus back to what opened it; where that was a line of a menu, which is gone,
 * the menu's button takes it.
 */
export function keepFocusSomewhere(): void {
  afterPaint(() => {
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('.set button')?.focus()
  })
}

/** Gives the focus to what will be on screen once a change is drawn, in place of what will be gone. */
export const focusLater = (selector: string): void =>
  void requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus())
