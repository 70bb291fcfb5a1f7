import '../../i18n/words/facts'
import '../../i18n/words/params'
import { get, itemsOf, type JsonNode, stringOf } from '../../core/json/node'
import { choiceUnionOf, isChoiceOfBranches, valueOfBranch } from '../../core/model/choice-branches'
import { print } from '../../core/json/print'
import type { WordKey } from '../../i18n/words'

/** One constraint of a parameter: words with their values, or what the author wrote, or both. */
export interface RowFact {
  readonly id: string
  readonly words?: WordKey
  readonly values?: Readonly<Record<string, string>>
  readonly codes?: readonly string[]
}

/** So many values of a list are shown in a row. */
const MOST = 4

interface Range {
  readonly id: string
  readonly low: string
  readonly high: string
  readonly words: { readonly both: WordKey; readonly least: WordKey; readonly most: WordKey }
}

const ranges: readonly Range[] = [
  {
    id: 'length',
    low: 'minLength',
    high: 'maxLength',
    words: {
      both: 'facts.factLength',
      least: 'facts.factLengthLeast',
      most: 'facts.factLengthMost',
    },
  },
  {
    id: 'range',
    low: 'minimum',
    high: 'maximum',
    words: { both: 'facts.factRange', least: 'facts.factLeast', most: 'facts.factMost' },
  },
  {
    id: 'entries',
    low: 'minItems',
    high: 'maxItems',
    words: {
      both: 'facts.factItems',
      least: 'facts.factItemsLeast',
      most: 'facts.factItemsMost',
    },
  },
  {
    id: 'fields',
    low: 'minProperties',
    high: 'maxProperties',
    words: {
      both: 'facts.factFields',
      least: 'facts.factFieldsLeast',
      most: 'facts.factFieldsMost',
    },
  },
]

/** Keywords that say one thing; a flag only where it is on. */
const singles: readonly { readonly keyword: string; readonly words: WordKey }[] = [
  { keyword: 'exclusiveMinimum', words: 'facts.factOver' },
  { keyword: 'exclusiveMaximum', words: 'facts.factUnder' },
  { keyword: 'multipleOf', words: 'facts.factMultiple' },
  { keyword: 'uniqueItems', words: 'facts.factUnique' },
]

function singleFact(schema: JsonNode, { keyword, words }: (typeof singles)[number]): RowFact[] {
  const node = get(schema, keyword)
  if (node?.kind === 'number') return [{ id: keyword, words, values: { value: node.raw } }]
  return node?.kind === 'boolean' && node.value && keyword === 'uniqueItems'
    ? [{ id: keyword, words }]
    : []
}

/**
 * What a schema asks of its value, in the order a reader wants it; default and examples stand at
 * `outer`, where that is another schema.
 */
export function rowFacts(schema: JsonNode, outer: JsonNode = schema): readonly RowFact[] {
  const facts: RowFact[] = []
  const fixed = get(schema, 'const')
  if (fixed) facts.push({ id: 'const', words: 'facts.factConst', codes: [written(fixed)] })
  const values = isChoiceOfBranches(schema)
    ? itemsOf(get(schema, choiceUnionOf(schema)!)).flatMap((each) => valueOfBranch(each) ?? [])
    : itemsOf(get(schema, 'enum'))
  if (values.length) facts.push({ id: 'enum', codes: shortList(values) })
  const pattern = stringOf(get(schema, 'pattern'))
  if (pattern !== undefined) facts.push({ id: 'pattern', codes: [pattern] })
  const format = stringOf(get(schema, 'format'))
  if (format !== undefined) facts.push({ id: 'format', codes: [format] })
  facts.push(...ranges.flatMap((range) => rangeFact(schema, range)))
  facts.push(...singles.flatMap((single) => singleFact(schema, single)))
  const fallback = get(outer, 'default') ?? get(schema, 'default')
  if (fallback)
    facts.push({ id: 'default', words: 'facts.factDefault', codes: [written(fallback)] })
  const examples = itemsOf(get(outer, 'examples') ?? get(schema, 'examples'))
  if (examples.length)
    facts.push({ id: 'examples', words: 'facts.factExamples', codes: shortList(examples) })
  return facts
}

function rangeFact(schema: JsonNode, { id, low, high, words }: Range): RowFact[] {
  const least = get(schema, low)
  const most = get(schema, high)
  if (least && most)
    return [{ id, words: words.both, values: { low: print(least, 0), high: print(most, 0) } }]
  if (least) return [{ id, words: words.least, values: { low: print(least, 0) } }]
  return most ? [{ id, words: words.most, values: { high: print(most, 0) } }] : []
}

function shortList(values: readonly JsonNode[]): string[] {
  const shown = values.slice(0, MOST).map(written)
  return values.length > MOST ? [...shown, '…'] : shown
}

const written = (node: JsonNode): string => {
  const text = node.kind === 'string' && node.value !== '' ? node.value : print(node, 0)
  return text.length > 60 ? text.slice(0, 60) + '…' : text
}
