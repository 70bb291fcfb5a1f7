import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../json/node'
import { parse, rootObject } from '../../json/parse'
import { fromPlain } from '../../json/plain'
import { print } from '../../json/print'
import { lintSet } from '../engine'
import { isFixUnmade, withLateFix } from '../late-fix'
import { RULES, ruleOf } from '../registry'
import type { Lang } from '../rule'
import { DEFAULT_SETTINGS, settingsOf } from '../settings'
import { answerOf, type Asked, lineAnswer } from './answer'
import type { Change } from './change'
import { CHECKLIST_IDS } from './checklist'
import { questionOf, QUESTIONS } from './questions'
import { CHECKLISTS } from './registry'
import { soundSet } from './sound-set'
import { VIOLATORS } from './violators'

const LANGS = ['en', 'zh'] as const
const LINES = CHECKLIST_IDS.flatMap((id) =>
  CHECKLISTS[id].lines.map((line, i) => ({ name: `${id} ${i + 1}`, line })),
)

const toolsOf = (plain: readonly object[]): readonly JsonObject[] =>
  plain.map((tool) => rootObject(parse(print(fromPlain(tool))))!)

function askedAbout(plain: readonly object[], only?: number): Asked {
  const tools = toolsOf(plain)
  const asked = { report: lintSet(tools), tools, settings: DEFAULT_SETTINGS }
  return only === undefined ? asked : { ...asked, only }
}

/** The sound set with what stands at the paths of the changes put in, or taken away. */
function changed(lang: Lang, changes: readonly Change[]): readonly object[] {
  const set = soundSet(lang)
  for (const { tool, path, [lang]: value } of changes) {
    let holder = set[tool] as Record<string | number, unknown>
    for (const step of path.slice(0, -1)) holder = holder[step] as typeof holder
    if (value === undefined) delete holder[path.at(-1)!]
    else holder[path.at(-1)!] = value
  }
  return set
}

/** By question, since a line stands as its questions do. */
const failing = (asked: Asked): readonly string[] =>
  QUESTIONS.filter((question) => {
    const { state } = answerOf(question, asked)
    return state !== 'holds' && state !== 'person'
  }).map(({ id }) => id)

describe('the lists', () => {
  it('have as many lines as their readers expect', () => {
    const counts = CHECKLIST_IDS.map((id) => [id, CHECKLISTS[id].lines.length])
    expect(Object.fromEntries(counts)).toEqual({
      product: 7,
      description: 10,
      engineering: 11,
      schema: 17,
      capability: 7,
    })
  })

  it('name questions that exist, and every question is asked', () => {
    const named = new Set(LINES.flatMap(({ line }) => line.questions))
    expect([...named].sort()).toEqual(QUESTIONS.map(({ id }) => id).sort())
  })

  it('name rules that exist, each in one question', () => {
    const rules = QUESTIONS.flatMap((question) => ('rules' in question ? question.rules : []))
    expect(rules.filter((id) => !ruleOf(id))).toEqual([])
    expect(rules.filter((id, i) => rules.indexOf(id) !== i)).toEqual([])
  })

  it('ask every rule but opinions', () => {
    const asked = new Set(QUESTIONS.flatMap((each) => ('rules' in each ? each.rules : [])))
    const left = RULES.filter(({ id, evidence }) => evidence !== 'opinion' && !asked.has(id))
    expect(left.map(({ id }) => id)).toEqual([])
  })

  it('leave at most ten questions to a person, each with the reason', () => {
    const persons = QUESTIONS.filter((question) => 'person' in question)
    expect(persons.length).toBeLessThanOrEqual(10)
    for (const { person } of persons) {
      expect(person.en).toMatch(/^[A-Z].*\.$/)
      expect(person.zh).toMatch(/。$/)
    }
  })

  it('say their lines and questions in both languages, with Chinese marks and no typed blank', () => {
    const lists = CHECKLIST_IDS.map((id) => CHECKLISTS[id])
    const words = [
      ...QUESTIONS.flatMap((each) => ('person' in each ? [each.words, each.person] : each.words)),
      ...lists.flatMap(({ title, note, lines }) => [
        title,
        note,
        ...lines.map((each) => each.words),
      ]),
    ]
    for (const { en, zh } of words) {
      expect(en).toMatch(/^[A-Z][^!]*$/)
      expect(zh).toMatch(/[\u4e00-\u9fff]/)
      expect(zh).not.toMatch(/[\u4e00-\u9fff] |[\u4e00-\u9fff][,;:!?]|！/)
    }
  })
})

describe.each(LANGS)('a sound set (%s)', (lang) => {
  it.each([undefined, 0, 1])('holds on every line, but for a person (tool %s)', (only) => {
    const asked = askedAbout(soundSet(lang), only)
    for (const { name, line } of LINES) {
      const hasPerson = line.questions.some((id) => 'person' in questionOf(id))
      expect([name, lineAnswer(line, asked).state]).toEqual([name, hasPerson ? 'person' : 'holds'])
    }
  })
})

