import type { JsonNode } from '../../json/node'
import { nameOf } from '../../model/tool'
import { oncePer } from '../../once-per'
import { effectOf } from '../../reading/effect'
import { nameWords } from '../../reading/words/name-words'

/** What tools do, as far as a good description of them differs. */
export const TOOL_KINDS = ['query', 'list', 'write', 'calculate', 'send', 'delete'] as const
export type ToolKind = (typeof TOOL_KINDS)[number]

/** Verbs by which a name says the kind; others are told by what the tool changes. */
const VERBS: Readonly<Record<ToolKind, RegExp>> = {
  calculate:
    /^(?:calc(?:ulate)?|compute|estimate|convert|sum|count|evaluate|score|predict|forecast|compare|计算|估算|换算|预测)/,
  send: /^(?:send|notify|email|mail|post|publish|message|reply|forward|share|发送|通知|推送|回复|发布)/,
  list: /^(?:list|search|find|browse|filter|match|列出|搜索|查找|筛选)/,
  delete:
    /^(?:delete|remove|cancel|drop|purge|clear|revoke|destroy|archive|删除|取消|移除|清空|撤销)/,
  query:
    /^(?:get|read|fetch|look|lookup|query|show|check|retrieve|describe|track|查询|获取|读取|查看)/,
  write:
    /^(?:create|add|update|set|edit|write|save|insert|submit|book|approve|request|assign|change|upload|创建|新增|添加|更新|修改|提交|预订|审批|申请)/,
}

/** The kind of a tool, by the verb of its name, else by what it changes. */
export const toolKindOf = oncePer((tool: JsonNode): ToolKind => {
  const words = nameWords(nameOf(tool))
  const [first = '', second = ''] = words
  const named = [first, second, words.at(-1) ?? '']
    .map((word) => TOOL_KINDS.find((kind) => VERBS[kind].test(word)))
    .find((kind) => kind !== undefined)
  // `get_orders` gives several.
  if (named === 'query' && /[^s]s$/.test(words.at(-1) ?? '') && words.length > 1) return 'list'
  if (named) return named
  const effect = effectOf(tool)
  return effect === 'destructive' ? 'delete' : effect === 'write' ? 'write' : 'query'
})
