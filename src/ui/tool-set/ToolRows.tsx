import { lazy, Suspense } from 'react'
import type { ListLine } from './list-lines'
import { ToolRow } from './ToolRow'

export interface ToolRowsProps {
  readonly lines: readonly ListLine[]
  /** One line a tool, without titles. */
  readonly compact: boolean
  readonly movable: boolean
  /** A namespace opened or closed. */
  readonly onToggle: (namespace: string) => void
}

/** From this many on, only the rows in view are drawn. */
const MANY = 60
const ManyRows = lazy(() => import('./ManyRows'))
const GroupHead = lazy(() => import('./GroupHead'))

export function ToolRows(props: ToolRowsProps) {
  if (props.lines.length > MANY)
    return (
      <Suspense fallback={<div className="tools" />}>
        <ManyRows {...props} />
      </Suspense>
    )
  return (
    <ul className="tools">
      {props.lines.map((line) => (
        <li key={line.key}>
          <Line {...props} line={line} />
        </li>
      ))}
    </ul>
  )
}

export function Line({
  line,
  compact,
  movable,
  onToggle,
}: Omit<ToolRowsProps, 'lines'> & { line: ListLine }) {
  if (line.kind === 'tool')
    return <ToolRow record={line.record} compact={compact} movable={movable} />
  return (
    <Suspense fallback={<div className="group-head" />}>
      <GroupHead group={line} movable={movable} onToggle={onToggle} />
    </Suspense>
  )
}
