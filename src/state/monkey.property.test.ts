import fc from '../drawn.fixture'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { editTool } from '../core/authoring/edit-tool'
import { applyEdits, type Edit } from '../core/json/edit'
import { get, type JsonNode, type JsonObject, member, obj } from '../core/json/node'
import { parse } from '../core/json/parse'
import { print } from '../core/json/print'
import { openSet, saveSet, type ToolSet, withToolText } from '../core/model/tool-set'
import {
  newToolId,
  readableRecord,
  redone,
  setOpened,
  toolEdited,
  toolTextTyped,
  undone,
  useDocument,
} from './document'
import { ACTS } from './monkey.fixture'
import type { Whim } from './monkey-hands.fixture'
import { STARTS } from './monkey-starts.fixture'

/** How often, and how long at most; `TOOLWRIGHT_RUNS=2000 TOOLWRIGHT_STEPS=400` for a long run. */
const RUNS = Number(process.env['TOOLWRIGHT_RUNS'] ?? 10)
const STEPS = Number(process.env['TOOLWRIGHT_STEPS'] ?? 30)
/** So many steps are kept to undo. */
const KEPT = 1000

interface Step extends Whim {
  readonly what: 'edit' | 'type' | 'break' | 'undo' | 'redo'
  readonly act: number
}

const text = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom('', '__proto__', 'required', 'type', 'a/b~c', '订单号') },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
)
const step: fc.Arbitrary<Step> = fc.record({
  what: fc.oneof(
    { weight: 12, arbitrary: fc.constant('edit' as const) },
    { weight: 2, arbitrary: fc.constant('type' as const) },
    { weight: 1, arbitrary: fc.constant('break' as const) },
    { weight: 3, arbitrary: fc.constant('undo' as const) },
    { weight: 2, arbitrary: fc.constant('redo' as const) },
  ),
  act: fc.noBias(fc.nat(ACTS.length - 1)),
  a: fc.noBias(fc.nat(50)),
  b: fc.noBias(fc.nat(50)),
  c: fc.noBias(fc.nat(20)),
  text,
})

const now = (): ToolSet => useDocument.getState().set
const saved = (): string => saveSet(now())
const rootOf = (of: string): JsonObject | undefined => {
  const { root, problems } = parse(of)
  const isReadable = problems.every(({ code }) => code === 'duplicate-key')
  return root?.kind === 'object' && isReadable ? root : undefined
}

/** What the author's own members that no form knows say: each mark stands once in a start. */
const marksIn = (of: string): Set<string> => new Set(of.match(/mark-\d+/g))

/** Where an edit leads past other members, these keep every byte and their order. */
function expectBeside(before: string, after: string, edit: Edit): void {
  const slices = (of: string, node: JsonNode | undefined, leftOut: string): string[] => {
    if (node?.kind === 'array')
      return node.items.map((item, i) =>
        String(i) === leftOut ? '·' : of.slice(item.at!.start, item.at!.end),
      )
    return (node?.kind === 'object' ? node.members : []).map(({ key, value }) =>
      key === leftOut ? '·' : JSON.stringify(key) + of.slice(value.at!.start, value.at!.end),
    )
  }
  let [was, is]: (JsonNode | undefined)[] = [parse(before).root, parse(after).root]
  for (const [depth, key] of edit.path.entries()) {
    const isLast = depth === edit.path.length - 1
    if (!was || !is) return
    if (isLast && edit.op !== 'set') {
      const leaves = [slices(before, was, ' none'), slices(after, is, ' none')] as const
      const given = edit.op === 'rename' ? leaves.map((all) => all.map(valueOnly)) : leaves
      const [left, right] = given.map((all) => [...all].sort()) as [string[], string[]]
      const difference = { insert: 1, remove: -1, rename: 0, move: 0 }[edit.op]
      expect(right.length - left.length, edit.op).toBe(difference)
      const [more, less] = difference < 0 ? [left, right] : [right, left]
      for (const each of less) more.splice(more.indexOf(each), more.includes(each) ? 1 : 0)
      expect(more.length, edit.op).toBe(Math.abs(difference))
      return
    }
    const steady = (all: string[]): string[] => all.filter((each) => each !== '·')
    expect(steady(slices(after, is, String(key))), `${edit.op} at ${edit.path.join('/')}`).toEqual(
      steady(slices(before, was, String(key))),
    )
    was = get(was, key)
    is = get(is, key)
  }
}
const valueOnly = (slice: string): string =>
  slice.slice(/^"(?:[^"\\]|\\.)*"/.exec(slice)![0].length)

/** A value with all that it says, the members of each object sorted. */
const inAnyOrder = (node: JsonNode | undefined): string => {
  if (node?.kind === 'array') return `[${node.items.map(inAnyOrder).join()}]`
  if (node?.kind !== 'object') return node ? print(node) : 'nothing'
  const members = node.members.map(
    ({ key, value }) => `${JSON.stringify(key)}:${inAnyOrder(value)}`,
  )
  return `{${members.sort().join()}}`
}

