import type { Edit } from '../../../json/edit'
import { str } from '../../../json/node'
import { nameOf } from '../../../model/tool'
import { toolNames } from '../../../reading/tool-names'
import { contractTargets } from '../../contract-targets'
import { exampleTool } from '../../example-tool'
import { markedOutside, OUTSIDE_FIX } from '../../marked-outside'
import { defineRule, type Lang } from '../../rule'

const withSignal = (lang: Lang, tool: string): object =>
  exampleTool(lang, {
    members: {
      contract: { signals: [{ field: 'is_beyond_range', meaning: MEANING[lang], tool }] },
    },
  })
const MEANING: Readonly<Record<Lang, string>> = {
  en: 'The order is older than 90 days.',
  zh: '订单早于近 90 天。',
}

export const signalTargetsExist = defineRule({
  id: 'signal-targets-exist',
  group: 'set',
  severity: 'warning',
  evidence: 'guidance',
  source:
    'The articles on results that say what next ("beyond range, use the other tool"): the tool named must be there.',
  summary: {
    en: 'A tool that a signal or an error of the contract sends the model to is in the set.',
    zh: '契约里的信号或错误让模型去用的工具，确实在工具集里。',
  },
  why: {
    en: 'The program would tell the model, in the middle of a task, to call something that does not exist.',
    zh: '任务做到一半，程序却让模型去调用一个不存在的工具。',
  },
  messages: {
    near: {
      en: 'The contract names "{other}", which is not in this set. Is "{name}" meant?',
      zh: '契约里提到的“{other}”不在这个工具集里，是不是“{name}”？',
    },
    unknown: {
      en: 'The contract sends the model to "{other}", which is not in this set.',
      zh: '契约让模型去用“{other}”，但这个工具集里没有它。',
    },
  },
  fixes: {
    rename: { en: 'Write {name} in place of {other}', zh: '把{other}改为{name}' },
    outside: OUTSIDE_FIX,
  },
  examples: {
    good: [
      {
        lang: 'en',
        tools: [withSignal('en', 'search_archive'), exampleTool('en', { name: 'search_archive' })],
      },
      {
        lang: 'zh',
        tools: [withSignal('zh', 'search_archive'), exampleTool('zh', { name: 'search_archive' })],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [withSignal('en', 'search_archives'), exampleTool('en', { name: 'search_archive' })],
      },
      {
        lang: 'zh',
        tools: [withSignal('zh', 'get_refund'), exampleTool('zh', { name: 'search_archive' })],
      },
    ],
  },
  check: ({ tools }, report) => {
    // One tool alone says nothing about the others it will live with.
    if (tools.length < 2) return
    const names = toolNames(tools.map(nameOf))
    for (const [index, tool] of tools.entries())
      for (const { name: other, path, text } of contractTargets(tool)) {
        if (names.find(other) !== undefined) continue
        const name = names.near(other)
        const place = { path, tool: index }
        if (name === undefined) {
          const fix = {
            id: 'outside' as const,
            values: { other },
            edits: [markedOutside(tool, other)],
          }
          report({ ...place, message: 'unknown', values: { other }, fix })
          continue
        }
        const edits: Edit[] = [{ op: 'set', path, value: str(text.replaceAll(other, name)) }]
        const fix = { id: 'rename' as const, values: { other, name }, edits }
        report({ ...place, message: 'near', values: { other, name }, fix })
      }
  },
})
