import { get, type JsonNode, memberOf, membersOf, numberOf } from '../json/node'
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
  /\b(?:score|weighting|importance|factor|ratio|relative|probability|zoom|level|rank|0(?:\.0)? ?(?:-|–|to|and|,) ?1(?:\.0)?|speech|playback|random(?:ness)?|creativ\w+|determinis\w+|sampling|influence|quantity|number of)\b|\bfrom 0(?:\.0)?\b[^.]{0,16}\bto 1(?:\.0)?\b|从\s*0(?:\.0)?[^。\d]{0,8}到\s*1(?:\.0)?(?!\d)|数量|分子量|权重|等级|系数|评分|语速|播放速度|随机|采样|创造/i
/** A radius around a place; that of a shape may be in any unit. */
const AROUND =
  /\b(?:search\w*|near\w*|around|within|distance|location|place|area|surrounding)\b|周边|附近|范围|搜索|周围|检索/i
const PLACE =
  /(?:^|_)(?:lat|lng|lon|latitude|longitude|location|coordinates?|center|centre|city|address|origin|place)$/
/** On a screen everything is in pixels. */
const ON_SCREEN =
  /\b(?:page|browser|window|viewport|image|screenshot|chart|screen|video|canvas)\b|图表|图片|图像|窗口|页面|视频|屏幕/i
/** How old a person may be is in years. */
const OF_PERSON = /\bage\b|年龄|岁/i

export type UnitNeed = 'sure' | 'likely'

/** Whether a number measures something in a unit that neither its name, text, schema nor sibling says. */
export function unitNeeded(
  { name, schema, text, owner }: Parameter,
  toolText: string,
): UnitNeed | undefined {
  const type = mainTypeOf(schema)
  if (type !== 'integer' && type !== 'number') return undefined
  const snake = snakeName(name)
  const isShape = snake.endsWith('radius') && !isAround(snake, text, owner.schema)
  const isSure = SURE.test(snake) && !isShape
  const need = isSure ? 'sure' : isShape || LIKELY.test(snake) ? 'likely' : undefined
  if (!need || unitOfName(name) || NAME_UNIT.test(snake)) return undefined
  if (saysUnit(text) || BARE.test(text) || isShare(schema)) return undefined
  if (/(?:^|_)(?:width|height)$/.test(snake) && ON_SCREEN.test(text)) return undefined
  if (snake === 'max_age' && OF_PERSON.test(text)) return undefined
  if (memberOf(schema, 'unit') || memberOf(schema, 'x-unit') || memberOf(schema, 'enum'))
    return undefined
  if (hasUnitBeside(owner.schema) || (toolText.includes(name) && saysUnit(toolText)))
    return undefined
  return need
}

const isAround = (name: string, text: string, owner: JsonNode): boolean =>
  !/(?:border|inner|outer|corner)_radius$/.test(name) &&
  (AROUND.test(text) ||
    membersOf(get(owner, 'properties')).some(({ key }) => PLACE.test(snakeName(key))))

/** A number that ends at 1 is a share. */
const isShare = (schema: JsonNode): boolean =>
  numberOf(get(schema, 'maximum')) === 1 && (numberOf(get(schema, 'minimum')) ?? 0) >= 0

const hasUnitBeside = (owner: JsonNode): boolean => {
  const properties = get(owner, 'properties')
  return (
    properties?.kind === 'object' &&
    properties.members.some(({ key }) => SIBLING.test(snakeName(key)))
  )
}
