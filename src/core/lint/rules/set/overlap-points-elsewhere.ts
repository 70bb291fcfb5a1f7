import type { Edit } from '../../../json/edit'
import { get, type JsonObject, str, stringOf } from '../../../json/node'
import { nameOf } from '../../../model/tool'
import { pointerSentence } from '../../../reading/pointer-sentence'
import { exampleTool } from '../../example-tool'
import { overlapsIn } from '../../overlap'
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
    mentioned: {
      en: '"{name}" and "{other}" do nearly the same; one names the other without saying when to use it.',
      zh: '“{name}”和“{other}”做的事差不多；虽然提到了对方，但没说什么时候用。',
    },
  },
  fixes: {
    point: { en: 'Say when to use {other}', zh: '说明什么时候用{other}' },
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
        tools: [exampleTool('zh'), exampleTool('zh', { name: 'get_order_info' })],
      },
    ],
  },
  check: ({ tools }, report) => {
    if (tools.length < 2) return
    for (const { first, second, mentionedBy } of overlapsIn(tools)) {
      // Told at the earlier tool, which is the one the model tends to pick.
      const [tool, sibling] = [tools[first]!, tools[second]!]
      const values = { name: nameOf(tool), other: nameOf(sibling) }
      const place = { path: ['description'], tool: first, values, ...fixFor(tool, sibling) }
      if (mentionedBy === undefined) report({ ...place, message: 'overlap' })
      else report({ ...place, message: 'mentioned', severity: 'info' })
    }
  },
})

/** A sentence behind the "when not" answer, or at the end of the text, that names the sibling. */
function fixFor(tool: JsonObject, sibling: JsonObject) {
  const description = get(tool, 'description')
  const whole = stringOf(description)
  const path = whole === undefined ? ['description', 'whenNot'] : ['description']
  const before = (whole ?? stringOf(get(description, 'whenNot')) ?? '').trimEnd()
  const value = str(pointerSentence(tool, sibling, before))
  const edits: Edit[] = [{ op: 'set', path, value }]
  return { fix: { id: 'point' as const, values: { other: nameOf(sibling) }, edits } }
}
