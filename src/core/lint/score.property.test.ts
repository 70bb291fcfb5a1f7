import fc from '../../drawn.fixture'
import { describe, expect, it } from 'vitest'
import { applyEdits } from '../json/edit'
import type { JsonObject } from '../json/node'
import { get, str, withMember } from '../json/node'
import { parse, rootObject } from '../json/parse'
import { fromPlain } from '../json/plain'
import { print } from '../json/print'
import { descriptionText } from '../model/description'
import { languageOf } from '../reading/language'
import { lintSet, lintTool } from './engine'
import type { Finding } from './finding'
import { RULES } from './registry'
import { DEFAULT_SETTINGS, type LintSettings, settingAside, takingBack } from './settings'

/** Everything is switched on, so that the fixes of opinions are tried as well. */
const ALL_ON: LintSettings = { ...DEFAULT_SETTINGS, on: new Set(RULES.map(({ id }) => id)) }

const SETS: readonly (readonly JsonObject[])[] = RULES.flatMap(({ examples }) =>
  [...examples.good, ...examples.bad].map(({ tools }) =>
    tools.map((tool) => rootObject(parse(print(fromPlain(tool))))!),
  ),
)

/** Sentences that say nothing about any tool. */
const NEUTRAL = {
  en: [
    'The wording of this text has been looked at with care.',
    'Blue is a colour.',
    'A good day begins with a walk.',
    'Much could be added here.',
    'The team has been growing for years.',
  ],
  zh: [
    '天空是蓝色的。',
    '这段文字经过仔细推敲。',
    '春天过后便是夏天。',
    '团队已经走过很多年。',
    '此处还有许多话可讲。',
  ],
} as const

/** Without a stop at its end the padding would become part of its last sentence. */
const ended = (text: string): string =>
  /[.!?。！？；;:：)）\]】`]\s*$/.test(text)
    ? text
    : text + (languageOf(text) === 'zh' ? '。' : '.')

function fixed(tools: readonly JsonObject[], finding: Finding): readonly JsonObject[] | undefined {
  const index = finding.tool ?? 0
  const edited = applyEdits(print(tools[index]!), finding.fix!.edits)
  if (!edited.ok) return undefined
  const changed = rootObject(parse(edited.text))!
  return tools.flatMap((tool, i) =>
    i === index ? [changed, ...(finding.fix!.tools ?? [])] : [tool],
  )
}

describe('the score', () => {
  it('is never lowered by a fix, of any rule', () => {
    const lowered: string[] = []
    for (const tools of SETS) {
      const before = lintSet(tools, ALL_ON)
      const found = [
        ...before.tools.flatMap(({ findings }, tool) => findings.map((f) => ({ ...f, tool }))),
        ...before.findings,
      ].filter(({ fix }) => fix)
      for (const finding of found) {
        const after = fixed(tools, finding)
        if (!after) throw new Error(`${finding.rule}: the fix cannot be applied`)
        const now = lintSet(after, ALL_ON)
        const own = now.tools[finding.tool ?? 0]!.score ?? 0
        const was = before.tools[finding.tool ?? 0]!.score ?? 0
        if (own < was || (now.score ?? 0) < (before.score ?? 0))
          lowered.push(
            `${finding.rule}/${finding.fix!.id}: ${was} to ${own}, set ${before.score} to ${now.score}`,
          )
      }
    }
    expect([...new Set(lowered)]).toEqual([])
  })

  it('is never raised by sentences that say nothing', () => {
    const tools = SETS.flat().filter((tool) => descriptionText(tool).trim() !== '')
    const padded = (tool: JsonObject, words: readonly string[], isFirst: boolean): JsonObject => {
      const text = descriptionText(tool)
      const extra = words.join(languageOf(text) === 'zh' ? '' : ' ')
      const gap = languageOf(text) === 'zh' ? '' : ' '
      return withMember(tool, 'description', str(isFirst ? extra + gap + text : text + gap + extra))
    }
    fc.assert(
      fc.property(
        fc.constantFrom(...tools),
        fc.array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 12 }),
        fc.boolean(),
        (tool, picks, isFirst) => {
          const words = NEUTRAL[languageOf(descriptionText(tool))]
          // As one text that ends, so that only the padding differs.
          const plain = withMember(tool, 'description', str(ended(descriptionText(tool))))
          const longer = padded(
            plain,
            picks.map((i) => words[i]!),
            isFirst,
          )
          const [was, now] = [lintTool(plain).score ?? 0, lintTool(longer).score ?? 0]
          if (now > was) throw new Error(`${was} to ${now}: ${descriptionText(longer)}`)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('is the same each time, and whatever order the members stand in', () => {
    for (const tools of SETS.slice(0, 200))
      for (const tool of tools) {
        const again = rootObject(parse(print(tool)))!
        const turned: JsonObject = { ...again, members: [...again.members].reverse() }
        expect(lintTool(again).score).toBe(lintTool(tool).score)
        expect(lintTool(turned).score).toBe(lintTool(tool).score)
      }
  })
})

describe('setting aside', () => {
  const flagged = SETS.flat().filter((tool) => lintTool(tool).findings.length > 0)

  it('takes a finding out of the findings and of the score, keeps its reason, and can be taken back', () => {
    for (const tool of flagged) {
      const before = lintTool(tool)
      const finding = before.findings[0]!
      const text = print(tool)
      const edited = applyEdits(text, settingAside(tool, finding, 'agreed with the host'))
      if (!edited.ok) throw new Error(edited.reason)
      const changed = rootObject(parse(edited.text))!
      const after = lintTool(changed)
      expect(after.findings).not.toContainEqual(finding)
      expect(after.aside.map(({ entry }) => entry.reason)).toContain('agreed with the host')
      expect(after.score ?? 0).toBeGreaterThanOrEqual(before.score ?? 0)
      const back = applyEdits(edited.text, takingBack(changed, after.aside[0]!.entry))
      if (!back.ok) throw new Error(back.reason)
      expect(lintTool(rootObject(parse(back.text))!).findings).toEqual(before.findings)
    }
    expect(flagged.length).toBeGreaterThan(20)
  })

  it.each(['', '  '])('needs a reason: %j is none', (reason) => {
    const tool = flagged[0]!
    const finding = lintTool(tool).findings[0]!
    const edited = applyEdits(print(tool), settingAside(tool, finding, reason))
    if (!edited.ok) throw new Error(edited.reason)
    // Where a fix puts a new member depends on those that are there.
    const seen = (of: typeof tool) =>
      lintTool(of).findings.map(({ rule, path, message, values }) => [rule, path, message, values])
    expect(seen(rootObject(parse(edited.text))!)).toEqual(seen(tool))
  })

  it('of a place covers what stands under it, and no sibling', () => {
    const tool = rootObject(
      parse(
        print(
          fromPlain({
            name: 'get_order',
            description: 'Gets one order.',
            inputSchema: {
              type: 'object',
              properties: { a: { type: 'string' }, ab: { type: 'string' } },
            },
            lint: {
              aside: [
                { rule: 'params-described', path: '/inputSchema/properties/a', reason: 'why' },
              ],
            },
          }),
        ),
      ),
    )!
    const places = (findings: readonly Finding[]) =>
      findings.filter(({ rule }) => rule === 'params-described').map(({ path }) => path[2])
    expect(places(lintTool(tool).findings)).toEqual(['ab'])
    expect(get(tool, 'lint')).toBeDefined()
    expect(places(lintTool(tool).aside.map(({ finding }) => finding))).toEqual(['a'])
  })
})
