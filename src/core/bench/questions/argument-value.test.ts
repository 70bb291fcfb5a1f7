import { describe, expect, it } from 'vitest'
import { print } from '../../json/print'
import { fromPlain } from '../../json/plain'
import type { JsonObject } from '../../json/node'
import { templateTool } from '../../templates/template-tool'
import { TEMPLATES } from '../../templates/registry'
import { argumentText, argumentValue, isTextArgument } from './argument-value'
import { cannedResults } from './canned-results'

describe('the value of an expected argument', () => {
  it.each([
    ['A1', 'equal', true, '"A1"'],
    ['3', 'equal', true, '"3"'],
    ['3', 'equal', false, '3'],
    ['"3"', 'equal', false, '"3"'],
    ['true', 'equal', false, 'true'],
    ['blue', 'equal', false, '"blue"'],
    ['{"a": 1.50}', 'equal', false, '{"a": 1.50}'],
    ['12345678901234567890', 'equal', false, '12345678901234567890'],
    ['A\nB\n\n', 'oneOf', true, '["A", "B"]'],
    ['1\n2', 'oneOf', false, '[1, 2]'],
    ['', 'oneOf', true, '[""]'],
    ['^\\d+$', 'regex', false, '"^\\\\d+$"'],
  ] as const)(
    'of %j (%s) is what it says, and shows as it was typed',
    (text, match, isText, value) => {
      const node = argumentValue(text, match, isText)!
      expect(print(node, 0)).toBe(value.replace(/([:,]) /g, '$1'))
      const shown = argumentText(node, match, isText)
      expect(print(argumentValue(shown, match, isText)!, 0)).toBe(print(node, 0))
    },
  )

  it('is none where only its being there is asked', () => {
    expect(argumentValue('x', 'present', true)).toBeUndefined()
    expect(argumentValue('x', 'absent', true)).toBeUndefined()
  })

  it('is text where the parameter is', () => {
    const tool = fromPlain({
      name: 'a',
      inputSchema: { properties: { s: { type: ['string', 'null'] }, n: { type: 'integer' } } },
    }) as JsonObject
    expect(['s', 'n', 'x'].map((name) => isTextArgument(tool, name))).toEqual([true, false, false])
  })
})

describe('the canned results of a tool', () => {
  it.each(TEMPLATES)('are made from each row of its tables: $id', (template) => {
    const tool = templateTool(template, 'en', 'good')
    const canned = cannedResults(tool)
    expect(canned.length).toBeGreaterThan(0)
    for (const { from, result } of canned) {
      expect(print(result, 0)).toContain(JSON.stringify(from.value))
      if (from.table === 'errors')
        expect(JSON.parse(print(result, 0))).toHaveProperty('error.code', from.value)
    }
  })
})
