import { describe, expect, it } from 'vitest'
import { isValidCall, sampleCall } from '../authoring/samples/calls'
import { applyEdits } from '../json/edit'
import { get, getIn, itemsOf, type JsonObject, stringOf } from '../json/node'
import { parse, rootObject } from '../json/parse'
import { fromPlain } from '../json/plain'
import { print } from '../json/print'
import { TEMPLATES } from '../templates/registry'
import { templateTool } from '../templates/template-tool'
import { probeTool, type Trial } from './probe-tool'
import { tightenAll } from './tighten-all'

const trialsOf = (tool: JsonObject): readonly Trial[] =>
  probeTool(tool, { offers: true }).places.flatMap(({ trials }) => trials)

function tightened(tool: JsonObject) {
  const all = tightenAll(tool, trialsOf(tool))
  const text = applyEdits(print(tool), all.edits)
  const after = text.ok ? rootObject(parse(text.text)) : undefined
  return { ...all, after }
}

describe('all changes together', () => {
  // The property tests try many schemas; here a few as people write them.
  const some = TEMPLATES.filter((_, i) => i % 5 === 0)

  it.each(some.map((template) => [template.id, template] as const))(
    'keep what is right, stop what they say, and leave nothing to offer: %s',
    (_, template) => {
      for (const lang of ['en', 'zh'] as const) {
        const tool = templateTool(template, lang, 'middling')
        const { after, stopped } = tightened(tool)
        expect(after).toBeDefined()
        const samples = (['all', 'required'] as const).flatMap((which) => {
          const sample = sampleCall(tool, which)
          return sample.ok ? [sample.value] : []
        })
        for (const call of [...samples, ...itemsOf(get(tool, 'inputExamples'))])
          expect(isValidCall(after!, call)).toBe(isValidCall(tool, call))
        for (const { call } of stopped) expect(isValidCall(after!, call)).toBe(false)
        const left = trialsOf(after!).filter(({ remedy }) => remedy?.is === 'edit')
        expect(left.map(({ mistake, at }) => `${mistake} ${at.join('.')}`)).toEqual([])
      }
    },
  )

  it('name every required field in one list', () => {
    const field = { type: 'string', description: 'Required. Where to.' }
    const tool = fromPlain({
      name: 'ship_parcel',
      description: 'Ships a parcel.',
      inputSchema: { type: 'object', properties: { street: field, city: field } },
    }) as JsonObject
    const names = itemsOf(getIn(tightened(tool).after, ['inputSchema', 'required']))
    expect(names.map(stringOf).sort()).toEqual(['city', 'street'])
  })

  it('are none where nothing is offered', () => {
    const tool = templateTool(TEMPLATES[0]!, 'en', 'good')
    expect(tightenAll(tool, [])).toEqual({ edits: [], changes: 0, stopped: [] })
  })
})