/** What one step did, to be done again by other means. */
type Done = { readonly edits: readonly Edit[] } | { readonly text: string }

class Monkey {
  readonly first = saved()
  private readonly id = now().tools[0]!.id
  private done: Done[] = []
  private takenBack: Done[] = []

  constructor(private readonly start: ToolSet) {}

  take({ what, act, ...whim }: Step): void {
    vi.advanceTimersByTime(10_000)
    const record = now().tools[0]!
    if (what === 'undo') {
      const last = this.done.pop()
      undone()
      if (last) this.takenBack.push(last)
    } else if (what === 'redo') {
      const next = this.takenBack.pop()
      redone()
      if (next) this.done.push(next)
    } else if (what === 'edit') this.edit(ACTS[act]!, record.text, whim)
    else this.type(record.text, what === 'break' ? record.text.slice(0, -1 - whim.a) : whim)
    expect(saved()).toBe(this.replayed())
  }

  private edit(act: (typeof ACTS)[number], before: string, whim: Whim): void {
    const tool = rootOf(before)
    if (!tool) {
      // A text with an error is left alone, whatever the form would do.
      const edits: Edit[] = [{ op: 'set', path: ['name'], value: { kind: 'null' } }]
      expect(toolEdited(this.id, edits)).toBe('unreadable')
      expect(now().tools[0]!.text).toBe(before)
      return
    }
    const edits = act.edits(tool, whim)
    const problem = toolEdited(this.id, edits)
    const after = now().tools[0]!.text
    if (problem) {
      expect([problem, after], act.name).toEqual(['name-taken', before])
      return
    }
    expect(rootOf(after), `${act.name}: ${after}`).toBeDefined()
    let between = before
    for (const edit of edits) {
      const edited = editTool(between, [edit])
      expect(edited.ok, act.name).toBe(true)
      if (!edited.ok) return
      expectBeside(between, edited.text, edit)
      between = edited.text
    }
    expect(between).toBe(after)
    // But for the place of what is new, it is what the edits alone make of the text.
    const alone = applyEdits(before, edits)
    expect(alone.ok && inAnyOrder(rootOf(alone.text)), act.name).toEqual(inAnyOrder(rootOf(after)))
    if (!act.removes)
      expect(
        [...marksIn(before)].filter((mark) => !marksIn(after).has(mark)),
        act.name,
      ).toEqual([])
    if (after !== before) this.did({ edits })
  }

  private type(before: string, how: string | Whim): void {
    const tool = rootOf(before)
    const lastGood = readableRecord(useDocument.getState(), this.id)!.text
    const typed = typeof how === 'string' ? how : tool ? rewritten(tool, how) : lastGood
    if (typed === before) return
    toolTextTyped(this.id, typed)
    expect(now().tools[0]!.text).toBe(typed)
    this.did({ text: typed })
  }

  private did(step: Done): void {
    this.done.push(step)
    this.takenBack = []
  }

  /** The document that the same steps make of the start, without the store and its history. */
  private replayed(): string {
    const tool = this.start.tools[0]!
    const made = this.done.reduce((before, step) => {
      if ('text' in step) return step.text
      const edited = editTool(before, step.edits)
      return edited.ok ? edited.text : 'cannot be replayed'
    }, tool.text)
    return saveSet(withToolText(this.start, tool.id, made))
  }

  allBackAndForth(): void {
    const end = saved()
    const count = this.done.length
    expect(count).toBeLessThan(KEPT)
    for (let i = 0; i < count; i++) undone()
    expect(saved()).toBe(this.first)
    undone()
    expect(saved()).toBe(this.first)
    for (let i = 0; i < count; i++) redone()
    expect(saved()).toBe(end)
  }
}

/** The text as an author might leave it: laid out anew, with one more member at the end or in front. */
function rewritten(tool: JsonObject, { a, b, text }: Whim): string {
  const more = member(text || 'x-more', { kind: 'array', items: [] })
  const members = a % 2 ? [...tool.members, more] : [more, ...tool.members]
  return print(obj(members), b % 3) + (b % 2 ? '\n' : '')
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a monkey at the form and the text', () => {
  it.each(STARTS)(
    'makes a document that can be replayed, loses nothing unnamed and takes all back: $name',
    ({ text: start }) => {
      fc.assert(
        fc.property(fc.array(step, { minLength: STEPS / 2, maxLength: STEPS }), (steps) => {
          const opened = openSet(start, newToolId)
          if (!opened.ok) throw new Error(`no set: ${opened.reason}`)
          setOpened(opened.set)
          const monkey = new Monkey(opened.set)
          for (const each of steps) monkey.take(each)
          monkey.allBackAndForth()
        }),
        { numRuns: RUNS },
      )
    },
    RUNS * STEPS * 1000,
  )
})
