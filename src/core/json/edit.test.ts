import fc from '../../drawn.fixture'
import { describe, expect, it } from 'vitest'
import { applyChanges, applyEdits, changeBetween, type Edit } from './edit'
import { fromPlain } from './plain'
import { get, type JsonNode, membersOf, num, sameData, str } from './node'
import { parse } from './parse'
import { print } from './print'

const after = (text: string, ...edits: Edit[]) => {
  const edited = applyEdits(text, edits)
  if (!edited.ok) throw new Error(edited.reason)
  return edited.text
}

const pretty = `{
  "name": "a",
  "props": {
    "x": { "type":   "string" },
    "y": 1
  },
  "list": [1, 2, 3]
}`

describe('applyEdits', () => {
  it.each<[string, Edit, string, string]>([
    ['a value in place', { op: 'set', path: ['name'], value: str('b') }, '"a"', '"b"'],
    [
      'a new member at the end, laid out as its siblings',
      { op: 'set', path: ['props', 'z'], value: num(2) },
      '"y": 1\n',
      '"y": 1,\n    "z": 2\n',
    ],
    [
      'a new member in front of a sibling',
      { op: 'set', path: ['title'], value: str('t'), before: 'props' },
      '"props"',
      '"title": "t",\n  "props"',
    ],
    ['an item into a list', { op: 'insert', path: ['list', 1], value: num(9) }, '1, 2', '1, 9, 2'],
    ['an item at the end', { op: 'insert', path: ['list', 3], value: num(9) }, '3]', '3, 9]'],
    ['a first member away', { op: 'remove', path: ['name'] }, '"name": "a",\n  ', ''],
    ['a last member away', { op: 'remove', path: ['props', 'y'] }, ',\n    "y": 1', ''],
    ['a last item away', { op: 'remove', path: ['list', 2] }, ', 3', ''],
    ['a member’s name', { op: 'rename', path: ['props', 'x'], to: 'xx' }, '"x"', '"xx"'],
    [
      'two members’ order',
      { op: 'move', path: ['props', 'y'], to: 0 },
      '"x": { "type":   "string" },\n    "y": 1',
      '"y": 1,\n    "x": { "type":   "string" }',
    ],
    ['items’ order', { op: 'move', path: ['list', 2], to: 0 }, '[1, 2, 3]', '[3, 1, 2]'],
  ])('changes %s and nothing else', (_, edit, from, to) => {
    expect(after(pretty, edit)).toBe(pretty.replace(from, to))
  })

  it('makes the objects that are missing on the way', () => {
    const text = after('{\n  "a": 1\n}', { op: 'set', path: ['b', 'c', 'd'], value: str('x') })
    expect(text).toBe('{\n  "a": 1,\n  "b": {\n    "c": {\n      "d": "x"\n    }\n  }\n}')
  })

  it('lays a first member out on lines of its own, or on one line where all is on one line', () => {
    const set: Edit = { op: 'set', path: ['p', 'x'], value: fromPlain({ type: 'string' }) }
    expect(after('{\n  "p": {}\n}', set)).toBe(
      '{\n  "p": {\n    "x": {\n      "type": "string"\n    }\n  }\n}',
    )
    expect(after('{"p":{}}', set)).toBe('{"p":{"x":{"type":"string"}}}')
  })

  it('keeps tabs and CR LF', () => {
    const text = '{\r\n\t"a": 1\r\n}'
    expect(after(text, { op: 'set', path: ['b'], value: fromPlain({ c: [1] }) })).toBe(
      '{\r\n\t"a": 1,\r\n\t"b": {\r\n\t\t"c": [\r\n\t\t\t1\r\n\t\t]\r\n\t}\r\n}',
    )
  })

  it('empties a container without leaving a comma', () => {
    expect(after('{"a": [ 1 ]}', { op: 'remove', path: ['a', 0] })).toBe('{"a": []}')
  })

  it('edits the last of duplicate keys, the one that readers take', () => {
    expect(after('{"a":1,"a":2}', { op: 'set', path: ['a'], value: num(3) })).toBe('{"a":1,"a":3}')
  })

  it('keeps comments', () => {
    const text = '{\n  // one\n  "a": 1, // after a\n  "b": 2\n}'
    expect(after(text, { op: 'remove', path: ['a'] })).toContain('// after a')
    expect(after(text, { op: 'set', path: ['c'], value: num(3) })).toContain('// one')
    expect(after(text, { op: 'remove', path: ['b'] })).toContain('// after a')
  })

  it.each<[string, Edit, string]>([
    ['{"a":', { op: 'set', path: ['a'], value: num(1) }, 'unreadable'],
    ['{"a":1}', { op: 'remove', path: ['b'] }, 'no-such-path'],
    ['{"a":1}', { op: 'remove', path: ['b', 'c'] }, 'no-such-path'],
    ['{"a":1,"b":2}', { op: 'rename', path: ['a'], to: 'b' }, 'name-taken'],
    ['{"a":1}', { op: 'set', path: ['a', 'b'], value: num(1) }, 'wrong-parent'],
    ['{"a":1}', { op: 'insert', path: ['b'], value: num(1) }, 'wrong-parent'],
    ['[1]', { op: 'rename', path: [0], to: 'b' }, 'wrong-parent'],
  ])('of %s and %j returns the reason %s', (text, edit, reason) => {
    expect(applyEdits(text, [edit])).toMatchObject({ ok: false, reason })
  })

  it('takes a reading for the text that it is of, and for no other', () => {
    const text = '{"a": 1, "b": 2}'
    const edits: Edit[] = [
      { op: 'set', path: ['a'], value: str('longer than before') },
      { op: 'set', path: ['b'], value: num('3') },
    ]
    const done = { ok: true, text: '{"a": "longer than before", "b": 3}' }
    expect(applyEdits(text, edits, parse(text))).toEqual(done)
    expect(applyEdits(text, edits, parse('{"b": 2}'))).toEqual(done)
  })

  it('applies all or none', () => {
    const edits: Edit[] = [
      { op: 'set', path: ['a'], value: num(2) },
      { op: 'remove', path: ['nope'] },
    ]
    expect(applyEdits('{"a":1}', edits)).toMatchObject({ ok: false, edit: edits[1] })
  })
})

