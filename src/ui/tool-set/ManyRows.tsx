import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { useDocument } from '../../state/document'
import { ToolRow } from './ToolRow'
import type { ToolRowsProps } from './ToolRows'

/** The rows of a long list, drawn where they can be seen. */
export default function ManyRows({ tools, compact, movable }: ToolRowsProps) {
  const box = useRef<HTMLDivElement>(null)
  const selected = useDocument((state) => state.selected)
  const rows = useVirtualizer({
    count: tools.length,
    getScrollElement: () => box.current,
    estimateSize: () => 36,
    getItemKey: (index) => tools[index]!.id,
    overscan: 12,
  })
  const at = tools.findIndex((tool) => tool.id === selected)
  useEffect(() => {
    if (at >= 0) rows.scrollToIndex(at)
    // Only when another tool is chosen: a reader who scrolls away stays there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [selected])
  return (
    <div className="tools" ref={box}>
      <ul style={{ height: rows.getTotalSize(), position: 'relative' }}>
        {rows.getVirtualItems().map((row) => (
          <li
            key={row.key}
            ref={rows.measureElement}
            data-index={row.index}
            aria-setsize={tools.length}
            aria-posinset={row.index + 1}
            style={{
              position: 'absolute',
              insetInline: 0,
              transform: `translateY(${row.start}px)`,
            }}
          >
            <ToolRow record={tools[row.index]!} compact={compact} movable={movable} />
          </li>
        ))}
      </ul>
    </div>
  )
}
