import type { Words } from '../lint/rule'
import type { DescriptionKey, TOOL_KEYS } from './tool'

/** What each member of a tool is for, as the JSON pane explains it. */
export const TOOL_WORDS: Readonly<Record<(typeof TOOL_KEYS)[number], Words>> = {
  name: {
    en: 'What the model calls the tool by: verb_object, ASCII letters, digits and underscores.',
    zh: '模型用来调用工具的名称：动词_对象，只用 ASCII 字母、数字和下划线。',
  },
  title: { en: 'A name for people, in any language.', zh: '给人看的名称，可用任何语言。' },
  description: {
    en: 'What the model reads to decide: five answers, or one text as imported.',
    zh: '模型据此决定要不要调用：五个回答，或导入时的整段文字。',
  },
  inputSchema: {
    en: 'The parameters, as a JSON Schema of an object.',
    zh: '参数，写成描述对象的 JSON Schema。',
  },
  outputSchema: {
    en: 'The structured result, as a JSON Schema of an object.',
    zh: '结构化的返回结果，写成描述对象的 JSON Schema。',
  },
  inputExamples: { en: 'Arguments of whole calls.', zh: '完整调用的参数示例。' },
  annotations: {
    en: 'Hints for the host, as MCP defines them.',
    zh: '给宿主程序的提示，按 MCP 的定义。',
  },
  icons: { en: 'Pictures a host may show.', zh: '宿主程序可以显示的图标。' },
  execution: { en: 'How the tool may be run, as MCP defines it.', zh: '运行方式，按 MCP 的定义。' },
  meta: { en: 'Data for hosts; no model sees it.', zh: '给宿主程序的数据，模型看不到。' },
  strict: {
    en: 'Whether the vendor must hold calls to the schema. It governs form only.',
    zh: '是否要求厂商让调用严格符合 schema。它只管形式。',
  },
  namespace: { en: 'The group the tool belongs to.', zh: '工具所属的分组。' },
  exports: {
    en: 'Which exports the tool goes into. It is never written into one.',
    zh: '工具进入哪些导出。这一项本身不会写进导出。',
  },
  contract: {
    en: 'What the tool promises: its effect, confirmation, what is filled in by the system.',
    zh: '工具的承诺：影响、确认方式、由系统填入的内容。',
  },
  lint: {
    en: 'Findings that were set aside, each with its reason.',
    zh: '已忽略的检查结果，各附理由。',
  },
  vendor: {
    en: 'What an import found and Toolwright does not model, kept for each vendor.',
    zh: '导入时读到、而 Toolwright 没有对应概念的内容，按厂商保留。',
  },
}

export const ANSWER_WORDS: Readonly<Record<DescriptionKey, Words>> = {
  does: {
    en: 'What it does, in one sentence, and what it does not do.',
    zh: '用一句话说明它做什么，以及不做什么。',
  },
  when: {
    en: 'When to use it, in the user’s own words, and what must be known first.',
    zh: '什么时候用：用用户的原话来写，并写明要先知道什么。',
  },
  whenNot: {
    en: 'When not to use it, and which tool to use instead.',
    zh: '什么时候不用，以及该改用哪个工具。',
  },
  returns: {
    en: 'What it returns: key fields, and what is not included.',
    zh: '返回什么：关键字段，以及不包含什么。',
  },
  limits: {
    en: 'Its limits: time range, amount, permission, side effects.',
    zh: '限制：时间范围、数量、权限、副作用。',
  },
  notes: { en: 'Anything else, put after the answers.', zh: '其他说明，排在五个回答之后。' },
}

export const EXPORT_MARK_WORDS = {
  hidden: {
    en: 'Whether the tool is kept out of every export; the host policy still lists it.',
    zh: '是否不进入任何导出；平台策略里仍会列出。',
  },
  agents: {
    en: 'The agents that get this tool when an export is made for one of them.',
    zh: '按智能体导出时，哪些智能体会得到这个工具。',
  },
} as const satisfies Readonly<Record<string, Words>>

