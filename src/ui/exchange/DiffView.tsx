import type { DiffLine } from './line-diff'

/** So many lines are drawn; a longer difference is not read line by line. */
const MOST_SHOWN = 400

const marks = { removed: '−', added: '+', same: ' ', gap: '…' } as const

/** A difference line by line; signs stand beside the colours. */
export function DiffView({ lines }: { lines: readonly DiffLine[] }) {
  return (
    <div className="line-diff" translate="no">
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
