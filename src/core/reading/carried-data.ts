import { get, type JsonNode, memberOf, membersOf } from '../json/node'
import type { Parameter } from '../schema/parameters'
import { mainTypeOf } from '../schema/types'
import { snakeName } from './parameter-name'

const BASE64 =
  /\bbase64[- ]?(?:encoded|string|data|content|bytes)|\bencoded (?:in|as|with) base64|\bas base64\b|base64\s*(?:编码|字符串|数据|格式|内容)|(?:经|以|用)\s*base64/i
/** Another way to hand it over is offered, or the text is about something small. */
const ELSE =
  /\b(?:or|either|alternative(?:ly)?|instead|prefer|not|never|cursor|pagination|token|key|keys|hash|signature|certificate|returns?|decode|credentials?|password|header|nonce|iv)\b|或|也可|二选一|不要|优先|推荐|分页|游标|密钥|签名|证书|返回/i
const WHOLE =
  /\b(?:full|whole|entire|complete|raw|all(?: of)? the)\s+(?:\w+ ){0,2}(?:results?|outputs?|response|json|rows|records|data(?:set)?|payload)\b[^.\n]{0,40}\b(?:from|of|returned by|produced by)\s+(?:the )?(?:previous|earlier|last|prior|other|`?[a-z]+_[a-z_]+`?)|(?:完整|全部|整个)(?:的)?(?:返回|查询|搜索)?(?:结果|数据|输出)[^。]{0,20}(?:原样|传入|传给|填入)|(?:上一步|上一个工具|前一步|[a-z]+_[a-z_]+\s*(?:工具)?)(?:返回)?的?(?:完整|全部|所有)(?:结果|数据|输出|内容)/i
const DATA_SET = /^(?:data_set|dataset|full_data|raw_data|all_data|all_rows|full_result)$/

/** What kind of bulk the model would have to write out again; undefined where it would not. */
export type Carried = 'encoded' | 'whole' | 'dataset'

/** Whether a parameter has the model carry data that a key or an address could stand for. */
export function carriedBy({ name, schema, text }: Parameter): Carried | undefined {
  const type = mainTypeOf(schema)
  const isBulk = type === 'object' || type === 'array'
  if (type !== 'string' && !isBulk) return undefined
  if (type === 'string' && /base_?64/i.test(text + name)) {
    const isNamed = /base_?64$/i.test(name)
    if (memberOf(schema, 'enum')) return undefined
    if ((BASE64.test(text) || isNamed) && !ELSE.test(text)) return 'encoded'
  }
  if (WHOLE.test(text)) return 'whole'
  return isBulk && DATA_SET.test(snakeName(name)) && !isDescribed(schema) ? 'dataset' : undefined
}

const ROWS = /^(?:rows|data|records|values|items|entries|points|samples|content)$/

/** An object whose fields say where the data is, or of what kind, does not hold it. */
function isDescribed(schema: JsonNode): boolean {
  const fields = membersOf(get(schema, 'properties'))
  return fields.length > 0 && !fields.some(({ key }) => ROWS.test(snakeName(key)))
}
