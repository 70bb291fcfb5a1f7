import { nameOf } from '../../../model/tool'
import { nameWords } from '../../../reading/words/name-words'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

/** Words that fit any tool. */
const GENERIC: ReadonlySet<string> = new Set(
  `get list search query run execute exec do process handle manage perform call invoke use make send update
   create delete add remove set fetch find check read write start stop data info information item items thing
   things task tasks request response result results tool function method action operation api util utils
   helper main test object value input output content resource entity stuff job command service`
    .trim()
    .split(/\s+/),
)

export const noVagueName = defineRule({
  id: 'no-vague-name',
  group: 'naming',
  severity: 'warning',
  evidence: 'guidance',
  source:
    'mcp-toolgauge MCP002, mcpolish MP010; the same bare names meet when servers are combined.',
  summary: {
    en: 'The name is not made of words that fit any tool.',
    zh: '名称不能只由放在哪个工具上都行的词组成。',
  },
  why: {
    en: 'In a list with "search" and "run" the model guesses; two servers often have the same one.',
    zh: '列表里只写 search、run，模型只能靠猜；两个服务器也常常重名。',
  },
  messages: {
    vague: {
      en: 'The name "{name}" fits any tool: say what it is about.',
      zh: '名称“{name}”放在哪个工具上都说得通，请写明对象。',
    },
  },
  fixes: {},
  examples: {
    good: [
      { lang: 'en', tools: [exampleTool('en', { name: 'search_orders' })] },
      { lang: 'zh', tools: [exampleTool('zh', { name: 'run_report' })] },
    ],
    bad: [
      { lang: 'en', tools: [exampleTool('en', { name: 'search' })] },
      { lang: 'zh', tools: [exampleTool('zh', { name: 'process_data' })] },
    ],
  },
  check: ({ tool }, report) => {
    const name = nameOf(tool)
    const words = nameWords(name).map((word) => word.replace(/\d+$/, ''))
    if (words.length === 0 || !words.every((word) => word === '' || GENERIC.has(word))) return
    report({ message: 'vague', path: ['name'], values: { name } })
  },
})
