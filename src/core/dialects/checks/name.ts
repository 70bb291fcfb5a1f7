import { get, type JsonObject } from '../../json/node'
import { nameOf } from '../../model/tool'
import type { DialectError } from '../dialect'

/** What a vendor allows as a tool name. `length` counts UTF-16 units; the patterns allow only ASCII. */
export interface NameRule {
  readonly pattern: RegExp
  readonly most: number
  readonly severity?: 'error' | 'warning'
}

/**
 * `name.length` for an empty or long name, `name.pattern` for a character the vendor refuses,
 * `name.not-text` for a name that is a number or the like.
 */
export function checkName(tool: JsonObject, rule: NameRule): readonly DialectError[] {
  const name = nameOf(tool)
  const path = ['name']
  const node = get(tool, 'name')
  if (node && node.kind !== 'string') return [{ code: 'name.not-text', path }]
  if (name === '') return [{ code: 'name.length', path, values: { length: 0, most: rule.most } }]
  const severity = rule.severity ? { severity: rule.severity } : {}
  const errors: DialectError[] = []
  if (!rule.pattern.test(name)) {
    const values = { name, pattern: rule.pattern.source }
    errors.push({ code: 'name.pattern', path, values, ...severity })
  }
  if (name.length > rule.most) {
    const values = { length: name.length, most: rule.most }
    errors.push({ code: 'name.length', path, values, ...severity })
  }
  return errors
}
