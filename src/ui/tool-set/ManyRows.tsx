import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { useDocument } from '../../state/document'
import { Line, type ToolRowsProps } from './ToolRows'

/** The rows of a long list, drawn where they can be seen. */
export default function ManyRows({ lines, ...row }: ToolRowsProps) {
  const box = useRef<HTMLDivElement>(null)
  const selected = useDocument((state) => state.selected)
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: () => 36,
    getItemKey: (index) => lines[index]!.key,
    overscan: 12,
  })
  const at = lines.findIndex((line) => line.key === selected)
  useEffect(() => {
    if (at >= 0) rows.scrollToIndex(at)
    // Only when another tool is chosen: a reader who scrolls away stays there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [selected])
  return (
    <div className="tools" ref={box}>
      <ul style={{ height: rows.getTotalSize(), position: 'relative' }}>
        {rows.getVirtualItems().map(({ key, index, start }) => (
          <li
            key={key}
            ref={rows.measureElement}
            data-index={index}
            aria-setsize={lines.length}
            aria-posinset={index + 1}
            style={{ position: 'absolute', insetInline: 0, transform: `translateY(${start}px)` }}
          >
            <Line {...row} line={lines[index]!} />
          </li>
        ))}
      </ul>
    </div>
  )
}