describe('a fault', () => {
  const sized = ['set-is-small']

  it('is at hand for every question that rules answer', () => {
    const answered = QUESTIONS.filter((question) => 'rules' in question).map(({ id }) => id)
    expect([...Object.keys(VIOLATORS), ...sized].sort()).toEqual(answered.sort())
  })

  it.each(
    LANGS.flatMap((lang) =>
      Object.entries(VIOLATORS).flatMap(([id, ways]) =>
        ways.map((changes, way) => [id, lang, way + 1, changes] as const),
      ),
    ),
  )('against “%s” flips its lines and no other (%s, %i)', (id, lang, _way, changes) => {
    const set = changed(lang, changes)
    const index = changes[0]!.tool
    for (const only of [undefined, index]) {
      const asked = askedAbout(set, only)
      expect(failing(asked)).toEqual([id])
      const flipped = LINES.filter(({ line }) => lineAnswer(line, asked).state === 'fails')
      const sharing = LINES.filter(({ line }) => line.questions.includes(id))
      expect(flipped.map(({ name }) => name)).toEqual(sharing.map(({ name }) => name))
    }
    // What is wrong with one tool is not held against the other.
    expect(failing(askedAbout(set, 1 - index))).toEqual([])
  })

  it.each(LANGS)('of too many tools is one of the set (%s)', (lang) => {
    const verbs = 'copy print lock unlock open close start stop mark sign stamp fold bind wrap'
    const nouns = 'map box lamp gate tent boat kite drum sail coin flag rope vase harp'.split(' ')
    const more = verbs.split(' ').flatMap((verb, i) => {
      const [tool] = soundSet(lang).slice(1)
      return nouns.slice(i, i + 1).map((noun) => ({ ...tool, name: `${verb}_${noun}` }))
    })
    const states = answerOf(
      questionOf('set-is-small'),
      askedAbout([
        ...soundSet(lang),
        ...more,
        ...more.map((tool) => ({ ...tool, name: `re${tool.name}` })),
      ]),
    )
    expect(states.state).toBe('fails')
  })
})

describe('an answer', () => {
  it('makes no fix', () => {
    const tools = toolsOf(soundSet('en'))
    const report = lintSet(tools)
    const late = withLateFix(
      { rule: 'no-mixed-effects', severity: 'warning', path: [], message: 'mixed', values: {} },
      undefined,
      () => ({ id: 'split', values: {}, edits: [] }),
    )
    const [first, ...rest] = report.tools
    const withIt = { ...report, tools: [{ ...first!, all: [late] }, ...rest] }
    const question = QUESTIONS.find(
      (each) => 'rules' in each && each.rules.includes('no-mixed-effects'),
    )!
    const asked = { report: withIt, tools, settings: DEFAULT_SETTINGS }
    const { findings } = answerOf(question, asked)
    expect([findings.map(({ tool }) => tool), isFixUnmade(late)]).toEqual([[0], true])
    expect([findings[0]!.fix?.id, isFixUnmade(late)]).toEqual(['split', false])
  })

  it('says what is about the set as a whole of none of its tools, and beside each', () => {
    const many = Array.from({ length: 11 }, (_, i) => ({
      ...soundSet('en')[1],
      name: `get_order_${i}`,
    }))
    for (const only of [undefined, 0, 7]) {
      const { state, findings } = answerOf(questionOf('set-is-small'), askedAbout(many, only))
      const places = findings.map(({ rule, tool }) => [rule, tool])
      expect([state, places]).toEqual(['fails', [['set-fits-limits', undefined]]])
    }
  })

  const strict = CHECKLISTS.product.lines[6]!

  it('is to do while there is no name or no text to judge', () => {
    const asked = askedAbout([{ name: '', inputSchema: { type: 'object' } }], 0)
    for (const { line } of LINES)
      expect(['todo', 'person']).toContain(lineAnswer(line, asked).state)
  })

  it.each(LANGS)('of a write without a contract is not stated, not failed (%s)', (lang) => {
    const set = changed(lang, [{ tool: 1, path: ['contract'], en: undefined, zh: undefined }])
    const answer = answerOf(questionOf('repeat-is-harmless'), askedAbout(set, 1))
    expect(['unstated', 'holds']).toContain(answer.state)
    const audit = answerOf(questionOf('audit-stated'), askedAbout(set, 1))
    expect([audit.state, audit.findings]).toEqual(['unstated', []])
    expect(audit.open.length).toBeGreaterThan(0)
  })

  it.each(LANGS)('holds where what was found is set aside, and shows the reason (%s)', (lang) => {
    const aside = { aside: [{ rule: 'strict-explained', reason: 'Agreed' }] }
    const set = changed(lang, [
      { tool: 0, path: ['strict'], en: false, zh: false },
      { tool: 0, path: ['lint'], en: aside, zh: aside },
    ])
    const answer = lineAnswer(strict, askedAbout(set, 0))
    expect(answer.state).toBe('holds')
    expect(answer.aside.map(({ entry }) => entry.reason)).toEqual(['Agreed'])
  })

  it('heeds what the set sets aside', () => {
    const tools = toolsOf(changed('en', [{ tool: 0, path: ['strict'], en: false, zh: false }]))
    const settings = settingsOf(
      fromPlain({ lint: { aside: [{ rule: 'strict-explained', reason: 'Agreed' }] } }),
    )
    const asked = { report: lintSet(tools, settings), tools, settings }
    expect(lineAnswer(strict, asked).state).toBe('holds')
  })
})
