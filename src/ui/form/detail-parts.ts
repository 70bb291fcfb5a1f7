import type { ComponentType } from 'react'
import type { Finding } from '../../core/lint/finding'
import { type Kind, KINDS } from '../../core/model/parameter-kind'
import type { OwnParameter } from '../../core/model/parameters'
import { ChoiceValues } from './ChoiceValues'
import { CONDITION_KEYWORDS } from './condition-keywords'
import { DefaultField } from './DefaultField'
import { ExampleChips } from './ExampleChips'
import { FixedValueField } from './FixedValueField'
import { FormatField } from './FormatField'
import { KeyPatternField } from './KeyPatternField'
import { LeftOutField } from './LeftOutField'
import { NestedConditions } from './NestedConditions'
import { NumberLimits } from './NumberLimits'
import { OtherFieldsChoice } from './OtherFieldsChoice'
import { PatternFields } from './PatternFields'
import { EntryCount, FieldCount, LengthRange, NumberRange } from './RangeFields'
import { TupleRest } from './TupleRest'
import { UniqueEntries } from './UniqueEntries'
import { VariantChoice } from './VariantChoice'

export interface DetailProps {
  /** The schema that the part's keywords stand in, and whether its parameter is required. */
  readonly parameter: OwnParameter
  readonly kind: Kind
  /** About the part's keywords. */
  readonly findings: readonly Finding[]
}

/** A part of an open row: for which kinds it is there, and which keywords it edits. */
export interface DetailPart {
  readonly id: string
  readonly kinds: readonly Kind[]
  readonly keywords: readonly string[]
  /** Its width in the grid of six columns. */
  readonly look: 'w2' | 'w3' | 'w6'
  /** What is said of the parameter as a whole stands in its own schema, not in its body. */
  readonly isOutside?: boolean
  /** Only of a named parameter. */
  readonly isOfParameter?: boolean
  readonly Part: ComponentType<DetailProps>
}

const every: readonly Kind[] = [...KINDS, 'mixed', 'other']
const lists: readonly Kind[] = [...every.filter((kind) => kind.startsWith('list')), 'tuple']
const numbers: readonly Kind[] = ['integer', 'number']

/** In the order they stand in. */
export const DETAIL_PARTS: readonly DetailPart[] = [
  {
    id: 'choice',
    kinds: ['choice'],
    keywords: ['enum', 'oneOf', 'anyOf'],
    look: 'w6',
    Part: ChoiceValues,
  },
  { id: 'const', kinds: ['const'], keywords: ['const'], look: 'w6', Part: FixedValueField },
  {
    id: 'variants',
    kinds: ['variants'],
    keywords: ['anyOf', 'oneOf'],
    look: 'w6',
    Part: VariantChoice,
  },
  { id: 'pattern', kinds: ['text'], keywords: ['pattern'], look: 'w6', Part: PatternFields },
  {
    id: 'length',
    kinds: ['text'],
    keywords: ['minLength', 'maxLength'],
    look: 'w3',
    Part: LengthRange,
  },
  { id: 'format', kinds: ['text'], keywords: ['format'], look: 'w3', Part: FormatField },
  { id: 'range', kinds: numbers, keywords: ['minimum', 'maximum'], look: 'w3', Part: NumberRange },
  {
    id: 'limits',
    kinds: numbers,
    keywords: ['exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
    look: 'w3',
    Part: NumberLimits,
  },
  {
    id: 'tuple',
    kinds: ['tuple'],
    keywords: ['prefixItems', 'items', 'additionalItems'],
    look: 'w6',
    Part: TupleRest,
  },
  { id: 'entries', kinds: lists, keywords: ['minItems', 'maxItems'], look: 'w3', Part: EntryCount },
  { id: 'unique', kinds: lists, keywords: ['uniqueItems'], look: 'w3', Part: UniqueEntries },
  {
    id: 'keys',
    kinds: ['dictionary'],
    keywords: ['propertyNames'],
    look: 'w3',
    Part: KeyPatternField,
  },
  {
    id: 'others',
    kinds: ['object', 'list-object'],
    keywords: ['additionalProperties'],
    look: 'w3',
    Part: OtherFieldsChoice,
  },
  {
    id: 'fields',
    kinds: ['object', 'dictionary'],
    keywords: ['minProperties', 'maxProperties'],
    look: 'w3',
    Part: FieldCount,
  },
  {
    id: 'conditions',
    kinds: ['object', 'list-object'],
    keywords: CONDITION_KEYWORDS,
    look: 'w6',
    Part: NestedConditions,
  },
  {
    id: 'examples',
    kinds: every,
    keywords: ['examples'],
    look: 'w3',
    isOutside: true,
    Part: ExampleChips,
  },
  {
    id: 'default',
    kinds: every,
    keywords: ['default'],
    look: 'w3',
    isOutside: true,
    Part: DefaultField,
  },
  {
    id: 'left-out',
    kinds: every,
    keywords: ['description'],
    look: 'w6',
    isOutside: true,
    isOfParameter: true,
    Part: LeftOutField,
  },
]

/** The parts that a kind has, in their order; a mixed one those of each of its kinds. */
export const partsFor = (kinds: readonly Kind[]): readonly DetailPart[] =>
  DETAIL_PARTS.filter((part) => kinds.some((kind) => part.kinds.includes(kind)))
