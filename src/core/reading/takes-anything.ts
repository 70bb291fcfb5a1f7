const EN =
  /\b(?:any|arbitrary|free-?form|opaque|raw)\s+(?:\w+\s+)?(?:json|value|type|data|object|structure|payload|content|shape)s?\b|\bof any type\b|\bvarious (?:fields|data types)\b|\bpassthrough\b|\bas[- ]is\b|\b(?:string|number|boolean|object|array|list)s?,? or (?:an? )?(?:string|number|boolean|object|array|list)s?\b/i
const ZH =
  /任意(?:的)?\s*(?:JSON|值|类型|数据|对象|结构|内容)|任何(?:类型|值|JSON)|原样(?:传|保存|返回|转发)|不限(?:类型|结构)|自由(?:格式|结构)|(?:字符串|数字|对象|数组)或(?:字符串|数字|对象|数组)/i

/** Whether a text says of a parameter that it takes whatever comes, so that its shape is left open on purpose. */
export const takesAnything = (text: string): boolean => EN.test(text) || ZH.test(text)

const MAP =
  /\bkey[- ]value|\bkeyed by\b|\bname[- ]value|\bmap(?:ping|s)?\b|\b(?:by|to) (?:\w+ )?(?:name|key|id)s?\b|\bcustom (?:data|fields?|properties)\b|\bpropert(?:y names?|ies to set)\b|\b(?:names?|keys?) to \w|\bmetadata\b|\bempty object\b|\{\s*["'“]|键值|映射|自定义(?:数据|字段|属性)|元数据|空对象|按.{1,8}(?:名|键|编号)/i

/** Whether a text says that the keys of an object are data: a map, not a record with fields. */
export const isMap = (text: string): boolean => MAP.test(text)
