import { lazy, Suspense } from 'react'
import type { ToolRecord } from '../../core/model/tool-set'
import { ToolRow } from './ToolRow'

export interface ToolRowsProps {
  readonly tools: readonly ToolRecord[]
  /** One line a tool, without titles. */
  readonly compact: boolean
  readonly movable: boolean
}

/** From this many on, only the rows in view are drawn. */
const MANY = 60
const ManyRows = lazy(() => import('./ManyRows'))

export function ToolRows(props: ToolRowsProps) {
  if (props.tools.length > MANY)
    return (
      <Suspense fallback={<div className="tools" />}>
        <ManyRows {...props} />
      </Suspense>
    )
  return (
    <ul className="tools">
      {props.tools.map((tool) => (
        <li key={tool.id}>
          <ToolRow record={tool} compact={props.compact} movable={props.movable} />
        </li>
      ))}
    </ul>
  )
}
