import type { Loss } from '../core/dialects/dialect'
import type { Lang, Words } from '../core/lint/rule'
import { BIG_NUMBER_OFFER_WORDS, BIG_NUMBER_WORDS } from './losses-big-numbers'
import { IMPORT_OFFER_WORDS } from './import-offer-words'
import { IMPORT_WORDS } from './import-words'
import { EXPORT_OFFER_WORDS, EXPORT_WORDS } from './losses-export'
import { STRICT_WORDS } from './losses-strict'
import { GEMINI_WORDS } from './losses-gemini'
import { JAVA_WORDS } from './losses-java'
import { OPENAPI_OFFER_WORDS, OPENAPI_WORDS } from './losses-openapi'
import { SCRIPT_WORDS } from './losses-script'

/** One sentence per code of a loss or a dialect error; slots are filled from its values. */
export const LOSS_WORDS: Readonly<Record<string, Words>> = {
  'name.pattern': {
    en: 'The name "{name}" has characters that are not allowed here; it must match {pattern}.',
    zh: '名称“{name}”含有此处不允许的字符，须匹配 {pattern}。',
  },
  'name.length': {
    en: 'The name has {length} characters; 1 to {most} are allowed.',
    zh: '名称有 {length} 个字符，允许 1 到 {most} 个。',
  },
  'name.duplicate': {
    en: 'Another tool in the list is also named "{name}".',
    zh: '列表中另有一个工具也叫“{name}”。',
  },
  'name.not-text': {
    en: 'The name must be a text, in double quotes.',
    zh: '名称必须是用双引号括起的文字。',
  },
  'description.not-text': {
    en: 'This part of the description is not a text that can be written, and is left out.',
    zh: '描述的这一部分不是可写出的文字，已省略。',
  },
  'description.empty': {
    en: 'The description is empty; the model has only the name to go by.',
    zh: '描述是空的；模型只能凭名称判断。',
  },
  'shape.wrong-wrapper': {
    en: 'This is laid out as {found}, not as {expected}.',
    zh: '这是 {found} 的写法，不是 {expected} 的写法。',
  },
  'schema.root-type': {
    en: 'The schema must say "type": "object" at its root.',
    zh: '模式的根必须写明 "type": "object"。',
  },
  'schema.root-composition': {
    en: '"{keyword}" is not allowed at the root of the schema.',
    zh: '模式的根上不允许使用“{keyword}”。',
  },
  'schema.object-without-properties': {
    en: 'An object without "properties" is refused; an export adds an empty one.',
    zh: '没有 "properties" 的对象会被拒绝；导出时会补上空的 properties。',
  },
  'schema.array-without-items': {
    en: 'An array must say what its items are ("items").',
    zh: '数组必须用 "items" 说明元素类型。',
  },
  'schema.external-ref': {
    en: 'The reference {ref} leads out of the definition, and no vendor follows it.',
    zh: '引用 {ref} 指向定义之外，没有厂商会去读取。',
  },
  'schema.unresolved-ref': {
    en: 'The reference {ref} leads nowhere.',
    zh: '引用 {ref} 找不到目标。',
  },
  'schema.boolean': {
    en: 'A schema that is only true or false is not taken everywhere: it is written as an object, and refused in strict mode.',
    zh: '仅为 true 或 false 的模式并非处处可用：会改写成对象，严格模式则会拒绝。',
  },
  'schema.property-key': {
    en: 'The parameter name "{name}" is not allowed here; it must match {pattern}.',
    zh: '此处不允许参数名“{name}”，须匹配 {pattern}。',
  },
  'schema.not-2020-12': {
    en: 'The value of "{keyword}" is not valid JSON Schema 2020-12.',
    zh: '“{keyword}”的值不符合 JSON Schema 2020-12。',
  },
  'strict.pattern-to-description': {
    en: 'The pattern has a part that is refused here, such as looking ahead; it is moved into the description.',
    zh: '该正则含有此处不接受的写法（如前后查找），已移入描述文字。',
  },
  'openai.too-many-tools': {
    en: '{count} tools; at most {most} are accepted.',
    zh: '共 {count} 个工具，最多接受 {most} 个。',
  },
  'openai.responses.strict-omitted': {
    en: '"strict" is not written out: the API then tries to make the schema strict. An export writes it.',
    zh: '没有写明 "strict"：接口会尝试按严格模式改写模式。导出时会写明。',
  },
  'claude.defer-and-cache': {
    en: 'A tool cannot have both defer_loading and cache_control.',
    zh: '同一个工具不能同时设置 defer_loading 和 cache_control。',
  },
  'claude.strict-with-programmatic': {
    en: 'A strict tool cannot be called from code (allowed_callers).',
    zh: '严格模式的工具不能由代码调用（allowed_callers）。',
  },
  'claude.all-deferred': {
    en: 'Every tool is deferred; at least one must not be.',
    zh: '所有工具都延迟加载了；至少要有一个不延迟。',
  },
  'claude.example-invalid': {
    en: 'This example does not fit the input schema.',
    zh: '这个示例不符合输入模式。',
  },
  'claude.example-empty': {
    en: 'An empty example has made the API fail; leave it out or fill it in.',
    zh: '空的示例曾使接口出错；请删除或补全。',
  },
  'claude.too-many-strict': {
    en: '{count} strict tools; at most {most} per request.',
    zh: '有 {count} 个严格模式的工具，每次请求最多 {most} 个。',
  },
  'claude.too-many-optional': {
    en: 'The strict tools have {count} optional parameters; at most {most} per request.',
    zh: '严格模式的工具共有 {count} 个可选参数，每次请求最多 {most} 个。',
  },
  'claude.too-many-unions': {
    en: 'The strict tools have {count} parameters of more than one type; at most {most} per request.',
    zh: '严格模式的工具共有 {count} 个多类型参数，每次请求最多 {most} 个。',
  },
  'mcp.output-root-type': {
    en: 'Before version 2026-07-28 an output schema must say "type": "object" at its root.',
    zh: '2026-07-28 版之前，输出模式的根必须写明 "type": "object"。',
  },
  'mcp.execution': {
    en: 'taskSupport must be forbidden, optional or required.',
    zh: 'taskSupport 只能是 forbidden、optional 或 required。',
  },
  'mcp.annotations': {
    en: 'A hint must be true or false, and the title a text.',
    zh: '提示项只能是 true 或 false，标题只能是文字。',
  },
  'mcp.x-mcp-header': {
    en: 'x-mcp-header must be a unique header name on a string, integer or boolean parameter reached through properties alone.',
    zh: 'x-mcp-header 必须是唯一的标头名，且只能写在逐级 properties 可达的字符串、整数或布尔参数上。',
  },
  'dropped.vendor': {
    en: 'The vendor field "{field}" has no place in this dialect and is left out.',
    zh: '厂商字段“{field}”在这种格式中没有位置，已省略。',
  },
  'dropped.injected': {
    en: 'The parameter "{field}" is filled in by the system and is not shown to the model.',
    zh: '参数“{field}”由系统填写，不展示给模型。',
  },
  'dropped.strict': {
    en: 'The strict flag is not carried over: the dialect has none, or the schema cannot bear it.',
    zh: '没有带上严格模式标记：这种格式没有该标记，或模式不满足其要求。',
  },
  'dropped.contract': {
    en: 'The contract is for people and hosts; no model sees it, and it is left out.',
    zh: '契约是给人和宿主看的，模型看不到，已省略。',
  },
  'dropped.description': {
    en: 'The description is empty and is left out.',
    zh: '描述是空的，已省略。',
  },
  ...IMPORT_WORDS,
  ...GEMINI_WORDS,
  ...STRICT_WORDS,
  ...EXPORT_WORDS,
  ...BIG_NUMBER_WORDS,
  ...JAVA_WORDS,
  ...SCRIPT_WORDS,
  ...OPENAPI_WORDS,
}

