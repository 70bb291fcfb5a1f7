import { get, itemsOf, type JsonNode, memberOf, numberOf, sameData, stringOf } from '../json/node'
import { printScalar } from '../json/print'
import { mainTypeOf, typeNamesOf } from '../schema/types'
import { boundClashes } from './bound-clash'
import type { Clash } from './clash'
import { isConverted } from './conversion'
import { exampleClash } from './example-clash'
import { isPlainDefault, proseDefault, proseDefaultText } from './prose-default'
import { formatClash } from './stated-format'
import { statedNeed } from './stated-need'
import { saysUnit, unitClash } from './stated-unit'
import { typeInProse, WRITTEN_AS_TEXT } from './type-in-prose'
import { enumTexts, valueClashes } from './value-clash'

/** A parameter as far as its text may contradict it. */
export interface Described {
  readonly name: string
  readonly schema: JsonNode
  readonly isRequired: boolean
  /** The schema it stands in. */
  readonly owner: JsonNode
}

/** All that a text says of a parameter and its schema says otherwise. */
export function clashesOf(about: Described, given: string): readonly Clash[] {
  if (given.trim() === '') return []
  const text = halfWidth(given)
  const { schema } = about
  return [
    ...typeClash(schema, text),
    ...valueClashes(schema, text, about.owner),
    ...boundClashes(schema, text),
    ...defaultClash(schema, text),
    ...needClash(about, text),
    ...(get(schema, 'format') || mainTypeOf(schema) !== 'string'
      ? listOf('format', formatClash(schema, text))
      : []),
    ...exampleClash(schema, text),
    ...listOf('unit', unitClash(about.name, text)),
  ]
}

/** Full-width digits and letters as the plain ones they stand for. */
const halfWidth = (text: string): string =>
  /[０-９Ａ-Ｚａ-ｚ]/.test(text)
    ? text.replace(/[０-９Ａ-Ｚａ-ｚ]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0))
    : text

const listOf = (
  about: Clash['about'],
  clash: { readonly said: string; readonly bound: string } | undefined,
): readonly Clash[] => (clash ? [{ about, keyword: about, isCertain: true, ...clash }] : [])

/** Other words for the type of the same value: a text of digits, one of several types. */
const OR_ELSE = /\b(?:or|either)\b|或/i
const COMMA_LIST =
  /\b(?:a |as a )?comma[- ]separated (?:list|string|values)?\b(?! or\b)|(?:多个)?(?:用|以|使用)?(?:英文|半角)?逗号(?:分隔|隔开|分割)/i

function typeClash(schema: JsonNode, text: string): readonly Clash[] {
  const type = mainTypeOf(schema)
  if (!type) return []
  const clash = (said: string, isCertain: boolean): readonly Clash[] => [
    { about: 'type', said, keyword: 'type', bound: type, isCertain },
  ]
  if (type === 'array') {
    const list = COMMA_LIST.exec(text)?.[0]
    // Written for people: each entry may hold commas, or the list is one of two ways.
    if (list && !OR_ELSE.test(text) && !/\b(?:array|each)\b|数组/i.test(text))
      return clash(list.trim(), true)
  }
  const said = typeInProse(text)
  if (!said || agree(said.type, type)) return []
  if (said.isNamed ? said.type === 'array' && WRITTEN_AS_TEXT.test(text) : !isLoose(schema, type))
    return []
  if (type === 'array' && !/^\s*an? /i.test(text)) return []
  if (said.type === 'array' && type !== 'string' && !said.isNamed) return []
  return clash(said.said, said.isNamed && said.type !== 'array')
}

/** What only sounds like another type counts where nothing else says why it is a text. */
const isLoose = (schema: JsonNode, type: string): boolean =>
  (type === 'string' || type === 'boolean') &&
  !['enum', 'pattern', 'format', 'const', 'default', 'examples', 'example'].some((key) =>
    memberOf(schema, key),
  )

const agree = (said: string, type: string): boolean =>
  said === type ||
  // Of an object the text may speak of what is in it.
  type === 'object' ||
  (type === 'array' && said !== 'string') ||
  (said === 'number' && type === 'integer') ||
  (said === 'integer' && type === 'number')

function defaultClash(schema: JsonNode, text: string): readonly Clash[] {
  const fallback = get(schema, 'default')
  if (!fallback || isNothing(fallback) || !isPlainDefault(text)) return []
  const stated =
    proseDefault(text, mainTypeOf(schema), enumTexts(schema)) ?? otherText(fallback, text)
  if (!stated || fallback.kind !== stated.kind || isSame(fallback, stated)) return []
  if (
    stated.kind === 'number' &&
    fallback.kind === 'number' &&
    saysUnit(text) &&
    isConverted(stated.raw, fallback.raw)
  )
    return []
  return [
    {
      about: 'default',
      said: printScalar(stated),
      keyword: 'default',
      bound: printScalar(fallback),
      isCertain: true,
    },
  ]
}

/** As good as no default: null, or what a language calls so. */
const isNothing = (node: JsonNode): boolean =>
  node.kind === 'null' || /^(?:None|null|nil|undefined|)$/.test(stringOf(node) ?? '-')

/** A word without quotes is a value where the schema's own default is one like it. */
function otherText(fallback: JsonNode, text: string): JsonNode | undefined {
  const word = stringOf(fallback)
  const said = proseDefaultText(text)
  if (word === undefined || said === undefined || !/^[\w.-]{1,30}$/.test(word)) return undefined
  return /^[\w.-]{1,30}$/.test(said) ? { kind: 'string', value: said } : undefined
}

const isSame = (a: JsonNode, b: JsonNode): boolean =>
  sameData(a, b) ||
  (a.kind === 'number' && numberOf(a) === numberOf(b)) ||
  (a.kind === 'string' && b.kind === 'string' && plainText(a.value) === plainText(b.value))

const plainText = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

function needClash({ name, schema, isRequired, owner }: Described, text: string): readonly Clash[] {
  const need = statedNeed(text)
  if (need === undefined) return []
  const clash = (about: 'optional' | 'required'): readonly Clash[] => [
    { about, said: need, keyword: 'required', bound: name, isCertain: true },
  ]
  if (need === 'optional') return isRequired && !mayBeNull(schema) ? clash('optional') : []
  return isRequired || memberOf(schema, 'default') || isNeededSomewhere(owner)
    ? []
    : clash('required')
}

/** In a strict schema everything is required, and null stands for what was left out. */
const mayBeNull = (schema: JsonNode): boolean =>
  typeNamesOf(schema).includes('null') ||
  itemsOf(get(schema, 'enum')).some((item) => item.kind === 'null') ||
  ['anyOf', 'oneOf'].some((key) =>
    itemsOf(get(schema, key)).some((branch) => typeNamesOf(branch).includes('null')),
  ) ||
  get(schema, 'nullable') !== undefined ||
  memberOf(schema, 'default') !== undefined

/** Rules between parameters may require it. */
const isNeededSomewhere = (owner: JsonNode): boolean =>
  ['anyOf', 'oneOf', 'allOf', 'if', 'dependentRequired', 'dependencies', 'dependentSchemas'].some(
    (key) => memberOf(owner, key),
  )