const key = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', '1', '10', '2', 'title', 'type', '名称', 'a/b~c', ''),
  fc.string({ maxLength: 6 }),
)
const scalar: fc.Arbitrary<JsonNode> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }).map(str),
  fc.constantFrom('12345678901234567890', '1.0', '-0', '1e400', '0.10').map(num),
  fc.constantFrom<JsonNode>({ kind: 'boolean', value: true }, { kind: 'null' }),
)
const { node } = fc.letrec<{ node: JsonNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    scalar,
    fc.array(tie('node'), { maxLength: 4 }).map((items): JsonNode => ({ kind: 'array', items })),
    fc
      .uniqueArray(fc.tuple(key, tie('node')), { maxLength: 5, selector: ([k]) => k })
      .map((entries): JsonNode => ({
        kind: 'object',
        members: entries.map(([k, value]) => ({ key: k, value })),
      })),
  ),
}))
const object = fc
  .uniqueArray(fc.tuple(key, node), { minLength: 1, maxLength: 6, selector: ([k]) => k })
  .map((entries): JsonNode => ({
    kind: 'object',
    members: entries.map(([k, value]) => ({ key: k, value })),
  }))

describe('any edit', () => {
  const layouts = fc.constantFrom(0, 2, 4)

  it('of one member leaves the text of every other member', () => {
    fc.assert(
      fc.property(object, layouts, node, fc.nat(), (root, indent, value, pick) => {
        const text = print(root, indent)
        const members = membersOf(parse(text).root)
        const target = members[pick % members.length]!
        const set = after(text, { op: 'set', path: [target.key], value })
        const removed = after(text, { op: 'remove', path: [target.key] })
        expect(sameData(get(parse(set).root, target.key), value)).toBe(true)
        for (const other of members.filter((m) => m !== target)) {
          const raw = text.slice(other.keyAt!.start, other.value.at!.end)
          expect(set).toContain(raw)
          expect(removed).toContain(raw)
        }
        expect(membersOf(parse(set).root).map((m) => m.key)).toEqual(members.map((m) => m.key))
        expect(parse(set).problems).toEqual([])
        expect(parse(removed).problems).toEqual([])
      }),
    )
  })

  it('that adds, renames or moves keeps the data of the others and their order', () => {
    fc.assert(
      fc.property(object, layouts, node, fc.nat(), fc.nat(), (root, indent, value, from, to) => {
        const text = print(root, indent)
        const keys = membersOf(parse(text).root).map((m) => m.key)
        const fresh = 'fresh' + keys.join('')
        const added = parse(after(text, { op: 'set', path: [fresh], value }))
        expect(membersOf(added.root).map((m) => m.key)).toEqual([...keys, fresh])
        const moved = keys[from % keys.length]!
        const place = to % keys.length
        const expected = keys.filter((k) => k !== moved)
        expected.splice(place, 0, moved)
        const after2 = parse(after(text, { op: 'move', path: [moved], to: place }))
        expect(membersOf(after2.root).map((m) => m.key)).toEqual(expected)
        expect(sameData(after2.root, root)).toBe(true)
        const renamed = parse(after(text, { op: 'rename', path: [moved], to: fresh }))
        expect(sameData(get(renamed.root, fresh), get(root, moved))).toBe(true)
      }),
    )
  })

  it('printed and read again is the same data', () => {
    fc.assert(
      fc.property(node, layouts, (root, indent) => {
        expect(sameData(parse(print(root, indent)).root, root)).toBe(true)
      }),
    )
  })
})

describe('changeBetween', () => {
  it('turns the one text into the other', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        const change = changeBetween(a, b)
        expect(change ? applyChanges(a, [change]) : a).toBe(b)
      }),
    )
  })
})
