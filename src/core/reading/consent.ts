import { get, itemsOf, stringOf } from '../json/node'
import type { Parameter } from '../schema/parameters'
import { mainTypeOf } from '../schema/types'
import { snakeName } from './parameter-name'
import { CONSENT_NAME, IS_DATA, OVERRIDE_NAME, OVERRIDES } from './words/consent-names'

/** A flag, or the one word to type, by which the model says yes. */
export function isConsent({ name, schema, text }: Parameter): boolean {
  if (!CONSENT_NAME.test(snakeName(name)) || IS_DATA.test(text)) return false
  const type = mainTypeOf(schema)
  if (type === 'boolean') return true
  const values = itemsOf(get(schema, 'enum')).flatMap((item) => stringOf(item) ?? [])
  const only = stringOf(get(schema, 'const')) ?? (values.length === 1 ? values[0] : undefined)
  const isTyped = only ?? /["'“「](?:yes|confirm|true|ok|确认)["'”」]/i.exec(text)?.[0]
  return type === 'string' && isTyped !== undefined
}

/** A flag by which the model sets a guard, a check or a question aside. */
export const isOverride = ({ name, schema, text }: Parameter): boolean =>
  OVERRIDE_NAME.test(snakeName(name)) && mainTypeOf(schema) === 'boolean' && OVERRIDES.test(text)
