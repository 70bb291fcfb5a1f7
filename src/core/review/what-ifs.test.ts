import { describe, expect, it } from 'vitest'
import type { JsonObject, Path } from '../json/node'
import { fromPlain } from '../json/plain'
import { CAPABILITY } from '../lint/checklists/capability'
import { soundSet } from '../lint/checklists/sound-set'
import { VIOLATORS } from '../lint/checklists/violators'
import { lintSet } from '../lint/engine'
import type { Lang } from '../lint/rule'
import { DEFAULT_SETTINGS } from '../lint/settings'
import { TEMPLATES, templateSet } from '../templates/registry'
import { WHAT_IF_FACTS, type WhatIfFactId } from './what-if-facts'
import { WHAT_IFS, whatIfsOf, type WhatIfAnswer } from './what-ifs'
import { withoutAt } from './without-at'

const LANGS = ['en', 'zh'] as const
const FACTS = Object.keys(WHAT_IF_FACTS) as WhatIfFactId[]

function answersOf(tools: readonly JsonObject[], only: number): readonly WhatIfAnswer[] {
  return whatIfsOf({ report: lintSet(tools), tools, settings: DEFAULT_SETTINGS, only })
}
const open = (answers: readonly WhatIfAnswer[]): readonly string[] =>
  answers.filter((each) => !each.isAnswered).map(({ id }) => id)
const about = (plain: object): readonly WhatIfAnswer[] =>
  answersOf([fromPlain(plain) as JsonObject], 0)

/** Later items first, so that those before them keep their places. */
const backwards = (a: Path, b: Path): number => Number(b.at(-1)) - Number(a.at(-1)) || 0

const good = (lang: Lang): readonly JsonObject[] =>
  templateSet(lang).map((tool) => fromPlain(tool) as JsonObject)
const writes = TEMPLATES.flatMap(({ kind }, i) => (kind === 'write' ? [i] : []))

describe('the seven what-ifs', () => {
  it('are the lines of the checklist, and every fact answers exactly one', () => {
    expect(WHAT_IFS.length).toBe(CAPABILITY.lines.length)
    const used = WHAT_IFS.flatMap(({ facts }): readonly WhatIfFactId[] => facts)
    expect([...used].sort()).toEqual([...FACTS].sort())
  })

  it.each(LANGS)('are all answered by every good template that changes something (%s)', (lang) => {
    const tools = good(lang)
    for (const only of writes)
      expect([TEMPLATES[only]!.id, open(answersOf(tools, only))]).toEqual([TEMPLATES[only]!.id, []])
  })

  it.each(LANGS)('each stay open without their own fact, and no other does (%s)', (lang) => {
    // Alone, since each of many readings is of a whole set.
    const tools = good(lang)
    const flipped = new Set<string>()
    for (const only of writes.slice(0, lang === 'en' ? 4 : 3))
      for (const { id, facts } of WHAT_IFS)
        for (const fact of facts as readonly WhatIfFactId[]) {
          const stated = WHAT_IF_FACTS[fact].stated(tools[only]!)
          // What is said of the effect is no fact of one line: all follow from it.
          if (stated.length === 0 || stated[0]!.path[1] === 'effect') continue
          const without = [...stated]
            .map(({ path }) => path)
            .sort(backwards)
            .reduce((tool, path) => withoutAt(tool, path), tools[only]!)
          const now = open(answersOf([without], 0))
          const where = `${TEMPLATES[only]!.id} ${fact}`
          expect([where, now.filter((each) => each !== id)]).toEqual([where, []])
          const isNeeded = WHAT_IF_FACTS[fact].isNeeded(without)
          if (isNeeded) expect([where, now]).toEqual([where, [id]])
          if (now.length > 0) flipped.add(id)
        }
    expect(flipped.size).toBe(WHAT_IFS.length)
  })

  it('stay open where a rule of the checklist finds something, and no other does', () => {
    const WRITE = 1
    const sound = (): Record<string, unknown>[] => {
      const set = soundSet('en')
      const contract = set[WRITE]!['contract'] as { checks: object[] }
      contract.checks.push({ text: 'The order is delivered.' })
      return set
    }
    const answersFor = (set: readonly object[]) =>
      open(
        answersOf(
          set.map((each) => fromPlain(each) as JsonObject),
          WRITE,
        ),
      )
    expect(answersFor(sound())).toEqual([])
    for (const [question, ways] of Object.entries(VIOLATORS)) {
      const line = CAPABILITY.lines.findIndex(({ questions }) => questions.includes(question))
      // A way that takes the guard away takes the promised checks with it.
      if (question === 'write-guarded') continue
      for (const changes of ways.filter((way) => way.every(({ tool }) => tool === WRITE))) {
        const set = sound()
        for (const { path, en } of changes) {
          let holder = set[WRITE] as Record<string | number, unknown>
          for (const step of path.slice(0, -1)) holder = holder[step] as typeof holder
          if (en === undefined) delete holder[path.at(-1)!]
          else holder[path.at(-1)!] = en
        }
        const now = answersFor(set)
        expect([question, now]).toEqual([question, line < 0 ? now : [WHAT_IFS[line]!.id]])
      }
    }
  })
})

