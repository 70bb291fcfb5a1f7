import { describe, expect, it } from 'vitest'
import { withToolsMoved } from '../authoring/set/change-tools'
import { get, itemsOf, stringOf } from '../json/node'
import { isStrictJson, parse } from '../json/parse'
import { EMPTY_TOOL } from './tool'
import {
  newSet,
  openSet,
  saveSet,
  setTitleOf,
  type ToolSet,
  withoutTool,
  withSetTitle,
  withTool,
  withToolText,
} from './tool-set'

let n = 0
const newId = () => `t${++n}`
const open = (text: string): ToolSet => {
  const opened = openSet(text, newId)
  if (!opened.ok) throw new Error(opened.reason)
  return opened.set
}
const names = (set: ToolSet) =>
  itemsOf(get(parse(saveSet(set)).root, 'tools')).map((tool) => stringOf(get(tool, 'name')))

const files = {
  pretty:
    '{\n  "toolwright": 1,\n  "title": "T",\n  "tools": [\n    {\n      "name": "a"\n    },\n    { "name": "b" }\n  ],\n  "questions": []\n}\n',
  oneLine: '{"toolwright":1,"tools":[{"name":"a"},{"name":"b"}]}',
  empty: '{ "toolwright": 1, "tools": [ ] }',
  crlf: '{\r\n\t"toolwright": 1,\r\n\t"tools": [\r\n\t\t{\r\n\t\t\t"name": "a"\r\n\t\t}\r\n\t]\r\n}\r\n',
  withMark: '\uFEFF{"toolwright":1,\n"tools":[\n {"name":"a",\n"n":12345678901234567890}]}',
  oddItems: '{"toolwright":1,"tools":[1,"x",null,{"name":"a"}],"toolwright_x":{"tools":[2]}}',
}

describe('a tool set', () => {
  it.each(Object.entries(files))('opened and saved (%s) is the file, byte for byte', (_, text) => {
    expect(saveSet(open(text))).toBe(text)
  })

  it('shows a tool at the left margin and saves it where it stood', () => {
    const set = open(files.pretty)
    expect(set.tools[0]!.text).toBe('{\n  "name": "a"\n}')
    const edited = withToolText(set, set.tools[0]!.id, '{\n  "name": "aa",\n  "x": 1\n}')
    expect(saveSet(edited)).toBe(
      files.pretty.replace('"name": "a"\n    }', '"name": "aa",\n      "x": 1\n    }'),
    )
  })

  it.each(Object.entries(files))(
    'stays whole when tools are added, moved and removed (%s)',
    (_, text) => {
      let set = open(text)
      const before = set.tools.length
      set = withTool(set, { id: 'new', text: '{"name":"new"}', indent: '    ' })
      expect(names(set).at(-1)).toBe('new')
      set = withToolsMoved(set, new Set(['new']), 'top', () => '')
      expect(names(set)[0]).toBe('new')
      for (const { id } of [...set.tools].slice(0, before)) {
        set = withoutTool(set, id)
        expect(isStrictJson(parse(saveSet(set)))).toBe(true)
      }
      set = withoutTool(set, set.tools[0]!.id)
      expect(names(set)).toEqual([])
      set = withTool(set, { id: 'again', text: '{"name":"again"}', indent: '' })
      expect(names(set)).toEqual(['again'])
    },
  )

  it('moving or removing an unknown tool changes nothing', () => {
    const set = open(files.pretty)
    expect(withToolsMoved(set, new Set(['nope']), 'top', () => '')).toBe(set)
    expect(withoutTool(set, 'nope')).toBe(set)
  })

  it('gets a title without touching its tools', () => {
    const set = withSetTitle(open(files.oneLine), '售后')
    expect(setTitleOf(set)).toBe('售后')
    expect(saveSet(set)).toBe('{"toolwright":1,"title":"售后","tools":[{"name":"a"},{"name":"b"}]}')
  })

  it('starts as a readable file', () => {
    const set = newSet('New', [EMPTY_TOOL, EMPTY_TOOL], newId)
    expect(isStrictJson(parse(saveSet(set)))).toBe(true)
    expect(open(saveSet(set)).tools.map((tool) => tool.text)).toEqual([EMPTY_TOOL, EMPTY_TOOL])
  })

  it.each([
    ['{"tools":[]}', 'not-a-set'],
    ['{"toolwright":1,"tools":{}}', 'not-a-set'],
    ['[]', 'not-a-set'],
    ['{"toolwright":1,"tools":[', 'not-json'],
    ['{"toolwright":99,"tools":[]}', 'newer-version'],
  ])('of %s says %s', (text, reason) => {
    expect(openSet(text, newId)).toMatchObject({ ok: false, reason })
  })
})
