import { get, type JsonNode, stringOf } from '../../../json/node'
import { nameOf } from '../../../model/tool'
import { sanitised } from '../../../naming/same-after-sanitising'
import { oncePer } from '../../../once-per'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

export const namesUnique = defineRule({
  id: 'names-unique',
  group: 'set',
  severity: 'error',
  evidence: 'guidance',
  source:
    'OpenAI, Claude and MCP clients refuse a name twice or keep one; openai-agents-js #1934, litellm #26788.',
  summary: {
    en: 'No two tools have the same name, or names that differ only in marks or case.',
    zh: '没有重名的工具，也没有只差标点或大小写的名称。',
  },
  why: {
    en: 'Clients replace what a vendor does not take, so "order.list" and "order_list" become one and the second wins.',
    zh: '客户端会替换平台不接受的字符，order.list和order_list会变成同一个名称，后者覆盖前者。',
  },
  messages: {
    same: {
      en: '"{name}" is also the name of tool {other}.',
      zh: '“{name}”与第{other}个工具重名。',
    },
    groups: {
      en: '"{name}" is also the name of tool {other}, in another group. Where a client knows no groups, one of them is lost.',
      zh: '“{name}”与第{other}个工具重名，虽不在同一分组；客户端若不认分组，其中一个会丢失。',
    },
    alike: {
      en: '"{name}" and "{otherName}" become the same name where marks and case do not count.',
      zh: '不计标点和大小写时，“{name}”和“{otherName}”是同一个名称。',
    },
  },
  fixes: {},
  examples: {
    good: [
      { lang: 'en', tools: [exampleTool('en'), exampleTool('en', { name: 'cancel_order' })] },
      { lang: 'zh', tools: [exampleTool('zh'), exampleTool('zh', { name: 'cancel_order' })] },
    ],
    bad: [
      { lang: 'en', tools: [exampleTool('en'), exampleTool('en')] },
      { lang: 'zh', tools: [exampleTool('zh'), exampleTool('zh', { name: 'Get_Order' })] },
    ],
  },
  check: ({ tools }, report) => {
    if (tools.length < 2) return
    const byName = new Map<string, number>()
    const byKey = new Map<string, number>()
    for (const [tool, node] of tools.entries()) {
      const name = nameOf(node)
      if (name === '') continue
      const portable = portableName(node)
      const key = portable.toLowerCase()
      const same = byName.get(name)
      const alike = byKey.get(key)
      if (same !== undefined) {
        const place = { path: ['name'], tool, values: { name, other: same + 1 } }
        const isApart = groupOf(node) !== groupOf(tools[same]!)
        if (isApart) report({ ...place, message: 'groups', severity: 'warning' })
        else report({ ...place, message: 'same' })
      } else if (alike !== undefined) {
        const otherName = nameOf(tools[alike])
        report({
          message: 'alike',
          path: ['name'],
          tool,
          values: { name, otherName },
          severity: portable === portableName(tools[alike]!) ? 'error' : 'warning',
        })
      }
      if (same === undefined) byName.set(name, tool)
      if (alike === undefined) byKey.set(key, tool)
    }
  },
})

const groupOf = (tool: JsonNode): string => stringOf(get(tool, 'namespace')) ?? ''

/** What clients make of a tool's name for a vendor that takes no other marks. */
const portableName = oncePer((tool: JsonNode): string => sanitised(nameOf(tool), Infinity, 'marks'))
