import type { ComponentType } from 'react'
import type { Finding } from '../../core/lint/finding'
import { type Kind, KINDS } from '../../core/model/parameter-kind'
import type { OwnParameter } from '../../core/model/parameters'
import { ChoiceValues } from './ChoiceValues'
import { DefaultField } from './DefaultField'
import { ExampleChips } from './ExampleChips'
import { FormatField } from './FormatField'
import { PatternFields } from './PatternFields'
import { EntryCount, LengthRange, NumberRange } from './RangeFields'

export interface DetailProps {
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
  readonly Part: ComponentType<DetailProps>
}

const every: readonly Kind[] = [...KINDS, 'list', 'other']
const lists = every.filter((kind) => kind.startsWith('list'))

/** In the order they stand in. */
export const DETAIL_PARTS: readonly DetailPart[] = [
  { id: 'choice', kinds: ['choice'], keywords: ['enum'], look: 'w6', Part: ChoiceValues },
  { id: 'pattern', kinds: ['text'], keywords: ['pattern'], look: 'w6', Part: PatternFields },
  {
    id: 'length',
    kinds: ['text'],
    keywords: ['minLength', 'maxLength'],
    look: 'w3',
    Part: LengthRange,
  },
  { id: 'format', kinds: ['text'], keywords: ['format'], look: 'w3', Part: FormatField },
  {
    id: 'range',
    kinds: ['integer', 'number'],
    keywords: ['minimum', 'maximum'],
    look: 'w6',
    Part: NumberRange,
  },
  { id: 'entries', kinds: lists, keywords: ['minItems', 'maxItems'], look: 'w6', Part: EntryCount },
  { id: 'examples', kinds: every, keywords: ['examples'], look: 'w3', Part: ExampleChips },
  { id: 'default', kinds: every, keywords: ['default'], look: 'w3', Part: DefaultField },
]