const plain = (more: object = {}): object => ({
  name: 'delete_note',
  description: 'Deletes one note. Do not use it for folders; use delete_folder instead.',
  inputSchema: {
    type: 'object',
    properties: { note: { type: 'string', description: 'Ask the user which.' } },
    required: ['note'],
    additionalProperties: false,
  },
  ...more,
})

describe('an answer', () => {
  it('is open where nothing says what a call changes', () => {
    const answers = about({ name: 'blue', description: 'A blue one.', inputSchema: {} })
    expect(answers.filter(({ missing }) => missing.includes('effect')).map(({ id }) => id)).toEqual(
      ['same-call-twice', 'after-timeout', 'state-changed', 'unconfirmed'],
    )
  })

  it('is that nothing changes where a call only reads, and who may read stays asked', () => {
    const read = plain({
      name: 'get_note',
      description: 'Gets one note. Do not use it for folders.',
    })
    const answers = about(read)
    expect(open(answers)).toEqual(['no-permission'])
    expect(answers.flatMap(({ facts }) => facts.map(({ id }) => id))).toContain('repeat-reads')
  })

  it('tells the author’s own words and where they stand', () => {
    const [wrong, , twice] = about(
      plain({
        contract: { effect: 'destructive', idempotency: { by: 'fields', fields: ['note'] } },
      }),
    )
    expect(wrong!.facts).toEqual([
      {
        id: 'when-not',
        texts: ['Do not use it for folders; use delete_folder instead.'],
        paths: [['description']],
      },
    ])
    expect(twice!.facts).toMatchObject([{ id: 'repeats', texts: ['note'] }])
  })

  it.each([
    ['The note belongs to the caller.', 'NOT_FOUND', 'no-permission'],
    ['笔记属于当前用户。', undefined, 'no-permission'],
    ['Only editors.', 'FORBIDDEN', 'no-permission'],
    ['The note is not locked.', 'LOCKED', 'state-changed'],
    ['笔记属于该文件夹。', undefined, 'state-changed'],
  ])('tells a check of who calls from one of the state: %s', (text, error, id) => {
    const checks = [{ text, ...(error ? { error } : {}) }]
    const answers = about(plain({ contract: { effect: 'low-risk-write', checks } }))
    const told = answers.filter(({ facts }) => facts.some(({ texts }) => texts.includes(text)))
    expect(told.map((each) => each.id)).toEqual([id])
  })

  it('takes a check of the arguments for neither', () => {
    const checks = [{ text: 'The return is not before the departure.', error: 'INVALID_ARGUMENTS' }]
    const answers = about(plain({ contract: { effect: 'write', checks } }))
    expect(answers.filter(({ facts }) => facts.some(({ id }) => id.endsWith('-checked')))).toEqual(
      [],
    )
  })
})
