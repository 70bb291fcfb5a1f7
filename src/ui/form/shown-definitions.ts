import { createContext, use } from 'react'
import type { Path } from '../../core/json/node'
import { pointer } from '../../core/json/pointer'
import type { Body } from '../../core/model/schema-body'
import { isWithin } from './place-path'

/** The definitions whose insides are on screen around a row, by pointer: one inside itself is a circle. */
export const ShownDefinitions = createContext<ReadonlySet<string>>(new Set())

/** Whether a row's body is shown around it already, so that going in would never end. */
export function useIsLoop(path: Path, body: Body): boolean {
  const shown = use(ShownDefinitions)
  return (
    body.reference !== undefined &&
    (shown.has(pointer(body.path)) ||
      isWithin(path, body.path) ||
      isWithin(path, body.reference.path))
  )
}
