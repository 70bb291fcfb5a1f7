import { describe, expect, it } from 'vitest'
import { get, stringOf } from '../json/node'
import { lineStarts, positionAt } from '../json/position'
import { nameOf } from '../model/tool'
import { foreignText } from './foreign-text'
import { importText } from './import'
import { readText } from './read-text'

const f = '{"name":"f","inputSchema":{"type":"object"}}'
const g = '{"name":"g","inputSchema":{"type":"object"}}'
const pretty = (source: string): string => JSON.stringify(JSON.parse(source), null, 2)

describe('text that holds JSON in another way than as one value', () => {
  it.each([
    ['a line each', `${f}\n${g}\n`],
    ['a line each, by CR LF, after a byte order mark', `\uFEFF${f}\r\n${g}\r\n`],
    ['a line each with blank lines', `\n${f}\n\n  ${g}\n\n`],
    ['one after another', pretty(f) + '\n' + pretty(g)],
    ['one after another on one line', f + g],
    ['a list without its brackets', `${pretty(f)},\n${pretty(g)},\n`],
    ['lists after one another', `[${f}]\n[${g}]`],
    ['two code blocks', `Try:\n\n\`\`\`json\n${f}\n\`\`\`\nor\n~~~\n${pretty(g)}\n~~~\n`],
    ['lines in a code block', `\`\`\`jsonl\n${f}\n\`\`\`\n\`\`\`JSON\n${g}\n\`\`\``],
    ['a code block that is never closed', `\`\`\`\n[${f},\n${g}]\n`],
    ['a longer fence', `\`\`\`\`json\n[${f},${g}]\n\`\`\`\``],
  ])('reads %s', (_, source) => {
    const got = importText(source)
    expect(got.isWhole).toBe(true)
    expect(got.tools.map(({ tool }) => nameOf(tool))).toEqual(['f', 'g'])
    expect(got.isSingle).toBe(false)
    expect(got.dialect).toBe('mcp.2025-11-25')
    // Every node says where it stands in the whole text.
    for (const { tool } of got.tools) {
      const name = get(tool, 'name')!
      expect(source.slice(name.at!.start, name.at!.end)).toBe(`"${stringOf(name)}"`)
    }
  })

  it('numbers the items of a list that has no brackets', () => {
    expect(importText(`${f}\n${g}`).tools.map((each) => each.index)).toEqual([0, 1])
    expect(importText(`[${f},${g}]\n[${f}]`).tools.map((each) => each.index)).toEqual([0, 1, 0])
  })

  it('takes a single code block for the tool by itself, and tells of words around it', () => {
    expect(importText(`\`\`\`json\n${f}\n\`\`\``)).toMatchObject({ isSingle: true, losses: [] })
    expect(importText(`Hello\n\`\`\`json\n${f}\n\`\`\``).losses).toEqual([
      { code: 'import.code-blocks', path: [] },
    ])
  })

  it('reads every good line beside a broken one, and says where that is', () => {
    const source = `${f}\n{"name": \n${g}`
    const got = importText(source)
    expect(got.isWhole).toBe(false)
    expect(got.tools.map(({ tool }) => nameOf(tool))).toEqual(['f', 'g'])
    const at = got.problems[0]!.at.start
    expect(positionAt(lineStarts(source), at).line).toBeGreaterThanOrEqual(2)
    expect(at).toBeLessThan(source.indexOf('"g"'))
  })

  it.each([
    `[${f},\n${g.replace('"type"', 'type')}]`,
    `[${f},\n${f},\n{"name" "g"}]`,
    `{\n"a": {},\n"b": oops\n}`,
    `[\n${f},\n{"name": "half", "inputSchema": {"type": "obj\n]`,
    '```js\nconst x = 1\n```',
    'words',
  ])('does not cut up one value that has a fault: %j', (source) => {
    expect(readText(source).parts).toHaveLength(1)
  })
})

describe('the kind of a text that is no JSON', () => {
  it.each([
    ['markup', '<!doctype html><p>x'],
    ['code', 'export const tool = {name: "f"}'],
    ['code', '// a\n# b\nimport x from "y"'],
    ['code', 'tools = [{"name": "f"}]'],
    ['code', '@tool\ndef f(): pass'],
    ['object-literal', "{name: 'f'}"],
    ['object-literal', "[{'name': 'f', 'x': None}]"],
    ['object-literal', '{"name": "f", "strict": True}'],
    ['yaml', 'name: f\ndescription: d'],
    ['yaml', '- name: f'],
    [undefined, '{"name": "f" "description": "d"}'],
    [undefined, '{"note": "it: True, says \'x\'"'],
    [undefined, ''],
    [undefined, 'some words'],
  ])('is %s for %j', (kind, source) => {
    expect(foreignText(source)).toBe(kind)
  })
})

it('says what kind a text is without going through it again and again', () => {
  // Rows of comment marks once took time that doubled with each.
  for (const row of ['// ', '# ', '/* ', '/**/ ', "'use strict' "])
    expect(foreignText(row.repeat(2000) + 'x')).toBeUndefined()
})
