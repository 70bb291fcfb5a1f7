import type { JsonObject } from '../../../json/node'
import { contractOf } from '../../../model/contract'
import { nameOf } from '../../../model/tool'
import { oncePer } from '../../../once-per'
import { nameKey, ownWords } from '../../../reading/own-words'
import { type Pointer, pointersIn } from '../../../reading/pointers'
import { toolNames } from '../../../reading/tool-names'
import { couldBeTool, isOtherThing } from '../../../reading/tool-like'
import { exampleTool } from '../../example-tool'
import { markedOutside, OUTSIDE_FIX } from '../../marked-outside'
import { renamingMentions } from '../../renaming-mentions'
import { defineRule, type FixFor } from '../../rule'

const fixes = {
  rename: { en: 'Write {name} in place of {other}', zh: '把{other}改为{name}' },
  outside: OUTSIDE_FIX,
} as const

export const pointersResolve = defineRule({
  id: 'pointers-resolve',
  group: 'set',
  severity: 'warning',
  evidence: 'guidance',
  source:
    'A pointer to a tool that is not there is a call that fails; in real sets names go stale after a rename (paddle: list_notification_setting, azure: azmcp_* names).',
  summary: {
    en: 'A tool that a description sends the model to is in the set, under that name.',
    zh: '说明里让模型去用的工具，确实以这个名称存在于工具集中。',
  },
  why: {
    en: 'The model calls a tool that does not exist, or picks something that looks like it.',
    zh: '模型会去调用不存在的工具，或者随便找个相像的。',
  },
  messages: {
    near: {
      en: 'The text names "{other}", which is not in this set. Is "{name}" meant?',
      zh: '文字里提到的“{other}”不在这个工具集里，是不是“{name}”？',
    },
    unknown: {
      en: 'The text sends the model to "{other}", which is not in this set.',
      zh: '文字让模型去用“{other}”，但这个工具集里没有它。',
    },
  },
  fixes,
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            description: 'Looks up one order. For refunds use get_refund instead.',
          }),
          exampleTool('en', { name: 'get_refund' }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', {
            description: '查询一笔订单，查退款请使用 get_refund。',
            members: { contract: { outside: [{ name: 'get_refund', is: 'server' }] } },
          }),
          exampleTool('zh', { name: 'cancel_order' }),
        ],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            description: 'Looks up one order. For refunds use fetch_refund instead.',
          }),
          exampleTool('en', { name: 'get_refund' }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', {
            description: '查询一笔订单，查物流请使用 get_shipment。',
            members: { contract: { effect: 'read' } },
          }),
          exampleTool('zh', { name: 'get_refund' }),
        ],
      },
    ],
  },
  check: ({ tools }, report) => {
    if (tools.length < 2) return // One tool alone says nothing about the others it will live with.
    const names = toolNames(tools.map(nameOf))
    let words: ReadonlySet<string> | undefined
    for (const [index, tool] of tools.entries()) {
      for (const pointer of unlikeOwn(tool)) {
        const { name: other, path } = pointer
        if (names.find(other) !== undefined) continue
        const name = names.near(other)
        if (name === undefined && !couldBeTool(pointer)) continue
        // What another tool calls a parameter or an action of its own is no tool.
        words ??= new Set(tools.flatMap((each) => [...ownWords(each)]))
        if (words.has(nameKey(other))) continue
        const place = { path, tool: index }
        if (name !== undefined && name !== nameOf(tool)) {
          const fix = rename(tool, other, name)
          report({ ...place, message: 'near', values: { other, name }, fix })
        } else if (name === undefined) {
          const fix = outside(tool, other)
          report({ ...place, message: 'unknown', severity: 'info', values: { other }, fix })
        }
      }
    }
  },
})

/** The first pointer for each name that is no word of the tool's own and not marked as outside. */
const unlikeOwn = oncePer((tool: JsonObject): readonly Pointer[] => {
  const seen = new Set([
    nameKey(nameOf(tool)),
    ...(contractOf(tool)?.outside ?? []).map(({ name }) => nameKey(name)),
  ])
  const own = ownWords(tool)
  return pointersIn(tool).filter((pointer) => {
    const key = nameKey(pointer.name)
    if (pointer.isWord || seen.has(key) || own.has(key)) return false
    if (pointer.kind === 'mention' || isOtherThing(pointer)) return false
    seen.add(key)
    return true
  })
})

const outside = (tool: JsonObject, other: string): ResolveFix => ({
  id: 'outside',
  values: { other },
  edits: [markedOutside(tool, other)],
})

type ResolveFix = FixFor<typeof fixes>

const rename = (tool: JsonObject, other: string, name: string): ResolveFix => ({
  id: 'rename',
  values: { other, name },
  edits: renamingMentions(tool, other, name),
})
