import type { Words } from '../core/lint/rule'

/** What a repair of an import would do, for those that the reader may choose or refuse one by one. */
export const IMPORT_OFFER_WORDS: Readonly<Record<string, Words>> = {
  'import.look-alikes': {
    en: 'Quotes or punctuation only look like those of JSON; a repair can replace them.',
    zh: '有些引号或标点只是形似 JSON 的符号；修复时可以替换。',
  },
  'import.constraint-restored': {
    en: 'The description ends with a note of constraints; a repair can make it keywords again: {keywords}.',
    zh: '描述末尾有一段约束注记；修复时可以还原为关键字：{keywords}。',
  },
  'import.optional-flag': {
    en: 'optional is not a keyword; a repair can settle it for "{name}" in the required list of the object.',
    zh: 'optional 不是关键字；修复时可以在对象的 required 列表中处理“{name}”。',
  },
  'import.required-place': {
    en: 'This required list is outside the schema of its object; a repair can move it there.',
    zh: '这个 required 列表不在对象的模式中；修复时可以移进去。',
  },
  'import.bare-properties': {
    en: 'This is only a map of parameters; a repair can put it under properties of an object.',
    zh: '这里只是一份参数表；修复时可以放到对象的 properties 下。',
  },
  'import.misspelt-keyword': {
    en: '"{from}" is not a keyword; a repair can make it "{to}".',
    zh: '“{from}”不是关键字；修复时可以改为“{to}”。',
  },
  'import.number-text': {
    en: 'The value is text where a number or a flag belongs; a repair can convert it.',
    zh: '此处应为数值或布尔值，却写成了文字；修复时可以转换。',
  },
  'import.enum-text': {
    en: 'The allowed values are one text; a repair can make them a list.',
    zh: '可选值写成了一段文字；修复时可以拆成列表。',
  },
  'import.nullable': {
    en: 'nullable is not a JSON Schema keyword; a repair can say it in the type.',
    zh: 'nullable 不是 JSON Schema 的关键字；修复时可以改在类型中说明。',
  },
  'import.tuple-items': {
    en: 'A list of schemas under items is of an older draft; a repair can make it prefixItems.',
    zh: 'items 下按位置排列的模式列表是旧草案的写法；修复时可以改为 prefixItems。',
  },
  'import.tuple-to-list': {
    en: 'All places of this list are alike; it can become a plain list, if you choose so.',
    zh: '这个列表各位置的模式相同；如果选择，可以改为普通列表。',
  },
  'import.schema-draft': {
    en: 'The schema says it is of an older draft, which passes over some of its keywords; a repair can say 2020-12.',
    zh: '模式声明的是旧草案，其中有些关键字会被忽略；修复时可以改为 2020-12。',
  },
  'import.reference': {
    en: 'The reference {from} leads nowhere; a repair can make it {to}.',
    zh: '引用 {from} 找不到目标；修复时可以改为 {to}。',
  },
  'import.make-optional': {
    en: '"{name}" is required but takes null, as strict mode has it; it can become optional, if you choose so.',
    zh: '“{name}”必填但可为 null，这是严格模式的写法；如果选择，可以改为可选。',
  },
}
