import type { Words } from '../lint/rule'

/** What the members of each facet of a contract hold. */
export const CONTRACT_MEMBER_WORDS: Readonly<Record<string, Words>> = {
  'confirmation.who': {
    en: 'Nobody, the user who asked, or a person who may approve.',
    zh: '无需确认、提出请求的用户，或有权审批的人。',
  },
  'confirmation.when': {
    en: 'In which case they are asked; always when left out.',
    zh: '什么情况下询问；不写表示每次都要。',
  },
  'idempotency.by': {
    en: 'By what a second identical call is known: a key of the host, fields, or nothing.',
    zh: '靠什么认出重复的调用：平台的键、某些字段，或认不出。',
  },
  'idempotency.key': {
    en: 'The template of the key, such as refund:{workflow}:{step}.',
    zh: '键的模板，例如refund:{workflow}:{step}。',
  },
  'idempotency.fields': {
    en: 'Parameters that together name the same intent.',
    zh: '合起来表示同一个意图的参数。',
  },
  'idempotency.text': {
    en: 'What a second identical call does, in words.',
    zh: '用文字说明重复调用会怎样。',
  },
  'checks.text': { en: 'What has to hold before the call acts.', zh: '执行前必须满足的条件。' },
  'checks.error': {
    en: 'The code of the error when it does not hold.',
    zh: '不满足时返回的错误码。',
  },
  'verification.text': {
    en: 'How the change is read back, in words.',
    zh: '用文字说明怎样回读核对。',
  },
  'timeout.seconds': { en: 'How many seconds to wait.', zh: '等待的秒数。' },
  'timeout.text': { en: 'What is answered when the time is over.', zh: '超时后怎样答复。' },
  'injected.name': { en: 'The name of the argument.', zh: '参数名。' },
  'injected.source': {
    en: 'Where the system takes it from: session, tenant, role, trace, key, configuration.',
    zh: '系统从哪里取：会话、租户、角色、链路追踪、键、配置。',
  },
  'injected.schema': {
    en: 'The schema it had as a parameter, or has for the program.',
    zh: '它作为参数时的schema，供程序使用。',
  },
  'injected.required': {
    en: 'Whether it was required as a parameter.',
    zh: '它作为参数时是否必填。',
  },
  'injected.in': {
    en: 'Of one that stood inside an object: the pointer of that object, from the input schema.',
    zh: '原来在某个对象里的参数：该对象在输入结构中的指针。',
  },
  'injected.before': {
    en: 'The parameter that it stood in front of, so that it can go back there.',
    zh: '它原来排在哪个参数之前，移回时用。',
  },
  'outcomes.state': {
    en: 'The state as the result says it, such as ACCEPTED.',
    zh: '返回结果里的状态值，例如ACCEPTED。',
  },
  'outcomes.meaning': {
    en: 'What it means, above all whether the work is done.',
    zh: '它的含义，尤其是是否已经办完。',
  },
  'signals.field': { en: 'The field of the result.', zh: '返回结果里的字段。' },
  'signals.meaning': {
    en: 'What the model is to make of it.',
    zh: '模型看到它应当怎样理解。',
  },
  'signals.tool': {
    en: 'The tool of this set to use then.',
    zh: '这时应改用的工具，须在本工具集里。',
  },
  'errors.code': { en: 'The code, such as ORDER_NOT_FOUND.', zh: '错误码，例如ORDER_NOT_FOUND。' },
  'errors.retryable': {
    en: 'Whether sending the same call again can help.',
    zh: '用相同参数重发是否可能成功。',
  },
  'errors.next': { en: 'What the model does next.', zh: '模型下一步该做什么。' },
  'errors.text': { en: 'What the user is told.', zh: '怎样告诉用户。' },
  'errors.when': { en: 'When it occurs.', zh: '什么时候出现。' },
  'resultSize.summary': { en: 'What is always in the result.', zh: '返回结果里一定会有的内容。' },
  'resultSize.key': {
    en: 'The field with the key to the whole data.',
    zh: '用来取全量数据的键所在的字段。',
  },
  'resultSize.paging': { en: 'How further pages are read.', zh: '怎样读取后面的页。' },
  'resultSize.text': { en: 'How large it can get, in words.', zh: '用文字说明会有多大。' },
  'audit.text': { en: 'One thing that is recorded.', zh: '要记录的一项内容。' },
  'strict.reason': { en: 'Why strict is off.', zh: '没有启用strict的原因。' },
  'outside.name': {
    en: 'The name as the description has it.',
    zh: '说明里写的名称。',
  },
  'outside.is': {
    en: 'A tool of another server, or a person.',
    zh: '别的服务器上的工具，或是人工渠道。',
  },
}
