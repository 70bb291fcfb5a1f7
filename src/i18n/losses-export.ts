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
