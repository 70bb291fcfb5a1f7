import type { Words } from '../core/lint/rule'

/** What becomes of a schema in a strict mode, and why it cannot be strict. */
export const STRICT_WORDS: Readonly<Record<string, Words>> = {
  'name.alike': {
    en: 'The names "{name}" and "{other}" become one where a client replaces "." and "-" by "_".',
    zh: '有些客户端会把“.”和“-”换成“_”，名称“{name}”和“{other}”会变得相同。',
  },
  'name.prefix-length': {
    en: 'The name has {length} characters; clients put mcp__server__ before it, and more than {most} in all are refused.',
    zh: '名称有 {length} 个字符；客户端会在前面加上 mcp__server__，总长超过 {most} 会被拒绝。',
  },
  'schema.open-object': {
    en: 'The object takes properties of any name, which a strict mode cannot say; list them, or export without strict.',
    zh: '该对象接受任意名称的属性，严格模式无法表达；请逐一列出属性，或改用非严格导出。',
  },
  'schema.tuple': {
    en: 'A list with a type for each position cannot be said in a strict mode.',
    zh: '按位置规定类型的列表无法用严格模式表达。',
  },
  'schema.recursive': {
    en: 'The reference {ref} leads back to itself, which is not taken here.',
    zh: '引用 {ref} 会绕回自身，此处不接受。',
  },
  'schema.untyped': {
    en: 'The schema has no type, and none follows for certain from what it says.',
    zh: '该模式没有写 type，也无法从内容确定类型。',
  },
  'schema.allof': {
    en: 'The parts of the allOf cannot be said as one schema.',
    zh: 'allOf 的各部分无法合并为一个模式。',
  },
  'schema.anyof-and-oneof': {
    en: 'anyOf and oneOf stand side by side, which cannot be said as one anyOf.',
    zh: 'anyOf 和 oneOf 并列，无法合并为一个 anyOf。',
  },
  'schema.anyof-mixed': {
    en: 'What stands beside the anyOf cannot be said in each of its branches.',
    zh: 'anyOf 旁边的约束无法写进它的每个分支。',
  },
  'schema.enum-complex': {
    en: 'Only texts, numbers, true, false and null may be listed as values; this list holds more.',
    zh: '枚举值只能是文字、数字、true、false 和 null，这里还有别的。',
  },
  'schema.enum-empty': {
    en: 'The list of values is empty, so that nothing fits.',
    zh: '枚举值列表是空的，任何值都不符合。',
  },
  'schema.required-undeclared': {
    en: '"{name}" is required and not among the properties.',
    zh: '“{name}”是必填项，却不在 properties 中。',
  },
  'schema.too-many-refs': {
    en: 'The references unfold into too many copies of each other.',
    zh: '引用层层展开后副本过多。',
  },
  'strict.object-closed': {
    en: 'additionalProperties: false is added: no other property is accepted any more.',
    zh: '已补上 additionalProperties: false：不再接受其他属性。',
  },
  'strict.optional-to-nullable': {
    en: 'The optional parameter is required now and may be null; strip nulls before the tool is run.',
    zh: '可选参数改成了必填但可为 null；运行工具前请去掉值为 null 的参数。',
  },
  'strict.absent-null-conflated': {
    en: 'Leaving the parameter out and giving null were two things; now they are one.',
    zh: '省略该参数与传入 null 原本含义不同，现在无法区分。',
  },
  'strict.keyword-to-description': {
    en: '"{keyword}" is not taken here; it is moved into the description.',
    zh: '此处不接受“{keyword}”，已移入描述文字。',
  },
  'strict.format-to-description': {
    en: 'The format "{format}" is not taken here; it is moved into the description.',
    zh: '此处不接受格式“{format}”，已移入描述文字。',
  },
  'strict.oneof-to-anyof': {
    en: 'oneOf became anyOf: that exactly one branch fits is no longer said.',
    zh: 'oneOf 改成了 anyOf：不再要求恰好符合一个分支。',
  },
  'strict.allof-merged': {
    en: 'The parts of the allOf are merged into one schema.',
    zh: 'allOf 的各部分已合并为一个模式。',
  },
  'strict.anyof-spread': {
    en: 'What stood beside the anyOf is said in each of its branches.',
    zh: 'anyOf 旁边的约束已写进它的每个分支。',
  },
  'strict.ref-inlined': {
    en: 'The reference {ref} is replaced by what it refers to.',
    zh: '引用 {ref} 已替换为它所指的内容。',
  },
  'strict.ref-siblings-dropped': {
    en: 'What stood beside the reference {ref} is left out ({keywords}): it must stand alone.',
    zh: '引用 {ref} 旁边的内容（{keywords}）已省略：引用必须单独出现。',
  },
  'strict.type-inferred': {
    en: 'The type is written out; it follows from the values or the properties.',
    zh: '已写明类型；它可由取值或属性确定。',
  },
  'strict.required-incomplete': {
    en: 'Every property must be required, and these are not: {names}.',
    zh: '每个属性都必须是必填，这些还不是：{names}。',
  },
  'strict.required-extra': {
    en: '"{name}" is required and not among the properties.',
    zh: '“{name}”列为必填，却不在 properties 中。',
  },
  'strict.object-open': {
    en: 'The object must say additionalProperties: false.',
    zh: '对象必须写明 additionalProperties: false。',
  },
  'strict.format': {
    en: 'The format "{format}" is refused in strict mode.',
    zh: '严格模式不接受格式“{format}”。',
  },
  'strict.regex-lookaround': {
    en: 'The pattern looks ahead or behind, which strict mode refuses.',
    zh: '该正则含有前后查找，严格模式不接受。',
  },
  'strict.oneof': {
    en: 'oneOf is refused in strict mode; anyOf is taken.',
    zh: '严格模式不接受 oneOf，可以用 anyOf。',
  },
  'strict.allof': {
    en: 'This allOf is refused in strict mode.',
    zh: '严格模式不接受这个 allOf。',
  },
  'strict.ref-siblings': {
    en: 'Nothing may stand beside a reference in strict mode: {keywords}.',
    zh: '严格模式下引用旁边不能有其他内容：{keywords}。',
  },
  'strict.untyped': {
    en: 'Every schema must have a type in strict mode.',
    zh: '严格模式下每个模式都必须有 type。',
  },
  'strict.unsupported-keyword': {
    en: '"{keyword}" is refused in strict mode, or its value is.',
    zh: '严格模式不接受“{keyword}”，或不接受它的值。',
  },
  'strict.enum-type-mismatch': {
    en: 'A listed value is not of the type that the schema names.',
    zh: '列出的值与模式的类型不符。',
  },
  'dropped.extension': {
    en: 'The extension "{field}" says nothing to this vendor and is left out.',
    zh: '扩展字段“{field}”对该厂商没有意义，已省略。',
  },
  'openai.too-many-properties': {
    en: 'The schema has {count} properties; strict mode takes at most {most}.',
    zh: '模式共有 {count} 个属性，严格模式最多接受 {most} 个。',
  },
  'openai.too-many-enum-values': {
    en: 'The schema lists {count} values; strict mode takes at most {most}.',
    zh: '模式共列出 {count} 个枚举值，严格模式最多接受 {most} 个。',
  },
  'openai.too-much-text': {
    en: 'Names and values have {count} characters in all; strict mode takes at most {most}.',
    zh: '名称与取值合计 {count} 个字符，严格模式最多接受 {most} 个。',
  },
  'openai.enum-too-long': {
    en: 'The values of this list have {count} characters in all; strict mode takes at most {most}.',
    zh: '这组枚举值合计 {count} 个字符，严格模式最多接受 {most} 个。',
  },
  'openai.too-deep': {
    en: 'Objects stand within each other {count} deep; strict mode takes at most {most}.',
    zh: '对象嵌套了 {count} 层，严格模式最多接受 {most} 层。',
  },
  'deepseek.empty-object': {
    en: 'DeepSeek refuses an object without properties in strict mode.',
    zh: 'DeepSeek 的严格模式不接受没有属性的对象。',
  },
  'deepseek.mixed-strict': {
    en: 'DeepSeek takes strict tools only if every tool of the request is strict; this one is not.',
    zh: 'DeepSeek 要求同一请求的所有工具都是严格模式，这个工具不是。',
  },
  'deepseek.type-array': {
    en: 'DeepSeek does not take "{type}" in a list of types.',
    zh: 'DeepSeek 不接受在类型列表中出现“{type}”。',
  },
  'deepseek.type-array-to-anyof': {
    en: 'The list of types became one branch for each type.',
    zh: '类型列表已改为每种类型一个分支。',
  },
  'deepseek.anyof-branch-untyped': {
    en: 'DeepSeek may refuse a branch without a type of its own.',
    zh: 'DeepSeek 可能拒绝自身没有 type 的分支。',
  },
}
