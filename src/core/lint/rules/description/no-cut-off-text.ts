import { shownTexts } from '../../../reading/shown-texts'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

export const noCutOffText = defineRule({
  id: 'no-cut-off-text',
  group: 'description',
  severity: 'info',
  evidence: 'guidance',
  source: 'agent-friend 106, 129 and 131: texts cut by a limit or an export.',
  summary: {
    en: 'Every text ends where it should.',
    zh: '每段文字都写完了。',
  },
  why: {
    en: 'What was cut off is often the example or the exception, and the model guesses the rest.',
    zh: '被截掉的往往是例子或例外，剩下的模型只能猜。',
  },
  messages: {
    cut: {
      en: 'The text seems to be cut off: "… {end}".',
      zh: '这段文字好像没写完：“…{end}”。',
    },
  },
  fixes: {},
  examples: {
    good: [
      {
        lang: 'en',
        tools: [exampleTool('en', { description: 'Looks up the list it belongs to' })],
      },
      { lang: 'zh', tools: [exampleTool('zh', { description: '查询订单、发票等' })] },
    ],
    bad: [
      {
        lang: 'en',
        tools: [exampleTool('en', { description: 'Looks up one order by its number, e.g.' })],
      },
      { lang: 'zh', tools: [exampleTool('zh', { description: '按订单号查询订单，例如' })] },
    ],
  },
  check: ({ tool }, report) => {
    for (const { path, text } of shownTexts(tool)) {
      const end = text.slice(-80).trimEnd()
      if (CUT_OFF.some((cue) => cue.test(end)) || isOpen(text, end))
        report({ message: 'cut', path, values: { end: end.slice(-24).trimStart() } })
    }
  },
})

const CUT_OFF: readonly RegExp[] = [
  /(?:^|[\s(（,，])(?:e\.g\.?|i\.e\.?|such as|including|for example|for instance)[:：,]?$/i,
  /[a-z] (?:and|or|the|an|for the|of the|by the|in the|with the|from the|via)$/,
  /[,，、:：；(（]$/,
  /(?:例如|比如|譬如|诸如|包括|以及|或者|[，。（(]如)$/,
  /\b(?:and|or|the|of|to|with|for|in|a)(?:\.\.\.|…)$/i,
]

/** A bracket opened near the end and not closed. */
function isOpen(text: string, end: string): boolean {
  const last = Math.max(end.lastIndexOf('('), end.lastIndexOf('（'))
  if (last < 0 || /[.。)）`"'”\]}]$/.test(end) || /[:;]$/.test(end.slice(0, last).trimEnd()))
    return false
  return !/[)）]/.test(end.slice(last)) && !/[)）]/.test(text.slice(-1))
}
