import type { Path } from '../../core/json/node'

/** Whether a path is `base` or leads further in from it. An index may be written as a string. */
export function isWithin(path: Path, base: Path): boolean {
  return base.length <= path.length && base.every((step, i) => String(step) === String(path[i]))
}
