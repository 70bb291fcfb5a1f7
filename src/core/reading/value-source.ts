import type { Parameter } from '../schema/parameters'
import { mainTypeOf } from '../schema/types'
import { snakeName } from './parameter-name'

const ID_NAME = /(?:^|_)(?:id|ids|uuid|guid|sku|ticket_no|order_no|order_number|编号|订单号)$/
/** Where it comes from, or that a person knows it. */
const SAYS =
  /\b(?:from|returned|obtained|retrieved|via|given by|provided by|mentioned|user['’]s|the user|shown|printed|displayed|found (?:in|on|by|via)|look(?:ed)? up|call|use|see|get (?:it|this)|listed|output of|result of|copied|url|in the (?:\w+ )?(?:message|e-?mail|invoice|url|address|list)|generated|any unique|client|default|current|e\.g\. from|search|list_\w+|get_\w+|find_\w+)\b|来自|来源|由|从|通过|可先|先调用|先用|获取|返回|取自|得到|用户(?:提供|说|给|消息|输入)|消息里|发票|印在|见|调用|查询|接口|默认|当前|链接|地址栏/i
/** A tool's or field's name, as code has it. */
const NAMES_CODE = /[a-z]+[A-Z]\w+|`[^`\n]+`/
const GENERATES = /\b(?:new|to create|to assign|custom|your own)\b|新建|自定义|自行/i

/** What a text says of where an identifier comes from; undefined for what is no identifier. */
export function sourceOf({ name, schema, text }: Parameter): 'said' | 'unsaid' | undefined {
  const type = mainTypeOf(schema)
  if (type !== 'string' && type !== 'integer' && type !== 'number') return undefined
  if (!ID_NAME.test(snakeName(name)) || text.trim() === '') return undefined
  return SAYS.test(text) || NAMES_CODE.test(text) || GENERATES.test(text) ? 'said' : 'unsaid'
}
