import type { Words } from '../core/lint/rule'

/** What a change is, for callers of a tool and, where that is another thing, for readers of its result. */
export type ChangeWords = Words & { readonly output?: Words }

/** Sentences of the changes that are told by a code of their own; the facets of a schema are built. */
export const CHANGE_WORDS: Readonly<Record<string, ChangeWords>> = {
  'field-added': {
    en: 'New and optional. A model may fill it in from now on.',
    zh: '新增选填参数。模型以后可能会填它。',
    output: {
      en: 'New in the result.',
      zh: '返回结果新增的字段。',
    },
  },
  'field-added-required': {
    en: 'New and required. Calls without it are refused.',
    zh: '新增必填参数。没有它的调用会被拒绝。',
    output: {
      en: 'New in the result, and always there.',
      zh: '返回结果新增的字段，必定出现。',
    },
  },
  'field-removed': {
    en: 'Removed. Calls that give it are refused, or it does nothing any more.',
    zh: '已删除。带有它的调用会被拒绝，或者不再起作用。',
    output: {
      en: 'Removed from the result. Whoever reads it finds nothing.',
      zh: '已从返回结果中删除。读取它的程序会读不到。',
    },
  },
  'field-renamed': {
    en: 'Renamed from {before} to {after}. Calls, prompts and evaluation sets use the old name.',
    zh: '由{before}改名为{after}。已有的调用、提示词和评测集里还在用旧名。',
    output: {
      en: 'Renamed in the result from {before} to {after}. Readers look for the old name.',
      zh: '返回结果的字段由{before}改名为{after}。读取方还在用旧名。',
    },
  },
  'field-moved': {
    en: 'Moved from {before} to {after}. Calls that give it in the old place are wrong now.',
    zh: '由{before}移到{after}。写在原处的调用不再正确。',
    output: {
      en: 'Moved in the result from {before} to {after}.',
      zh: '在返回结果中由{before}移到{after}。',
    },
  },
  'field-required': {
    en: 'Became required. Calls without it are refused.',
    zh: '改为必填。没有它的调用会被拒绝。',
    output: { en: 'Is always in the result now.', zh: '现在必定出现在返回结果中。' },
  },
  'field-optional': {
    en: 'Became optional. A model may leave it out from now on.',
    zh: '改为选填。模型以后可能会不填。',
    output: {
      en: 'May be missing from the result now. Readers that count on it fail.',
      zh: '返回结果中可能不再有它。依赖它的读取方会出错。',
    },
  },
  'value-added': {
    en: 'More to choose from: {values}.',
    zh: '可选值新增：{values}。',
    output: {
      en: 'May come back as well: {values}. Readers do not know it.',
      zh: '可能返回新的值：{values}。读取方不认识。',
    },
  },
  'value-removed': {
    en: 'No longer to choose from: {values}. Calls that give it are refused.',
    zh: '可选值减少：{values}。传入它的调用会被拒绝。',
    output: { en: 'Does not come back any more: {values}.', zh: '不再返回：{values}。' },
  },
  'text-added': { en: 'Has a description now.', zh: '补充了说明。' },
  'text-removed': { en: 'Its description is gone.', zh: '说明被删除。' },
  'text-changed': { en: 'Its description changed.', zh: '说明有改动。' },
  'text-layout': {
    en: 'Only the order or layout of its description changed.',
    zh: '说明只调整了顺序或排版。',
  },
  default: { en: 'Its default changed: {from} → {to}.', zh: '默认值有改动：{from} → {to}。' },
  examples: { en: 'Its examples changed.', zh: '示例有改动。' },
  told: { en: 'What "{keyword}" says of it changed.', zh: '“{keyword}”的内容有改动。' },
  other: {
    en: '"{keyword}" changed, a word that only some vendors know.',
    zh: '“{keyword}”有改动，只有部分平台认识这个字段。',
  },
  definition: {
    en: 'The shared definition "{name}" changed.',
    zh: '共用定义“{name}”有改动。',
  },
  respelt: {
    en: 'Only written in another way; it means the same.',
    zh: '只是换了写法，含义不变。',
  },
  unsure: {
    en: 'It cannot be shown that every call that was valid still is.',
    zh: '无法确认原来有效的调用现在都还有效。',
    output: {
      en: 'It cannot be shown that readers understand every result.',
      zh: '无法确认读取方能看懂所有返回结果。',
    },
  },
  'tool-added': { en: 'A new tool.', zh: '新增工具。' },
  'tool-removed': {
    en: 'The tool is gone. Calls to it fail.',
    zh: '工具已删除。对它的调用会失败。',
  },
  'tool-renamed': {
    en: 'Renamed from {before} to {after}. Prompts, evaluation sets and dashboards use the old name.',
    zh: '由{before}改名为{after}。提示词、评测集和看板里还在用旧名。',
  },
  'tool-moved': {
    en: 'Stands elsewhere in the list: {before} → {after}.',
    zh: '在列表中的位置变了：{before} → {after}。',
  },
  title: {
    en: 'The display name changed: {from} → {to}.',
    zh: '显示名称有改动：{from} → {to}。',
  },
  'description-added': { en: 'Has a description now.', zh: '补充了说明。' },
  'description-removed': { en: 'The description is gone.', zh: '说明被删除。' },
  'description-changed': { en: 'The description changed.', zh: '说明有改动。' },
  'description-layout': {
    en: 'The description says the same in another order or layout.',
    zh: '说明只调整了顺序或排版，内容不变。',
  },
  'answer-added': { en: 'Now says {answer}.', zh: '补充了“{answer}”。' },
  'answer-removed': { en: 'No longer says {answer}.', zh: '不再说明“{answer}”。' },
  'answer-changed': {
    en: 'Says otherwise: {answer}.',
    zh: '“{answer}”有改动。',
  },
  'schema-added': { en: 'Says now what it returns.', zh: '写明了返回结果的结构。' },
  'schema-removed': {
    en: 'No longer says what it returns. Readers that check the result have nothing to go by.',
    zh: '不再写明返回结果的结构。校验结果的读取方失去依据。',
  },
  calls: { en: 'The whole-call examples changed.', zh: '完整调用示例有改动。' },
  hint: { en: 'The hint {hint} changed: {from} → {to}.', zh: '提示{hint}有改动：{from} → {to}。' },
  strict: { en: 'Strict mode: {from} → {to}.', zh: '严格模式：{from} → {to}。' },
  namespace: {
    en: 'The namespace changed: {from} → {to}. Clients call the tool by another name.',
    zh: '命名空间有改动：{from} → {to}。客户端看到的工具名会变。',
  },
  hidden: {
    en: 'Left out of every export now. Who calls it finds it no more.',
    zh: '不再出现在任何导出里。调用方会找不到它。',
  },
  shown: { en: 'In the exports again.', zh: '重新出现在导出里。' },
  'agent-added': { en: 'Handed to the agent {agent} as well.', zh: '也交给智能体{agent}使用。' },
  'agent-removed': {
    en: 'No longer handed to the agent {agent}.',
    zh: '不再交给智能体{agent}使用。',
  },
  'effect-raised': {
    en: 'Changes more than before: {from} → {to}.',
    zh: '影响变大：{from} → {to}。',
  },
  'effect-lowered': {
    en: 'Changes less than before: {from} → {to}.',
    zh: '影响变小：{from} → {to}。',
  },
  'effect-stated': { en: 'Says now what a call changes: {to}.', zh: '写明了调用的影响：{to}。' },
  'effect-unstated': {
    en: 'No longer says what a call changes; it was: {from}.',
    zh: '不再写明调用的影响，原为：{from}。',
  },
  'confirmation-weaker': {
    en: 'Fewer have to agree before it runs: {from} → {to}.',
    zh: '执行前的确认变弱：{from} → {to}。',
  },
  'confirmation-stronger': {
    en: 'More have to agree before it runs: {from} → {to}.',
    zh: '执行前的确认变强：{from} → {to}。',
  },
  'confirmation-when': {
    en: 'When someone has to agree changed: {from} → {to}.',
    zh: '需要确认的条件有改动：{from} → {to}。',
  },
  'injected-added': {
    en: 'Filled in by the system now; the model is not asked for it.',
    zh: '改由系统填写，不再让模型填。',
  },
  'injected-removed': {
    en: 'No longer filled in by the system.',
    zh: '不再由系统填写。',
  },
  'injected-changed': {
    en: 'Where the system takes it from changed.',
    zh: '系统填写它的来源有改动。',
  },
  'entry-added': { en: 'New among the {list}: {name}.', zh: '{list}新增：{name}。' },
  'entry-removed': { en: 'Gone from the {list}: {name}.', zh: '{list}减少：{name}。' },
  'entry-changed': { en: 'Among the {list}, {name} changed.', zh: '{list}中的{name}有改动。' },
  'facet-changed': { en: 'The contract changed: {facet}.', zh: '能力契约有改动：{facet}。' },
  'member-changed': { en: '"{name}" changed.', zh: '“{name}”有改动。' },
  reordered: {
    en: 'Only the order changed: {what}.',
    zh: '只调整了顺序：{what}。',
  },
  'set-title': {
    en: 'The title of the set changed: {from} → {to}.',
    zh: '工具集标题有改动：{from} → {to}。',
  },
  'set-member': { en: '"{name}" of the set changed.', zh: '工具集的“{name}”有改动。' },
}

