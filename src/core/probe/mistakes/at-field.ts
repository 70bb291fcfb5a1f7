import type { JsonNode } from '../../json/node'
import type { Field } from '../field'
import type { Wrong } from '../mistake'

/** The field with another value. */
export const put = ({ at }: Field, value: JsonNode, variant?: string): Wrong => ({
  change: { op: 'set', at, value },
  ...(variant === undefined ? {} : { variant }),
})
