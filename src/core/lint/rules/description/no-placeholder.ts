import type { JsonNode } from '../../../json/node'
import { type Flagged, flaggedIn } from '../../../reading/flagged-sentence'
import { readDescription } from '../../../reading/read-tool'
import { exampleTool } from '../../example-tool'
import { quoted } from '../../quoted'
import { defineRule } from '../../rule'

export const noPlaceholder = defineRule({
  id: 'no-placeholder',
  group: 'description',
  severity: 'error',
  evidence: 'guidance',
  source:
    'mcp-toolgauge MCP015, agent-friend 70 and 96; tool-design guides on fallback texts such as “Tool: query”.',
  summary: {
    en: 'No text is left to be filled in.',
    zh: '没有留待补充的文字。',
  },
  why: {
    en: 'The model reads "TODO" as it stands.',
    zh: '模型会原样读到“TODO”。',
  },
  messages: {
    placeholder: {
      en: 'The description still has text to be filled in: "{sentence}".',
      zh: '说明里还有待补充的文字：“{sentence}”。',
    },
  },
  fixes: {},
  examples: {
    good: [
      { lang: 'en', tools: [exampleTool('en')] },
      { lang: 'zh', tools: [exampleTool('zh')] },
    ],
    bad: [
      { lang: 'en', tools: [exampleTool('en', { description: 'TODO' })] },
      { lang: 'zh', tools: [exampleTool('zh', { description: '待补充' })] },
    ],
  },
  check: ({ tool }, report) => {
    const found = flaggedIn(tool, 'placeholder') ?? markedIn(tool)
    if (!found) return
    const { path, sentence } = found
    report({ message: 'placeholder', path, values: { sentence: quoted(tool, sentence) } })
  },
})

/** A mark that more words behind it do not take away; a to-do list is a thing of its own. */
const MARK =
  /^(?:(?:TODO|TBD|FIXME)(?![\w-]|s\b| ?(?:list|item|task|app|entr)|[清列事])|待补充|待完善|待填写)/

function markedIn(tool: JsonNode): Flagged | undefined {
  const sentence = readDescription(tool).sentences.find(({ text }) => MARK.test(text))?.text
  return sentence === undefined ? undefined : { path: ['description'], sentence }
}