/** What a facet of a schema is called. */
export const FACET_WORDS: Readonly<Record<string, Words>> = {
  type: { en: 'Type', zh: '类型' },
  values: { en: 'Allowed values', zh: '可选值' },
  range: { en: 'Range', zh: '取值范围' },
  step: { en: 'Step', zh: '步长' },
  length: { en: 'Length', zh: '长度' },
  pattern: { en: 'Pattern', zh: '正则' },
  format: { en: 'Format', zh: '格式' },
  size: { en: 'Number of items', zh: '元素个数' },
  unique: { en: 'Items all different', zh: '元素不重复' },
  contains: { en: 'Items it must have', zh: '必含元素' },
  items: { en: 'Items', zh: '元素' },
  count: { en: 'Number of members', zh: '成员个数' },
  names: { en: 'Names of members', zh: '成员名称' },
  extra: { en: 'Other members', zh: '未声明的成员' },
  choice: { en: 'Alternatives', zh: '可选方案' },
  condition: { en: 'Condition', zh: '条件' },
  reference: { en: 'Reference', zh: '引用' },
}

/** What a facet's change does; `facet`, `from` and `to` are filled in. */
export const DIRECTION_WORDS: Readonly<Record<string, ChangeWords>> = {
  narrower: {
    en: '{facet}: takes less now. Calls that were valid may be refused. {from} → {to}.',
    zh: '{facet}收窄。原来有效的调用可能会被拒绝。{from} → {to}。',
    output: {
      en: '{facet}: less may come back. {from} → {to}.',
      zh: '{facet}收窄，返回的可能变少。{from} → {to}。',
    },
  },
  wider: {
    en: '{facet}: takes more now. Every valid call stays valid. {from} → {to}.',
    zh: '{facet}放宽。原来有效的调用都还有效。{from} → {to}。',
    output: {
      en: '{facet}: what never came back may come now. {from} → {to}.',
      zh: '{facet}放宽，可能返回以前没有过的内容。{from} → {to}。',
    },
  },
  changed: {
    en: '{facet} changed. Calls that were valid may be refused. {from} → {to}.',
    zh: '{facet}有改动。原来有效的调用可能会被拒绝。{from} → {to}。',
    output: {
      en: '{facet} changed. What never came back may come now. {from} → {to}.',
      zh: '{facet}有改动，可能返回以前没有过的内容。{from} → {to}。',
    },
  },
}

