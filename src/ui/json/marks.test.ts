import { describe, expect, it } from 'vitest'
import { applyChanges } from '../../core/json/edit'
import { isStrictJson, parse, rootObject } from '../../core/json/parse'
import { lintTool } from '../../core/lint/engine'
import type { ToolReading } from '../../core/model/reading'
import { marksOf } from './marks'

function readingOfText(text: string): ToolReading {
  const parsed = parse(text)
  const tool = isStrictJson(parsed) ? rootObject(parsed) : undefined
  return tool ? { ...parsed, tool } : parsed
}

const marked = (text: string) =>
  marksOf(readingOfText(text), [], 'en').map((mark) => text.slice(mark.start, mark.end))

const finding = (...path: (string | number)[]) => ({
  rule: 'params-described',
  severity: 'warning' as const,
  path,
  message: 'missing',
  values: {},
})

describe('marks', () => {
  it.each([
    ['{"a": 1,}', [',']],
    ['{"a": 1, "a": 2}', ['"a"']],
    ['{"a": 1 // x\n}', ['// x']],
    ['{"a": “x”, "b": {"c": "d"}}', ['“x”']],
    ['{"a": tru, "b": fals}', ['tru']],
    ['{"a": 1', ['1']],
  ])('underlines in %j only what is wrong', (text, parts) => {
    expect(marked(text)).toEqual(parts)
  })

  it.each(['{"a": 1,}', '{"a": 1 /* x */}', '{"a"：1}', '{"a":\u00A01}'])(
    'mends %j by its light bulb',
    (text) => {
      const [mark] = marksOf(readingOfText(text), [], 'en')
      if (!mark?.fix || !('change' in mark.fix)) throw new Error('no change is offered')
      expect(parse(applyChanges(text, [mark.fix.change])).problems).toEqual([])
    },
  )

  const text = '{"name": "x", "inputSchema": {"properties": {"a": {}, "b": {"enum": ["p", {}]}}}}'
  it.each([
    [['name'], '"x"'],
    [['inputSchema', 'properties', 'a'], '"a"'],
    [['inputSchema', 'properties', 'a', 'description'], '"a"'],
    [['inputSchema', 'properties', 'b', 'enum', 0], '"p"'],
    [['inputSchema', 'properties', 'b', 'enum', 1], '{'],
    [['description'], '{'],
    [[], '{'],
  ])('puts a finding at %j under %s', (path, part) => {
    const [mark] = marksOf(readingOfText(text), [finding(...path)], 'en')
    expect(text.slice(mark!.start, mark!.end)).toBe(part)
  })

  it('waits with findings while the text has an error', () => {
    expect(marksOf(readingOfText('{"name": }'), [finding('name')], 'en')).toHaveLength(1)
  })

  it.each(['en', 'zh'] as const)('says what a finding says and why, in %s', (lang) => {
    const reading = readingOfText('{"name": "order_weather", "inputSchema": {"type": "object"}}')
    const { findings } = lintTool(reading.tool!)
    const marks = marksOf(reading, findings, lang)
    expect(marks).toHaveLength(findings.length)
    for (const mark of marks) expect(mark.text.split('\n')).toHaveLength(2)
  })
})
