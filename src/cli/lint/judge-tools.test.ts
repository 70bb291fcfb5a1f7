import { beforeAll, describe, expect, it } from 'vitest'
import { tokenCounter } from '../count-tokens'
import { runInMemory } from '../in-memory.fixture'
import type { Threads } from '../threads'
import { WORTH_A_THREAD } from './judge-tools'
import { lintCommand } from './lint'
import { type Line, LINT_THREAD, runLintThread } from './lint-thread'
import { judgeNext, TOOLS_AT_ONCE } from './shared-work'

/** A tool that points to others, has something to mend and to set aside, and keeps odd keys. */
const tool = (index: number): string => `{
  "name": "${index % 3 === 0 ? 'get' : 'remove'}_order_${index}",
  "description": "Gets the order and marks it as seen \\ud800. Use get_order_${index + 3} for the lines; 不含退款。",
  "inputSchema": {
    "type": "object",
    "properties": {
      "__proto__": { "type": "float" },
      "user_id": { "type": "string" },
      "rate": { "type": "number", "min": 1.0e2, "description": "One of a, b or c." },
      "rate": { "type": "integer", "maximum": 12345678901234567890 }
    },
    "required": ["rate"]
  },
  "lint": { "aside": [{ "rule": "identity-not-asked", "reason": "A clerk asks for others." }] }
}`
const TOOLS = Array.from({ length: TOOLS_AT_ONCE + 4 }, (_, index) => tool(index))
const SET = `{"toolwright": 1, "lint": {"on": ["params-have-examples"]}, "tools": [${TOOLS.join()}]}`
// White space counts as text to be read, and saves making thousands of tools.
const LARGE = SET + ' '.repeat(WORTH_A_THREAD)

/** Threads that are none: they run when they are sent work; all is copied as between real ones. */
function pretended(run: (line: Line) => void) {
  const told: string[] = []
  const threads: Threads = {
    most: 1,
    start: (task, hear, ended) => {
      told.push(task)
      let receive: Parameters<Line['once']>[1] = () => undefined
      run({
        once: (_, listener) => (receive = listener),
        postMessage: (message) => {
          const copy: unknown = structuredClone(message)
          setImmediate(() => hear(copy))
        },
        close: () => setImmediate(ended),
      })
      return { send: (work) => receive(structuredClone(work) as never), stop: () => undefined }
    },
  }
  return { threads, told }
}

const lint = (format: string, threads?: Threads, text = LARGE) =>
  runInMemory(lintCommand, ['set.json', '--format', format], { 'set.json': text }, 'en', threads)

const known = new Map<string, ReturnType<typeof lint>>()
const alone = (format: string): ReturnType<typeof lint> => {
  const found = known.get(format) ?? lint(format)
  known.set(format, found)
  return found
}

/** One bundle, and no more. */
const takeOne = (line: Line): void =>
  void line.once('message', (work) => {
    line.postMessage(judgeNext(work))
    line.close()
  })

/** Takes a bundle of which nothing comes back. */
const fail = (line: Line): void =>
  void line.once('message', (work) => {
    judgeNext(work)
    line.close()
  })

/** As for a tool that cannot be read again. */
const readNothing = (line: Line): void =>
  void line.once('message', (work) => {
    const none = { ...work, texts: work.texts.map(() => '?') }
    line.postMessage(judgeNext(none))
    line.close()
  })

// The vocabulary for counting is large, and loading it is no part of any test.
beforeAll(() => tokenCounter(), 60_000)

describe('lint in several threads', () => {
  it.each<[string, string, (line: Line) => void]>([
    ['json', 'do all', runLintThread],
    ['markdown', 'do all', runLintThread],
    ['json', 'do a part', takeOne],
    ['github', 'fail', fail],
    ['github', 'cannot read a tool', readNothing],
    ['github', 'end at once', (line) => line.close()],
  ])('prints the same %s as in one where they %s', async (format, _, run) => {
    const { threads, told } = pretended(run)
    const together = await lint(format, threads)
    expect(together).toEqual(await alone(format))
    expect(told).toEqual([LINT_THREAD])
    expect(together.out).toContain('get_order_0')
  })

  it('starts none for what is done sooner alone', async () => {
    const { threads, told } = pretended(runLintThread)
    await lint('github', threads, SET)
    expect(told).toEqual([])
  })
})