export const CONTRACT_WORDS: Readonly<Record<string, Words>> = {
  effect: {
    en: 'What a call changes: nothing, something small, something, or something that cannot be taken back.',
    zh: '一次调用会改变什么：不改变、轻微改变、会改变，还是无法撤回。',
  },
  confirmation: {
    en: 'Who must agree before the call, and when.',
    zh: '调用前须由谁确认，在什么情况下。',
  },
  idempotency: { en: 'What a second identical call does.', zh: '相同的调用再来一次会怎样。' },
  checks: {
    en: 'What the program must check because a schema cannot, each with the error it gives.',
    zh: 'schema 表达不了、须由程序检查的条件，各自对应的错误。',
  },
  verification: { en: 'How the change is read back afterwards.', zh: '写入之后怎样回读核对。' },
  timeout: { en: 'How long to wait, and what to answer instead.', zh: '等多久，超时后怎样答复。' },
  injected: {
    en: 'What the system fills in and the model never sees.',
    zh: '由系统填入、模型看不到的参数。',
  },
  outcomes: {
    en: 'The states a call can end in, “accepted” apart from “done”.',
    zh: '调用可能的结果状态，“已受理”与“已完成”分开写。',
  },
  signals: {
    en: 'Result fields that tell the model what to do next.',
    zh: '告诉模型下一步该做什么的返回字段。',
  },
  errors: { en: 'The errors it can answer with.', zh: '可能返回的错误。' },
  resultSize: {
    en: 'How large a result can get: a summary, a key for the whole, pages.',
    zh: '结果有多大：只给摘要、用键取全量，还是分页。',
  },
  audit: { en: 'What is recorded of a call.', zh: '每次调用会留下哪些记录。' },
  strict: { en: 'Why strict is off.', zh: '没有启用 strict 的原因。' },
  outside: {
    en: 'Names in the description that are no tools of this set: on another server, or a person.',
    zh: '说明里提到、但不属于本工具集的名称：在别的服务器上，或是人工渠道。',
  },
}

/** The keywords of JSON Schema that a tool’s author meets most. */
export const KEYWORD_WORDS: Readonly<Record<string, Words>> = {
  type: { en: 'The type of the value.', zh: '值的类型。' },
  title: { en: 'A short name for people.', zh: '给人看的简短名称。' },
  description: {
    en: 'What to put here: meaning, format, unit, where it comes from.',
    zh: '该填什么：含义、格式、单位、从哪里来。',
  },
  enum: { en: 'The only values allowed.', zh: '只允许这些值。' },
  const: { en: 'The one value allowed.', zh: '唯一允许的值。' },
  default: { en: 'What is used when it is left out.', zh: '不填时采用的值。' },
  examples: { en: 'Values that are right.', zh: '正确取值的例子。' },
  properties: { en: 'The fields, by name.', zh: '各个字段，按名称列出。' },
  required: { en: 'Names of the fields that must be given.', zh: '必填字段的名称。' },
  additionalProperties: {
    en: 'Whether fields that are not listed are allowed.',
    zh: '是否允许未列出的字段。',
  },
  items: { en: 'What each item of the list is.', zh: '列表里每一项的定义。' },
  pattern: { en: 'A regular expression the text must match.', zh: '文本须匹配的正则表达式。' },
  format: { en: 'A named format, such as date or email.', zh: '约定的格式，例如 date、email。' },
  minimum: { en: 'The smallest number allowed.', zh: '允许的最小值。' },
  maximum: { en: 'The largest number allowed.', zh: '允许的最大值。' },
  minLength: { en: 'The least number of characters.', zh: '最少字符数。' },
  maxLength: { en: 'The greatest number of characters.', zh: '最多字符数。' },
  minItems: { en: 'The least number of items.', zh: '最少项数。' },
  maxItems: { en: 'The greatest number of items.', zh: '最多项数。' },
  uniqueItems: { en: 'Whether items may not repeat.', zh: '是否不允许重复。' },
  $ref: { en: 'Stands for the schema at this address.', zh: '引用该地址处的 schema。' },
  $defs: { en: 'Schemas to refer to, by name.', zh: '供引用的 schema，按名称列出。' },
  anyOf: { en: 'At least one of these must fit.', zh: '至少符合其中一个。' },
  oneOf: { en: 'Exactly one of these must fit.', zh: '只能符合其中一个。' },
  allOf: { en: 'All of these must fit.', zh: '必须全部符合。' },
  not: { en: 'This must not fit.', zh: '不得符合它。' },
}
