import type { Words } from '../core/lint/rule'

/** What an export changes where it was chosen, and what somebody behind the vendor's API refuses. */
export const EXPORT_WORDS: Readonly<Record<string, Words>> = {
  'export.name': {
    en: 'The name "{from}" is written as "{to}" here; the definition keeps its own.',
    zh: '名称“{from}”在这里写作“{to}”；定义本身不变。',
  },
  'export.parameter-name': {
    en: 'The parameter "{from}" is called "{to}" here; whoever answers the call has to translate it back.',
    zh: '参数“{from}”在这里改称“{to}”；处理调用的一方须把它换回来。',
  },
  'export.rule-to-description': {
    en: 'The rule "{keyword}" at the root of the schema is moved into the description of the tool.',
    zh: '模式根上的“{keyword}”规则已移入工具的描述。',
  },
  'export.recursion-cut': {
    en: 'What {ref} contains of itself is written out {levels} levels deep; deeper values cannot be given.',
    zh: '{ref} 对自身的嵌套已展开 {levels} 层；更深的值无法给出。',
  },
  'export.namespace': {
    en: 'The namespace "{namespace}" stands before the name here: "{to}"; the definition keeps its own.',
    zh: '命名空间“{namespace}”在这里写到名称前面：“{to}”；定义本身不变。',
  },
  'export.namespace-taken': {
    en: 'The namespace "{namespace}" cannot be put before the name: another tool is named "{to}".',
    zh: '命名空间“{namespace}”不能写到名称前面：已有工具叫“{to}”。',
  },
  'export.name-in-text': {
    en: 'The text says "{to}" in place of "{from}" here, as that tool is named in this export.',
    zh: '文字里的“{from}”在这里改写为“{to}”，与这次导出中的工具名一致。',
  },
  'export.left-out-hidden': {
    en: 'Hidden from exports.',
    zh: '已设为不进入导出。',
  },
  'export.left-out-not-chosen': {
    en: 'Not chosen for this export.',
    zh: '这次导出没有选。',
  },
  'export.left-out-no-agent': {
    en: 'Marked for no agent; such a tool goes only into an export that asks for none.',
    zh: '没有指定智能体；只有不按智能体导出时才包含。',
  },
  'export.left-out-other-agent': {
    en: 'Marked for other agents: {agents}.',
    zh: '只给别的智能体：{agents}。',
  },
  'export.left-out-writes': {
    en: 'Changes something, as the contract or the annotations say.',
    zh: '契约或注解写明会改变数据。',
  },
  'export.left-out-writes-guessed': {
    en: 'Seems to change something, from its texts; the contract does not say.',
    zh: '从文字看会改变数据；契约没有写明。',
  },
  'export.left-out-effect-unclear': {
    en: 'Nothing says for sure that it only reads; state the effect in the contract.',
    zh: '无法确定是否只读；请在契约里写明影响。',
  },
  'export.reads-guessed': {
    en: 'That it only reads is gathered from its texts; its contract does not say.',
    zh: '它只读是从文字判断的；契约没有写明。',
  },
  'export.points-left-out': {
    en: 'This points to "{name}", which this export does not contain.',
    zh: '这里指向“{name}”，而这次导出不包含它。',
  },
  'description.length': {
    en: 'The description has {length} characters; some of those who take these tools refuse or cut what is longer than {most}.',
    zh: '描述有 {length} 个字符；有些接收方会拒绝或截断超过 {most} 个字符的描述。',
  },
  'name.alike-cut': {
    en: 'The names "{name}" and "{other}" become one where a client cuts them to {most} characters.',
    zh: '有些客户端会把名称截到 {most} 个字符，“{name}”和“{other}”会变得相同。',
  },
}

/** The same for what could be chosen and was not. */
export const EXPORT_OFFER_WORDS: Readonly<Record<string, Words>> = {
  'export.name': {
    en: 'The name "{from}" can be written as "{to}" here, for this export alone.',
    zh: '可以仅在这次导出中把名称“{from}”写作“{to}”。',
  },
  'export.namespace': {
    en: 'The namespace "{namespace}" can be put before the name: "{to}", for this export alone.',
    zh: '可以仅在这次导出中把命名空间“{namespace}”写到名称前面：“{to}”。',
  },
  'export.parameter-name': {
    en: 'The parameter "{from}" can be called "{to}" here, for this export alone.',
    zh: '可以仅在这次导出中把参数“{from}”改称“{to}”。',
  },
  'export.rule-to-description': {
    en: 'The rule "{keyword}" at the root of the schema can be moved into the description of the tool, for this export alone.',
    zh: '可以仅在这次导出中把模式根上的“{keyword}”规则移入工具的描述。',
  },
  'export.recursion-cut': {
    en: 'What {ref} contains of itself can be written out {levels} levels deep; deeper values could then not be given.',
    zh: '可以把 {ref} 对自身的嵌套展开 {levels} 层；更深的值就无法给出了。',
  },
}
