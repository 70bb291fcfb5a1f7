import { get, type JsonNode } from '../../../json/node'
import { contractOf } from '../../../model/contract'
import { descriptionText } from '../../../model/description'
import { nameOf } from '../../../model/tool'
import { snakeName } from '../../../reading/parameter-name'
import { GROWS } from '../../../reading/words/growing-lists'
import { nameWords } from '../../../reading/words/name-words'
import { parametersOf } from '../../../schema/parameters'
import { walkSchema } from '../../../schema/walk'
import { actionChoiceOf } from '../../action-choice'
import { exampleContract } from '../../example-contract'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'
import { changesSomething } from '../../stakes'

const GIVES_MANY = new Set(
  'list lists search export browse dump get query find fetch retrieve read download'.split(' '),
)

const PAGING =
  /^(?:(?:\w+_)?page(?:_\w+)?|per_page|\w*limit|offset|(?:\w+_)?cursor|top|top_k|k|n|count|size|rows|first|last|after|skip|take|start_?\w*|max_\w+|num_\w+|\w+_count)$/
const SUMMARY =
  /(?:^|_)(?:cursor|next|total|summary|count|key|url|uri|file|more|page|truncated)(?:_|$)/
const SAID =
  /\b(?:paginat\w+|per page|page size|at most|up to|first \d+|top \d+|limit(?:ed)?|summar(?:y|ies)|maximum|truncat\w+)\b|分页|每页|最多|前\s?\d+|最大\s?\d+|摘要|上限/i

export const resultIsSummary = defineRule({
  id: 'result-is-summary',
  group: 'contract',
  severity: 'info',
  evidence: 'guidance',
  source: 'Anthropic, writing tools for agents: pages, filters and short results by default.',
  needs: 'contract',
  summary: {
    en: 'A tool that can return much gives a summary and a key for the rest, or pages.',
    zh: '可能返回很多内容的工具，给摘要和取全量的键，或者分页。',
  },
  why: {
    en: 'A full data set pushes out what the user said, costs on every further step, and is copied wrongly.',
    zh: '整份数据会把用户说过的话挤出去，之后每一步都要为它付费，还会抄错。',
  },
  messages: {
    unbounded: {
      en: 'Nothing says how large the result can get: a summary with a key, or pages?',
      zh: '没有写明结果会有多大：给摘要加键，还是分页？',
    },
  },
  fixes: {},
  examples: {
    good: [
      { lang: 'en', tools: [exampleContract('en', {}, {}, 'list_orders')] },
      { lang: 'zh', tools: [exampleTool('zh')] },
    ],
    bad: [
      { lang: 'en', tools: [exampleContract('en', unsaid(), marked(), 'list_orders')] },
      { lang: 'zh', tools: [exampleContract('zh', unsaid(), marked(), 'search_orders')] },
    ],
  },
  check: ({ tool }, report) => {
    if (changesSomething(tool) && !isToldToList(tool)) return
    if (contractOf(tool)?.resultSize) return
    if (!givesMany(nameWords(nameOf(tool).split('.').at(-1)!)) && !isToldToList(tool)) return
    if (parametersOf(tool).some(({ name }) => PAGING.test(snakeName(name)))) return
    if (SAID.test(descriptionText(tool)) || hasSummary(tool)) return
    report({ message: 'unbounded', path: ['contract', 'resultSize'], values: {} })
  },
})

/**
 * By the verb and what is listed: kinds, states and accounts stay few, records and events do not.
 * One that is named in the singular is one.
 */
const givesMany = (words: readonly string[]): boolean =>
  words.some((word) => GIVES_MANY.has(word)) &&
  (words.some((word) => GROWS.has(word)) ||
    /^(?:search|list|query|browse)$/.test(words.join(' '))) &&
  !/\bby (?:id|name|year|number)\b/.test(words.join(' '))

/** One of the actions that the tool can be told to do. */
function isToldToList(tool: JsonNode): boolean {
  const actions = actionChoiceOf(tool)?.actions
  if (!actions) return false
  const about = nameWords(nameOf(tool)).flatMap((word) => [word, `${word}s`])
  return actions.some(
    ({ value }) =>
      /^(?:list|search|export|query)/.test(value) && givesMany([...nameWords(value), ...about]),
  )
}

function hasSummary(tool: JsonNode): boolean {
  const output = get(tool, 'outputSchema')
  return (
    output !== undefined &&
    walkSchema(output, ['outputSchema']).some(
      ({ name }) => name !== undefined && SUMMARY.test(snakeName(name)),
    )
  )
}

function unsaid(): Readonly<Record<string, unknown>> {
  return { effect: 'read', resultSize: undefined }
}

function marked(): Readonly<Record<string, unknown>> {
  return { annotations: { readOnlyHint: true } }
}
