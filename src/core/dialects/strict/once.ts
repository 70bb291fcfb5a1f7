import { pointer } from '../../json/pointer'
import type { DialectError } from '../dialect'

/** Every error once: the same is found by a vendor's rules and by those of its strict mode. */
export function once(errors: readonly DialectError[]): readonly DialectError[] {
  const seen = new Set<string>()
  return errors.filter(({ code, path }) => {
    const mark = `${code} ${pointer(path)}`
    return !seen.has(mark) && seen.add(mark)
  })
}
