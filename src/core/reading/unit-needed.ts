import { get, type JsonNode, memberOf } from '../json/node'
import type { Parameter } from '../schema/parameters'
import { mainTypeOf } from '../schema/types'
import { snakeName } from './parameter-name'
import { saysUnit, unitOfName } from './stated-unit'

/** Of these there is no guessing: a thousand times too long is still a number. */
const SURE =
  /(?:^|_)(?:timeout|duration|delay|interval|ttl|distance|radius|altitude|elevation|file_size|max_age|expires_in|lead_time|wait_time)$/
/** Of these people often know from the case. */
const LIKELY =
  /(?:^|_)(?:amount|price|cost|budget|fee|salary|income|revenue|weight|height|width|temperature|speed|area|pressure|mileage|thickness|diameter|velocity)$/
const NAME_UNIT =
  /(?:^|_)(?:usd|eur|gbp|cny|rmb|jpy|pct|percent|px|emu|pt|mw|kw|kwh|hz|mph|kph|bps|c|f|k|cents|yuan|sqft|sqm|sqkm|acres|ha|psi|bar)$/
const SIBLING = /(?:^|_)(?:unit|units|currency|currency_code|uom|币种|单位)$/
/** A share or a weight among others has no unit. */
const BARE =
  /\b(?:score|weighting|importance|factor|ratio|relative|probability|zoom|level|rank|0 ?(?:-|to) ?1)\b|权重|等级|系数|评分/i

export type UnitNeed = 'sure' | 'likely'

/** Whether a number measures something in a unit that neither its name, text, schema nor sibling says. */
export function unitNeeded(
  { name, schema, text, owner }: Parameter,
  toolText: string,
): UnitNeed | undefined {
  const type = mainTypeOf(schema)
  if (type !== 'integer' && type !== 'number') return undefined
  const snake = snakeName(name)
  const need = SURE.test(snake) ? 'sure' : LIKELY.test(snake) ? 'likely' : undefined
  if (!need || unitOfName(name) || NAME_UNIT.test(snake)) return undefined
  if (saysUnit(text) || BARE.test(text)) return undefined
  if (memberOf(schema, 'unit') || memberOf(schema, 'x-unit') || memberOf(schema, 'enum'))
    return undefined
  if (hasUnitBeside(owner.schema) || (toolText.includes(name) && saysUnit(toolText)))
    return undefined
  return need
}

const hasUnitBeside = (owner: JsonNode): boolean => {
  const properties = get(owner, 'properties')
  return (
    properties?.kind === 'object' &&
    properties.members.some(({ key }) => SIBLING.test(snakeName(key)))
  )
}
