import type { JsonObject } from '../../../json/node'
import { descriptionText } from '../../../model/description'
import { nameOf } from '../../../model/tool'
import { oncePer } from '../../../once-per'
import { effectOf } from '../../../reading/effect'
import { pointersIn } from '../../../reading/pointers'
import { toolNames } from '../../../reading/tool-names'
import { exampleTool } from '../../example-tool'
import { defineRule, type Lang } from '../../rule'

const step = (lang: Lang, name: string, description: string): object =>
  exampleTool(lang, { name, description })

export const noScriptedSteps = defineRule({
  id: 'no-scripted-steps',
  group: 'set',
  severity: 'info',
  evidence: 'guidance',
  source:
    'The articles on granularity: one business action, one tool; Anthropic, Writing effective tools: consolidate what is always called in a row.',
  summary: {
    en: 'One business action is one tool, not a script of calls that the model must run in order.',
    zh: '一个业务动作做成一个工具，而不是让模型按固定顺序逐个调用的脚本。',
  },
  why: {
    en: 'Each step is a chance to stop half way or to lose the order. Where the order is fixed, the program can keep it.',
    zh: '每多一步，就多一次中断或乱序的机会；顺序既然固定，就交给程序去走。',
  },
  messages: {
    numbered: {
      en: 'These tools are the numbered steps of one job: {names}. Make one tool of them, if nobody decides anything in between.',
      zh: '这些工具是同一件事的几个步骤：{names}。中间若无需人或模型做决定，就合成一个工具。',
    },
    chained: {
      en: 'These tools only make sense one after the other: {names}. Make one tool of them, if nobody decides anything in between.',
      zh: '这些工具只能依次调用：{names}。中间若无需人或模型做决定，就合成一个工具。',
    },
  },
  fixes: {},
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          step('en', 'list_orders', 'Lists orders of a customer.'),
          step('en', 'cancel_order', 'Cancels an order. Call list_orders first to find it.'),
        ],
      },
      {
        lang: 'zh',
        tools: [
          step('zh', 'list_orders', '列出客户的订单。'),
          step('zh', 'cancel_order', '取消一笔订单。先调用 list_orders 找到它。'),
        ],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          step('en', 'create_refund_draft', 'Creates a refund draft.'),
          step('en', 'add_refund_lines', 'Adds lines. Call create_refund_draft first.'),
          step('en', 'submit_refund_draft', 'Submits the draft. Call add_refund_lines first.'),
        ],
      },
      {
        lang: 'zh',
        tools: [
          step('zh', 'create_refund_step1', '创建退款草稿。'),
          step('zh', 'create_refund_step2', '添加退款明细。'),
          step('zh', 'create_refund_step3', '提交退款。'),
        ],
      },
    ],
  },
  check: ({ tools }, report) => {
    if (tools.length < 2) return
    const shown = (indexes: readonly number[]): string =>
      indexes.map((index) => nameOf(tools[index])).join(' → ')
    const numbered = [...tools.keys()]
      .filter((index) => stepOf(tools[index]!) !== undefined)
      .sort((a, b) => stepOf(tools[a]!)! - stepOf(tools[b]!)!)
    // Looking up one thing by what another look-up gave is a choice each time, however it is numbered.
    const isScript = numbered.some((index) => effectOf(tools[index]!) !== 'read')
    if (isScript && new Set(numbered.map((index) => stepOf(tools[index]!))).size > 1) {
      const place = { path: ['name'], tool: numbered[0]! }
      report({ ...place, message: 'numbered', values: { names: shown(numbered) } })
    }
    for (const chain of chainsOf(tools)) {
      if (chain.every((index) => numbered.includes(index))) continue
      const place = { path: ['description'], tool: chain[0]! }
      report({ ...place, message: 'chained', values: { names: shown(chain) } })
    }
  },
})

const WORDS = ['one', 'two', 'three', 'four', 'five', 'six']
const CHINESE = '一二三四五六'
const STEP =
  /\b(?:this is |as )?(?:the )?step (\d|one|two|three|four|five|six) (?:of|in)\b|(?:这|本工具)?是(?:其中的?|流程的?)?第([一二三四五六\d])步|第([一二三四五六\d])步[：:]/i

/** Which step of a job the tool calls itself, in its name or its text. */
const stepOf = oncePer((tool: JsonObject): number | undefined => {
  const named = /(?:^|[_-])step[_-]?(\d)(?![\d.])|[a-z]Step(\d)$/i.exec(nameOf(tool))
  const said = named ?? STEP.exec(descriptionText(tool))
  const word = said
    ?.slice(1)
    .find((each) => each !== undefined)
    ?.toLowerCase()
  if (word === undefined) return undefined
  if (/\d/.test(word)) return Number(word)
  return (WORDS.indexOf(word) < 0 ? CHINESE.indexOf(word) : WORDS.indexOf(word)) + 1
})

/** Fewer tools than this are an action and what it needs. */
const LEAST = 3

const isWrite = (tool: JsonObject): boolean => /write|destructive/.test(effectOf(tool))

/** Tools that change something, each of which demands to be called right behind the one before. */
function chainsOf(tools: readonly JsonObject[]): readonly (readonly number[])[] {
  const names = toolNames(tools.map(nameOf))
  const indexOf = new Map(tools.map((tool, index) => [nameOf(tool), index]))
  const before = tools.map((tool) => {
    const demanded = demandsOf(tool).flatMap((name) => indexOf.get(names.find(name) ?? '') ?? [])
    const others = [...new Set(demanded)].filter((index) => tools[index] !== tool)
    return others.length === 1 && isWrite(tools[others[0]!]!) ? others[0] : undefined
  })
  const followed: ReadonlySet<number | undefined> = new Set(before)
  return [...tools.keys()].flatMap((end): readonly (readonly number[])[] => {
    if (followed.has(end) || before[end] === undefined) return []
    const chain = [end]
    let at: number | undefined = before[end]
    while (at !== undefined && !chain.includes(at)) {
      chain.unshift(at)
      at = before[at]
    }
    return chain.length < LEAST ? [] : [chain]
  })
}

const demandsOf = oncePer((tool: JsonObject): readonly string[] => {
  const demanded = pointersIn(tool).flatMap(({ kind, isStrict, path, name }) =>
    kind === 'first' && isStrict && path[0] === 'description' ? [name] : [],
  )
  // Few tools demand anything, and what a tool does takes longer to read.
  return demanded.length > 0 && isWrite(tool) ? demanded : []
})
