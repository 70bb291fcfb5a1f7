import type { JsonObject } from '../../../json/node'
import { nameOf } from '../../../model/tool'
import { oncePer } from '../../../once-per'
import { isSameCase } from '../../../reading/pointer-subject'
import { type Pointer, pointersIn } from '../../../reading/pointers'
import { toolNames } from '../../../reading/tool-names'
import { exampleTool } from '../../example-tool'
import { defineRule, type Lang } from '../../rule'

const described = (lang: Lang, name: string, description: string): object =>
  exampleTool(lang, { name, description })

export const noPointerCycle = defineRule({
  id: 'no-pointer-cycle',
  group: 'set',
  severity: 'warning',
  evidence: 'guidance',
  source:
    'No linter known to us looks. In 91 real servers 40 pairs send to each other, every one for different cases: that is right and stays silent.',
  summary: {
    en: 'No two tools send the model to each other for the same case.',
    zh: '没有两个工具就同一种情况互相推给对方。',
  },
  why: {
    en: 'The model goes round between the two, or gives up and picks one by chance.',
    zh: '模型会在两者之间来回打转，或者干脆随便选一个。',
  },
  messages: {
    instead: {
      en: '"{name}" and "{other}" send to each other for the same case. Say of one for what it is the right tool.',
      zh: '“{name}”和“{other}”就同一种情况互相推给对方，请写清其中一个到底管什么。',
    },
    first: {
      en: '"{name}" and "{other}" each want the other to be called first, so neither can begin.',
      zh: '“{name}”和“{other}”都要求先调用对方，结果谁也没法开始。',
    },
    ring: {
      en: 'Each of these tools wants the next to be called first, so none can begin: {ring}.',
      zh: '这些工具各要求先调用下一个，结果谁也没法开始：{ring}。',
    },
  },
  fixes: {},
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          described('en', 'get_order', 'Looks up one order. For many use list_orders instead.'),
          described(
            'en',
            'list_orders',
            'Lists orders. For one order number use get_order instead.',
          ),
        ],
      },
      {
        lang: 'zh',
        tools: [
          described('zh', 'get_order', '查询一笔订单。查多笔请改用 list_orders。'),
          described('zh', 'list_orders', '列出订单。已知订单号时请改用 get_order。'),
        ],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          described('en', 'get_order', 'Looks up one order. For refunds use get_payment instead.'),
          described(
            'en',
            'get_payment',
            'Looks up one payment. For refunds use get_order instead.',
          ),
        ],
      },
      {
        lang: 'zh',
        tools: [
          described('zh', 'estimate_refund', '估算退款金额。使用前必须先调用 submit_refund。'),
          described('zh', 'submit_refund', '提交退款申请。使用前必须先调用 estimate_refund。'),
        ],
      },
    ],
  },
  check: ({ tools }, report) => {
    if (tools.length < 2) return
    const names = toolNames(tools.map(nameOf))
    const indexOf = new Map(tools.map((tool, index) => [nameOf(tool), index]))
    const links = tools.map((tool) =>
      demandsOf(tool).flatMap((pointer) => {
        const name = names.find(pointer.name)
        const to = name === undefined ? undefined : indexOf.get(name)
        return to === undefined || tools[to] === tool ? [] : [{ to, pointer }]
      }),
    )
    for (const [tool, from] of links.entries()) {
      const told = new Set<string>()
      for (const { to, pointer } of from) {
        if (to > tool || told.has(`${to}${pointer.kind}`)) continue
        const isBack = links[to]!.some(
          (back) =>
            back.to === tool &&
            back.pointer.kind === pointer.kind &&
            (pointer.kind === 'first' || isSameCase(back.pointer, pointer)),
        )
        if (!isBack || (pointer.kind !== 'first' && pointer.kind !== 'instead')) continue
        told.add(`${to}${pointer.kind}`)
        const values = { name: nameOf(tools[tool]), other: nameOf(tools[to]) }
        report({ message: pointer.kind, path: pointer.path, tool, values })
      }
    }
    for (const ring of ringsOf(links.map((from) => from.filter(isFirst).map(({ to }) => to)))) {
      const at = links[ring[0]!]!.find((link) => isFirst(link) && link.to === ring[1])!
      const shown = [...ring, ring[0]!].map((index) => nameOf(tools[index])).join(' → ')
      report({ message: 'ring', path: at.pointer.path, tool: ring[0]!, values: { ring: shown } })
    }
  },
})

const isFirst = (link: { readonly pointer: Pointer }): boolean => link.pointer.kind === 'first'

/** What a tool sends away, and the calls that it demands before itself. */
const demandsOf = oncePer((tool: JsonObject): readonly Pointer[] =>
  pointersIn(tool).filter(
    ({ kind, isStrict, path }) =>
      path[0] === 'description' && (kind === 'instead' || (kind === 'first' && isStrict)),
  ),
)

/** Rings of three or more; each told once, from its first member on. */
function ringsOf(next: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const state = next.map(() => 0)
  const way: number[] = []
  const rings: number[][] = []
  const visit = (at: number): void => {
    state[at] = 1
    way.push(at)
    for (const to of next[at]!) {
      if (state[to] === 0) visit(to)
      else if (state[to] === 1 && way.length - way.indexOf(to) > 2)
        rings.push(way.slice(way.indexOf(to)))
    }
    way.pop()
    state[at] = 2
  }
  for (const at of next.keys()) if (state[at] === 0) visit(at)
  return rings
}
