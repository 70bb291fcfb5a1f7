import type { Edit } from '../../../json/edit'
import { get, type JsonNode, str, stringOf } from '../../../json/node'
import { descriptionText } from '../../../model/description'
import { nameOf } from '../../../model/tool'
import { languageOf } from '../../../reading/language'
import { overlapsIn } from '../../overlap'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

export const overlapPointsElsewhere = defineRule({
  id: 'overlap-points-elsewhere',
  group: 'set',
  severity: 'warning',
  evidence: 'study',
  source:
    'TDQS disambiguation, toolgauge MCP014, MCPLint; mobbin-mcp #21: quick_search and search_apps both "find apps".',
  summary: {
    en: 'Of two tools that do nearly the same, one says when to use the other.',
    zh: '两个工具做的事差不多时，至少有一个说明什么时候用另一个。',
  },
  why: {
    en: 'Without a pointer either way the model picks the first of the two, or wavers.',
    zh: '谁也不提谁，模型就会选排在前面的，或者来回犹豫。',
  },
  messages: {
    overlap: {
      en: '"{name}" and "{other}" do nearly the same, and neither says when to use the other.',
      zh: '“{name}”和“{other}”做的事差不多，却都没有说明什么时候用另一个。',
    },
  },
  fixes: {
    point: { en: 'Point to {other}', zh: '指向 {other}' },
  },
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            name: 'search_apps',
            description: 'Search apps. For a known name use quick_search_apps instead.',
          }),
          exampleTool('en', { name: 'quick_search_apps', description: 'Search apps.' }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh'),
          exampleTool('zh', { name: 'cancel_order', description: '取消一笔还没发货的订单。' }),
        ],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', { name: 'quick_search_apps', description: 'Search apps by name.' }),
          exampleTool('en', { name: 'search_apps', description: 'Search apps.' }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', { name: 'get_order', description: '查询订单信息。' }),
          exampleTool('zh', { name: 'query_order', description: '查询订单的信息。' }),
        ],
      },
    ],
  },
  check: ({ tools }, report) => {
    for (const [first, tool] of overlapsIn(tools)) {
      const name = nameOf(tools[tool])
      const other = nameOf(tools[first])
      report({
        message: 'overlap',
        path: ['description'],
        tool,
        values: { name, other },
        ...fixFor(tools[tool]!, other),
      })
    }
  },
})

/** A sentence that is true of any two tools: that the other is the one for what it says it does. */
function fixFor(tool: JsonNode, other: string) {
  const isChinese = languageOf(descriptionText(tool)) === 'zh'
  const sentence = isChinese
    ? `不是要做这件事时，请改用 ${other}。`
    : `For anything else of this kind, use ${other} instead.`
  const description = get(tool, 'description')
  const whole = stringOf(description)
  const key = whole === undefined ? ['description', 'whenNot'] : ['description']
  const before = (whole ?? stringOf(get(description, 'whenNot')) ?? '').trimEnd()
  const gap = before === '' || isChinese ? '' : ' '
  const stop = before === '' || /[.!?。！？；]$/.test(before) ? '' : isChinese ? '。' : '.'
  const edits: Edit[] = [{ op: 'set', path: key, value: str(before + stop + gap + sentence) }]
  return { fix: { id: 'point' as const, values: { other }, edits } }
}
