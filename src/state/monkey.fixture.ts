import type { Condition } from '../core/authoring/conditions/condition'
import { readConditions } from '../core/authoring/conditions/read-conditions'
import { addCondition, removeCondition } from '../core/authoring/conditions/write-conditions'
import {
  addRow,
  removeRow as removeContractRow,
  setCell,
  setFacet,
  setInFacet,
} from '../core/authoring/contract/contract-edits'
import { FACETS, LISTS, RECORDS } from '../core/authoring/contract/facets'
import { identifyBy, setStrict, topParameters } from '../core/authoring/contract/identifying-fields'
import { editsFromWire, wireOf } from '../core/authoring/dialect-edits/edits-from-wire'
import { moveToInjected, moveToParameters } from '../core/authoring/injected/move-injected'
import { changeRow, dropRow } from '../core/authoring/result/change-row'
import { RESULT_TABLES, resultRows } from '../core/authoring/result/result-rows'
import { unwrittenParts, writeParts } from '../core/authoring/result/write-result'
import type { Edit } from '../core/json/edit'
import {
  get,
  getIn,
  itemsOf,
  type JsonNode,
  type JsonObject,
  member,
  num,
  obj,
  str,
} from '../core/json/node'
import { parse } from '../core/json/parse'
import { print } from '../core/json/print'
import { WRITABLE } from '../core/dialects/registry'
import { addChoice, choicesOf, moveChoice, removeChoice, setMeaning } from '../core/model/choices'
import { setLeftOut } from '../core/model/left-out-text'
import { mentionsOfName, renamingMentionsOfName } from '../core/model/name-mentions'
import { setNullable } from '../core/model/nullable'
import { KINDS } from '../core/model/parameter-kind'
import {
  addParameter,
  freeName,
  INPUT,
  removeParameter,
  setKeyword,
  setRequired,
} from '../core/model/parameters'
import { ownCopy } from '../core/model/references'
import { renameParameter } from '../core/model/rename-parameter'
import { addEntry, duplicateRow, moveRow, removeRow } from '../core/model/row-edits'
import { rowsInside, tupleKeyOf } from '../core/model/row-places'
import { setKind } from '../core/model/set-kind'
import { DESCRIPTION_KEYS } from '../core/model/tool'
import { addVariant, setVariantKeyword } from '../core/model/variants'
import { setAnswer, setText } from '../core/model/write-members'
import { type Act, atParameter, atRow, pick, type Whim } from './monkey-hands.fixture'

/** A keyword of the form and a value for it, or none. */
const KEYWORD_VALUES: readonly (readonly [string, (whim: Whim) => JsonNode | undefined])[] = [
  ['description', ({ text }) => (text ? str(text) : undefined)],
  ['pattern', ({ text }) => (text ? str(text) : undefined)],
  ['format', ({ c }) => pick([str('date'), undefined, str('uuid')], c)],
  ['minimum', ({ c }) => pick([num('1.50'), undefined, num('1e400')], c)],
  ['maxLength', ({ c }) => pick([num('12'), undefined], c)],
  ['default', ({ c, text }) => pick([str(text), undefined, { kind: 'null' }], c)],
  ['examples', ({ text }) => ({ kind: 'array', items: [str(text)] })],
  ['const', ({ text }) => str(text)],
]

const KEY_CELLS = { outcomes: 'state', signals: 'field', errors: 'code' } as const

