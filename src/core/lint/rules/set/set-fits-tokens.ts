import type { JsonObject } from '../../../json/node'
import { nameOf } from '../../../model/tool'
import { dearestParameter, tokensOfTool } from '../../../reading/tool-tokens'
import { exampleTool } from '../../example-tool'
import { defineRule, type Lang } from '../../rule'

/** Clients begin to load tools on demand about here, and requests to be slow and dear. */
const SET_MOST = 10_000
/** One tool as large as twenty common ones. */
const TOOL_MOST = 4_000

const WORDY: Readonly<Record<Lang, string>> = {
  en: 'One more sentence that every request carries along. ',
  zh: '又一句每次请求都要带上的话。',
}

export const setFitsTokens = defineRule({
  id: 'set-fits-tokens',
  group: 'set',
  severity: 'info',
  evidence: 'guidance',
  source:
    'gcore-mcp-server #14 (741 tools, 488 k tokens), todoist-mcp #480 (35 k); Anthropic on tool search: load on demand beyond 10 k.',
  summary: {
    en: 'All definitions together take a small part of what the model can hold.',
    zh: '全部定义加起来只占模型上下文的一小部分。',
  },
  why: {
    en: 'Definitions are sent in every request, before the user has said a word, and crowd out what matters.',
    zh: '用户还没开口，定义就已经随每次请求发出去，挤占真正重要的内容。',
  },
  messages: {
    set: {
      en: 'The set costs about {tokens} tokens in every request (estimated, within 15 %). The largest is "{name}" with {most}.',
      zh: '这个工具集每次请求约占 {tokens} 个token（估算，误差约 15%）。占得最多的是“{name}”，{most} 个。',
    },
    tool: {
      en: '"{name}" alone costs about {tokens} tokens in every request (estimated, within 15 %).',
      zh: '仅“{name}”一个工具，每次请求就约占 {tokens} 个token（估算，误差约 15%）。',
    },
    parameter: {
      en: '"{name}" alone costs about {tokens} tokens in every request (estimated, within 15 %); {most} of them are its parameter "{parameter}".',
      zh: '仅“{name}”一个工具，每次请求就约占 {tokens} 个token（估算，误差约 15%），其中参数“{parameter}”占 {most} 个。',
    },
  },
  fixes: {},
  examples: {
    good: [
      { lang: 'en', tools: [exampleTool('en')] },
      { lang: 'zh', tools: [exampleTool('zh')] },
    ],
    bad: [
      { lang: 'en', tools: [exampleTool('en', { description: WORDY.en.repeat(600) })] },
      { lang: 'zh', tools: [exampleTool('zh', { description: WORDY.zh.repeat(1_200) })] },
    ],
  },
  check: ({ tools }, report) => {
    if (tools.length < 2 && tools.every(isSmall)) return
    let all = 0
    let largest = 0
    let at = 0
    for (const [index, node] of tools.entries()) {
      const tokens = tokensOfTool(node)
      all += tokens
      if (tokens > largest) [largest, at] = [tokens, index]
      if (tokens <= TOOL_MOST) continue
      const name = nameOf(node)
      const dearest = dearestParameter(node)
      const place = { path: [], tool: index }
      if (dearest && dearest.tokens > tokens / 2) {
        const values = { name, tokens, parameter: dearest.name, most: dearest.tokens }
        report({ ...place, message: 'parameter', values })
      } else report({ ...place, message: 'tool', values: { name, tokens } })
    }
    if (tools.length < 2 || all <= SET_MOST) return
    // About the set as a whole, so no tool is named.
    const values = { tokens: rounded(all), name: nameOf(tools[at]), most: largest }
    report({ message: 'set', path: [], values })
  },
})

/** So few characters are never that many tokens, even with the words between the answers. */
const isSmall = ({ at }: JsonObject): boolean =>
  at !== undefined && at.end - at.start < TOOL_MOST / 2

/** An estimate shows no more digits than it can vouch for. */
const rounded = (tokens: number): number => Math.round(tokens / 100) * 100
