import type { DiffLine } from './line-diff'

/** So many lines are drawn; a longer difference is not read line by line. */
const MOST_SHOWN = 400

const marks = { removed: '−', added: '+', same: ' ', gap: '…' } as const

/** A difference line by line; signs stand beside the colours. */
export function DiffView({ lines }: { lines: readonly DiffLine[] }) {
  return (
    // It scrolls by itself where it is long, so the keyboard must reach it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="line-diff" translate="no" tabIndex={0}>
      {lines.slice(0, MOST_SHOWN).map(({ kind, text }, i) => (
        <div key={i} className={kind}>
          <span>{marks[kind]}</span>
          {kind === 'removed' ? <del>{text}</del> : kind === 'added' ? <ins>{text}</ins> : text}
        </div>
      ))}
      {lines.length > MOST_SHOWN && <div className="gap">…</div>}
    </div>
  )
}