/** A sentence typed in a dialect's text is read back as edits. */
function typedInDialect(tool: JsonObject, { a, text }: Whim): readonly Edit[] {
  const dialect = pick(WRITABLE, a)!.id
  const before = dialect === 'toolwright' ? undefined : wireOf(tool, dialect)
  if (!before) return []
  const typed = text.replace(/[\\"\p{Cc}\p{Cs}]/gu, '')
  const after = print(before, 2).replace(/("description": ")/, `$1${typed} `)
  const { root } = parse(after)
  return root ? editsFromWire(tool, dialect, before, root).edits : []
}

/** Everything that the form does to a tool, through the functions by which it does it. */
export const ACTS: readonly Act[] = [
  {
    name: 'a text of the tool',
    edits: (tool, { a, text }) => setText(tool, a % 2 ? 'name' : 'title', text),
  },
  {
    name: 'an answer',
    edits: (tool, { a, text }) => setAnswer(tool, pick(DESCRIPTION_KEYS, a)!, text),
    removes: true,
  },
  {
    name: 'a new parameter',
    edits: (tool, { text }) => addParameter(tool, INPUT, freeName(tool, INPUT, text || 'x')),
  },
  {
    name: 'a parameter out',
    edits: atParameter(({ owner, place }, tool) => removeParameter(tool, owner, place.name)),
    removes: true,
  },
  {
    name: 'a row out',
    edits: atRow(({ place }, tool) => removeRow(tool, place)),
    removes: true,
  },
  { name: 'a copy', edits: atRow(({ place }, tool) => duplicateRow(tool, place)?.edits ?? []) },
  {
    name: 'another place',
    edits: atRow(({ at, place }, tool, { b }) =>
      ['parameter', 'variant', 'entry'].includes(place.role)
        ? moveRow(tool, at.slice(0, -1), place.name, b % 7)
        : [],
    ),
  },
  {
    name: 'another name',
    edits: atParameter(({ owner, place }, tool, { text }) =>
      text ? renameParameter(tool, owner, place.name, text) : [],
    ),
  },
  {
    name: 'mentions',
    edits: atParameter(({ place }, tool, { text }) =>
      renamingMentionsOfName(tool, mentionsOfName(tool, place.name), text),
    ),
  },
  {
    name: 'another kind',
    edits: atRow(({ body }, _, { b }) => setKind(body.schema, body.path, pick(KINDS, b)!)),
    removes: true,
  },
  {
    name: 'a keyword',
    edits: atRow(({ body }, _, whim) => {
      const [keyword, value] = pick(KEYWORD_VALUES, whim.b)!
      return setKeyword(body.schema, body.path, keyword, value(whim))
    }),
  },
  {
    name: 'required',
    edits: atParameter(({ owner, place }, tool, { b }) =>
      setRequired(tool, owner, place.name, b % 2 === 0),
    ),
  },
  {
    name: 'null',
    edits: atRow(({ at, schema }, _, { b }) => setNullable(schema, at, b % 2 === 0)),
  },
  {
    name: 'what is so when it is left out',
    edits: atParameter(({ at }, tool, { text }) => setLeftOut(tool, at, text)),
  },
  {
    name: 'a value of a choice',
    edits: atRow(({ body }, tool, { b, c, text }) => {
      const { choices } = choicesOf(tool, body.path)
      if (choices.length === 0) return []
      const index = c % choices.length
      if (b % 4 === 0) return addChoice(tool, body.path, b % 8 ? str(text) : num('1.0'))
      if (b % 4 === 1) return setMeaning(tool, body.path, index, text)
      if (b % 4 === 2) return moveChoice(tool, body.path, index, b % choices.length)
      return removeChoice(tool, body.path, index)
    }),
    removes: true,
  },
  {
    name: 'variants',
    edits: atRow(({ body }, tool, { b }) =>
      b % 2
        ? addVariant(tool, body.path, body.schema)
        : setVariantKeyword(body.schema, body.path, b % 4 ? 'oneOf' : 'anyOf'),
    ),
  },
  {
    name: 'an entry of a tuple',
    edits: atRow(({ body }, tool) => {
      const key = tupleKeyOf(body.schema)
      return key ? addEntry(tool, [...body.path, key]) : []
    }),
  },
  {
    name: 'its own copy',
    edits: atRow(({ at, schema, body }) =>
      get(schema, '$ref') && body.schema !== schema ? ownCopy(at, schema, body.schema) : [],
    ),
  },
  {
    name: 'a field inside',
    edits: atRow(({ body }, tool, { text }) =>
      rowsInside(tool, body.path).length > 0 && get(body.schema, 'properties')
        ? addParameter(tool, body.path, freeName(tool, body.path, text || 'x'))
        : [],
    ),
  },
  {
    name: 'a facet of the contract',
    edits: (tool, { a, b, text }) => {
      const facet = pick(FACETS, a)!
      if (facet === 'effect') return setFacet(tool, facet, str(b % 2 ? 'read' : 'destructive'))
      const known = Object.entries(RECORDS).find(([key]) => key === facet)
      if (!known) return []
      const key = pick(known[1], b)!
      return setInFacet(tool, known[0] as keyof typeof RECORDS, key, text ? str(text) : undefined)
    },
    removes: true,
  },
  {
    name: 'a row of the contract',
    edits: (tool, { a, b, c, text }) => {
      const [list, cells] = pick(Object.entries(LISTS), a)! as [
        keyof typeof LISTS,
        readonly string[],
      ]
      const count = itemsOf(getIn(tool, ['contract', list])).length
      if (c % 3 === 0 || count === 0) return addRow(tool, list, obj([member(cells[0]!, str(text))]))
      if (c % 3 === 1) return setCell(tool, list, b % count, pick(cells, c)!, str(text))
      return removeContractRow(tool, list, b % count)
    },
    removes: true,
  },
  {
    name: 'a row of the result',
    edits: (tool, { a, b, c, text }) => {
      const table = pick(RESULT_TABLES, a)!
      const row = pick(resultRows(tool, table), b)
      if (!row) return []
      if (c % 3 === 0) return dropRow(tool, table, row.index)
      return changeRow(tool, table, row.index, KEY_CELLS[table], str(text || 'x'))
    },
    removes: true,
  },
  { name: 'the result written', edits: (tool) => writeParts(tool, unwrittenParts(tool)) },
  {
    name: 'strict and what identifies a call',
    edits: (tool, { a, b }) =>
      a % 2
        ? setStrict(tool, pick([true, false, undefined], b))
        : identifyBy(tool, pick(topParameters(tool), b) ?? 'x', b % 2 === 0),
    removes: true,
  },
  {
    name: 'a condition',
    edits: (tool, { a, b, c }) => {
      const read = pick(readConditions(tool, INPUT), b)
      if (read && c % 2) return removeCondition(tool, INPUT, read)
      const names = topParameters(tool)
      const [first, second] = [pick(names, a), pick(names, b)]
      if (first === undefined || second === undefined || first === second) return []
      const wanted: readonly Condition[] = [
        { kind: 'some', groups: [[first], [second]] },
        { kind: 'together', names: [first, second] },
        { kind: 'with', name: first, needs: [second] },
      ]
      return addCondition(tool, INPUT, pick(wanted, c)!)
    },
    removes: true,
  },
  {
    name: 'filled in by the system',
    edits: (tool, { a, b }) =>
      a % 2
        ? moveToInjected(tool, pick(topParameters(tool), b) ?? '')
        : moveToParameters(tool, b % 3),
    removes: true,
  },
  { name: 'a sentence in a dialect', edits: typedInDialect, removes: true },
]
