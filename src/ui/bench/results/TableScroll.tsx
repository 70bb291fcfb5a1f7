import type { ReactNode } from 'react'

/** A table that scrolls by itself where it is wider than the pane. */
export function TableScroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    // What scrolls has to be reached by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="run-scroll" role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
