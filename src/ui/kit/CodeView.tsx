import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef } from 'react'
import type { JsonNode } from '../../core/json/node'
import { type CodeLine, codeLines } from './code-lines'
import './code-view.css'

/** Up to so many lines are all on the page, where the browser's own search finds them. */
const ALL_LINES = 600

interface CodeViewProps {
  readonly node: JsonNode
  readonly label: string
}

/** JSON to read and copy: coloured, with line numbers, wrapped. A long one scrolls by itself. */
export function CodeView({ node, label }: CodeViewProps) {
  const lines = useMemo(() => codeLines(node), [node])
  return <CodeLines lines={lines} label={label} />
}

/** Lines of code that are coloured already, in any language. */
export function CodeLines({ lines, label }: { lines: readonly CodeLine[]; label: string }) {
  if (lines.length > ALL_LINES) return <LongCode lines={lines} label={label} />
  return (
    <div className="code numbered" role="group" aria-label={label} translate="no">
      {lines.map((line, i) => (
        <Line key={i} line={line} number={i + 1} />
      ))}
    </div>
  )
}

/** Draws only the lines in sight. */
function LongCode({ lines, label }: { lines: readonly CodeLine[]; label: string }) {
  const box = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: () => 20,
    overscan: 30,
  })
  const items = rows.getVirtualItems()
  return (
    <div
      className="code numbered long"
      role="region"
      aria-label={label}
      translate="no"
      ref={box}
      // It scrolls by itself, so the keyboard must reach it.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <div style={{ height: rows.getTotalSize() }}>
        <div style={{ transform: `translateY(${items[0]?.start ?? 0}px)` }}>
          {items.map(({ index }) => (
            <div key={index} data-index={index} ref={rows.measureElement}>
              <Line line={lines[index]!} number={index + 1} />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

function Line({ line, number }: { line: CodeLine; number: number }) {
  return (
    <div className="l" data-n={number} style={{ ['--in' as string]: line.indent }}>
      <span>
        {line.tokens.map(({ kind, text }, i) =>
          kind ? (
            <span key={i} className={kind}>
              {text}
            </span>
          ) : (
            text
          ),
        )}
      </span>
    </div>
  )
}
