import { get, stringOf } from '../../../json/node'
import { nameOf } from '../../../model/tool'
import { LONG_NAME, prefixedNames } from '../../../naming/client-prefixes'
import { MOST_EVERYWHERE, sameAfterSanitising } from '../../../naming/same-after-sanitising'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const LONG = 'list_archived_invoices_of_one_customer_by_reference'

export const namesSurviveClients = defineRule({
  id: 'names-survive-clients',
  group: 'set',
  severity: 'warning',
  evidence: 'vendor-limit',
  source:
    'Claude Code puts mcp__server__ before a name (claude-code #2326, #23149), Cursor refuses 60 with the server (composio #2788), mcp-use #1885 cuts to 64.',
  summary: {
    en: 'Names stay whole and unlike behind the prefix that a client puts before them.',
    zh: '客户端在名称前加上前缀后，名称仍然完整、互不相同。',
  },
  why: {
    en: 'A client hides a tool whose name grows too long, or cuts the name, and two become one.',
    zh: '加前缀后太长的工具会被客户端隐藏，或者名称被截断，两个变成一个。',
  },
  messages: {
    prefixed: {
      en: '"{full}", as {client} calls it, has {length} characters; more than {most} are refused.',
      zh: '{client}里它叫“{full}”，有 {length} 个字符，超过 {most} 会被拒绝。',
    },
    long: {
      en: '"{name}" has {length} characters. Clients put the name of the server before it and take {most} in all; up to {good} are safe.',
      zh: '“{name}”有 {length} 个字符。客户端会在前面加服务器名，总长最多 {most}；不超过 {good} 较稳妥。',
    },
    cut: {
      en: '"{name}" and "{other}" become one where a client cuts names to {most} characters.',
      zh: '有的客户端把名称截到 {most} 个字符，“{name}”和“{other}”会变成同一个。',
    },
  },
  fixes: {},
  examples: {
    good: [
      { lang: 'en', tools: [exampleTool('en')] },
      { lang: 'zh', tools: [exampleTool('zh')] },
    ],
    bad: [
      { lang: 'en', tools: [exampleTool('en', { name: LONG })] },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { name: LONG, members: { namespace: 'finance_department' } })],
      },
    ],
  },
  check: ({ tools }, report) => {
    const names = tools.map(nameOf)
    const most = MOST_EVERYWHERE.value
    for (const [tool, name] of names.entries()) {
      if (name.length <= LONG_NAME / 2) continue
      const place = { path: ['name'], tool }
      const server = stringOf(get(tools[tool], 'namespace')) ?? ''
      const misfit =
        server === '' ? undefined : prefixedNames(name, { server }).find(({ fits }) => !fits)
      if (misfit) {
        const { full, client, length } = misfit
        report({
          ...place,
          message: 'prefixed',
          values: { full, client, length, most: misfit.most },
        })
      } else if (server === '' && name.length > LONG_NAME && name.length <= most) {
        const values = { name, length: name.length, most, good: LONG_NAME }
        report({ ...place, message: 'long', severity: 'info', values })
      }
    }
    if (names.every((name) => name.length <= most)) return
    for (const { indexes, isCaseOnly } of sameAfterSanitising(names)) {
      const cut = indexes.filter((index) => names[index]!.length > most)
      const [first, ...others] = indexes
      if (isCaseOnly || cut.length === 0) continue
      for (const tool of others)
        if (names[tool] !== names[first!]) {
          const values = { name: names[tool]!, other: names[first!]!, most }
          report({ message: 'cut', path: ['name'], tool, values })
        }
    }
  },
})
