import { useVirtualizer } from '@tanstack/react-virtual'
import { type Key, type ReactNode, useRef } from 'react'

/** Up to so many rows are all drawn. */
const ALL = 100

interface LongListProps {
  readonly count: number
  readonly label: string
  /** About how high a row is. */
  readonly height: number
  readonly keyOf: (index: number) => Key
  readonly row: (index: number) => ReactNode
}

/** A list in a box; of a long one only those rows are drawn that can be seen. */
export function LongList(props: LongListProps) {
  const { count, label, keyOf, row } = props
  if (count > ALL) return <ManyRows {...props} />
  return (
    <ul className="boxed" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <li key={keyOf(index)}>{row(index)}</li>
      ))}
    </ul>
  )
}

function ManyRows({ count, label, height, keyOf, row }: LongListProps) {
  const box = useRef<HTMLUListElement>(null)
  const rows = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    getItemKey: keyOf,
    overscan: 20,
  })
  const items = rows.getVirtualItems()
  return (
    // The list scrolls by itself, so the keyboard must reach it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className="boxed many" ref={box} tabIndex={0} aria-label={label}>
      {items.map(({ index, key, start, end }, i) => (
        <li
          key={key}
          data-index={index}
          ref={rows.measureElement}
          aria-setsize={count}
          aria-posinset={index + 1}
          // The rows that are not drawn, as room above and below: a list may hold nothing but rows.
          style={{
            marginTop: i === 0 ? start : 0,
            marginBottom: i === items.length - 1 ? rows.getTotalSize() - end : 0,
          }}
        >
          {row(index)}
        </li>
      ))}
    </ul>
  )
}