/** The sentence for a repair that was not made, only found to be possible. */
export const OFFER_WORDS: Readonly<Record<string, Words>> = {
  ...IMPORT_OFFER_WORDS,
  ...OPENAPI_OFFER_WORDS,
  ...EXPORT_OFFER_WORDS,
  ...BIG_NUMBER_OFFER_WORDS,
  'import.null': {
    en: 'null does not belong here; a repair can take it out.',
    zh: '这里不该是 null；修复时可以去掉。',
  },
  'import.type-name': {
    en: '"{from}" is not a JSON Schema type; a repair can make it "{to}".',
    zh: '“{from}”不是 JSON Schema 的类型；修复时可以改为“{to}”。',
  },
  'import.schema-wrapper': {
    en: 'The schema is wrapped in another object; a repair can lift it out.',
    zh: '模式包在另一层对象里；修复时可以提出来。',
  },
  'import.exclusive-bound': {
    en: 'An exclusive bound is a number, not true or false; a repair can convert it.',
    zh: '开区间边界应是数值，不是布尔值；修复时可以转换。',
  },
  'import.required-flag': {
    en: 'required is a list on the object, not a flag on the parameter; a repair can move it.',
    zh: 'required 是对象上的列表，不是参数上的标记；修复时可以移过去。',
  },
  'import.required-duplicate': {
    en: '"{name}" is listed twice in required; a repair can take one out.',
    zh: '“{name}”在 required 中出现了两次；修复时可以去掉一个。',
  },
}

/** For a field that a dialect has no place for, whatever it is called. */
const DROPPED: Words = {
  en: 'The dialect has no place for "{field}"; it is left out.',
  zh: '这种格式没有“{field}”的位置，已省略。',
}

/** The sentence for a loss or an error; for an offer, what a repair would do. */
export function lossSentence(lang: Lang, loss: Loss, isOffer = false): string {
  const words =
    (isOffer ? OFFER_WORDS[loss.code] : undefined) ??
    LOSS_WORDS[loss.code] ??
    (loss.code.startsWith('dropped.') ? DROPPED : undefined)
  if (!words) return loss.code
  return words[lang].replace(/\{(\w+)\}/g, (slot, name: string) => {
    const value = loss.values?.[name]
    return value === undefined ? slot : String(value)
  })
}
