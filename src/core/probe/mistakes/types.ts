import { arr, type JsonNode, nil, num, numberOf, str, stringOf } from '../../json/node'
import { print } from '../../json/print'
import { factsOf } from '../field-facts'
import type { Mistake } from '../mistake'
import { put } from './at-field'

const askType = () => ({ ask: 'type' }) as const
const SCALARS = ['string', 'number', 'boolean']
const isScalar = (value: JsonNode): boolean => SCALARS.includes(value.kind)

export const TYPES_WRONG: readonly Mistake[] = [
  {
    id: 'wrong-type',
    on: 'field',
    wrongs: (field) => {
      const { value, lang } = field
      const { types } = factsOf(field)
      if (value.kind === 'array') {
        const [first] = value.items
        return first && isScalar(first) && !types.includes(first.kind)
          ? [put(field, first, 'one-for-list')]
          : []
      }
      if (value.kind === 'boolean')
        return types.includes('string')
          ? []
          : [put(field, str(lang === 'zh' ? '是' : 'yes'), 'in-words')]
      if (types.includes('array')) return []
      return [put(field, arr([value]), 'list-for-one')]
    },
    stoppedBy: ['type'],
    otherwise: askType,
  },
  {
    id: 'fraction',
    on: 'field',
    wrongs: (field) => {
      const { types } = factsOf(field)
      if (!types.includes('integer') || types.includes('number')) return []
      const number = numberOf(field.value)
      return number === undefined || !Number.isSafeInteger(number)
        ? []
        : [put(field, num(`${number}.5`))]
    },
    stoppedBy: ['type'],
    otherwise: askType,
  },
  {
    id: 'number-as-text',
    on: 'field',
    wrongs: (field) =>
      field.value.kind === 'number' && !factsOf(field).types.includes('string')
        ? [put(field, str(field.value.raw))]
        : [],
    stoppedBy: ['type'],
    otherwise: askType,
  },
  {
    id: 'number-in-words',
    on: 'field',
    wrongs: (field) => {
      const number = numberOf(field.value)
      if (number === undefined || factsOf(field).types.includes('string')) return []
      const words = field.lang === 'zh' ? '十个左右' : 'about ten'
      return [put(field, str(words), 'words'), put(field, str('1,000'), 'grouped')]
    },
    stoppedBy: ['type'],
    otherwise: askType,
  },
  {
    id: 'text-as-number',
    on: 'field',
    wrongs: (field) => {
      const { types, model, isCode, isFormKnown } = factsOf(field)
      if (types.includes('integer') || types.includes('number')) return []
      const text = stringOf(model) ?? ''
      const digits = /^\d{1,15}$/.test(text) ? text : ''
      if (digits === '' && (!isCode || isFormKnown)) return []
      // A number has no leading zeros: 00713 arrives as 713.
      return [put(field, num(digits === '' ? '1042' : digits.replace(/^0+(?=\d)/, '')))]
    },
    stoppedBy: ['type'],
    otherwise: askType,
  },
  {
    id: 'boolean-as-text',
    on: 'field',
    wrongs: (field) =>
      field.value.kind === 'boolean' && !factsOf(field).types.includes('string')
        ? [put(field, str(String(field.value.value)))]
        : [],
    stoppedBy: ['type'],
    otherwise: askType,
  },
  {
    id: 'boolean-as-number',
    on: 'field',
    wrongs: (field) => {
      const { types } = factsOf(field)
      if (field.value.kind !== 'boolean' || types.includes('integer') || types.includes('number'))
        return []
      return [put(field, num(1))]
    },
    stoppedBy: ['type'],
    otherwise: askType,
  },
  {
    id: 'null',
    on: 'field',
    wrongs: (field) => (factsOf(field).isNullable ? [] : [put(field, nil)]),
    stoppedBy: ['type'],
    otherwise: askType,
  },
  {
    id: 'list-as-text',
    on: 'field',
    wrongs: (field) => {
      const { value, lang } = field
      if (value.kind !== 'array' || factsOf(field).types.includes('string')) return []
      const [first] = value.items
      if (!first || !isScalar(first)) return []
      const items = value.items.length > 1 ? value.items : [first, first]
      const text = items.map(shown).join(lang === 'zh' ? '，' : ', ')
      return [put(field, str(text), 'separated'), put(field, str(onOneLine(value)), 'json')]
    },
    stoppedBy: ['type'],
    otherwise: askType,
  },
  {
    id: 'object-as-text',
    on: 'field',
    wrongs: (field) => {
      const { value } = field
      const isList = value.kind === 'array' && value.items[0]?.kind === 'object'
      if ((value.kind !== 'object' && !isList) || factsOf(field).types.includes('string')) return []
      return [put(field, str(onOneLine(value)))]
    },
    stoppedBy: ['type'],
    otherwise: askType,
  },
]

const shown = (value: JsonNode): string => stringOf(value) ?? print(value)
const onOneLine = (value: JsonNode): string => print(value, 0)