/** Names of parts, values and codes that stand in the sentences. */
export const PART_WORDS: Readonly<Record<string, Words>> = {
  '': { en: '(not stated)', zh: '（未写明）' },
  'list.outcomes': { en: 'outcomes', zh: '结果状态' },
  'list.signals': { en: 'signals', zh: '提示信号' },
  'list.errors': { en: 'errors', zh: '错误' },
  'list.checks': { en: 'checks', zh: '校验' },
  'facet.effect': { en: 'what a call changes', zh: '调用的影响' },
  'facet.confirmation': { en: 'confirmation', zh: '执行前确认' },
  'facet.idempotency': { en: 'what a second identical call does', zh: '重复调用的处理' },
  'facet.resultSize': { en: 'size of the result', zh: '结果大小' },
  'facet.verification': { en: 'reading back', zh: '写后核实' },
  'facet.timeout': { en: 'timeout', zh: '超时' },
  'facet.audit': { en: 'record of the call', zh: '审计记录' },
  'facet.strict': { en: 'why strict is off', zh: '未开严格模式的原因' },
  'facet.outside': { en: 'names from elsewhere', zh: '集外名称' },
  'effect.read': { en: 'only reads', zh: '只读' },
  'effect.low-risk-write': { en: 'low-risk write', zh: '低风险写入' },
  'effect.write': { en: 'write', zh: '写入' },
  'effect.destructive': { en: 'destructive', zh: '破坏性操作' },
  'confirmer.none': { en: 'nobody', zh: '无需确认' },
  'confirmer.user': { en: 'the user', zh: '用户确认' },
  'confirmer.human': { en: 'a person who approves', zh: '人工审批' },
  'what.parameters': { en: 'parameters', zh: '参数' },
  'what.members': { en: 'members of the document', zh: '文档里的字段' },
  'member.note': { en: 'note', zh: '附言' },
  'member.author': { en: 'author', zh: '作者' },
  'member.date': { en: 'date', zh: '日期' },
  'member.lint': { en: 'settings of the checks', zh: '检查设置' },
  'member.review': { en: 'review', zh: '评审记录' },
  'member.bench': { en: 'questions', zh: '评测题' },
  'member.questions': { en: 'questions', zh: '评测题' },
  'member.history': { en: 'history', zh: '历史版本' },
  'answer.notes': { en: 'notes', zh: '备注' },
}
