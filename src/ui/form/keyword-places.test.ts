import { describe, expect, it } from 'vitest'
import { KINDS, type Kind } from '../../core/model/parameter-kind'
import { KEYWORDS } from '../../core/schema/keywords'
import { DETAIL_PARTS, partsFor } from './detail-parts'

/** Keywords that the cells and rows of the table edit. */
const IN_ROWS: Readonly<Record<string, string>> = {
  type: 'chosen in the row, with null as a box',
  title: 'the name of a variant; of a parameter it is kept as JSON',
  description: 'the text of the row',
  required: 'a box in the row',
  properties: 'rows of fields',
  items: 'a row of entries',
  prefixItems: 'rows of entries',
  anyOf: 'rows of variants',
  oneOf: 'rows of variants',
  additionalProperties: 'a row of values',
  $ref: 'shown resolved',
  $defs: 'edited where they are referred to',
  definitions: 'edited where they are referred to',
}

/** Keywords that are shown as JSON, and edited as JSON in place. */
const AS_JSON: Readonly<Record<string, string>> = {
  $schema: 'says the draft of the whole schema',
  $id: 'an address, not a value',
  $anchor: 'an address, not a value',
  $dynamicAnchor: 'an address, not a value',
  $dynamicRef: 'leads where no reader of one schema can tell',
  $vocabulary: 'for those who write drafts',
  $comment: 'no model reads it',
  deprecated: 'no target shows it',
  readOnly: 'says nothing of a call',
  writeOnly: 'says nothing of a call',
  contentEncoding: 'no target checks it',
  contentMediaType: 'no target checks it',
  contentSchema: 'no target checks it',
  unevaluatedItems: 'depends on parts that have no field',
  contains: 'a condition on some entries',
  minContains: 'a condition on some entries',
  maxContains: 'a condition on some entries',
  patternProperties: 'kinds by the form of a name are rare and refused by most targets',
  unevaluatedProperties: 'depends on parts that have no field',
}

describe('every keyword of JSON Schema', () => {
  const inParts = new Set(DETAIL_PARTS.flatMap((part) => part.keywords))

  it.each([...KEYWORDS.keys()])(
    '%s has a field, a row, or a reason to be shown as JSON',
    (keyword) => {
      const isEdited = inParts.has(keyword) || Object.hasOwn(IN_ROWS, keyword)
      expect(isEdited !== Object.hasOwn(AS_JSON, keyword)).toBe(true)
    },
  )

  it('that this list names is one', () => {
    for (const keyword of [...Object.keys(IN_ROWS), ...Object.keys(AS_JSON)])
      expect(KEYWORDS.has(keyword), keyword).toBe(true)
  })

  it('that a good definition needs has a field or row of its own', () => {
    const needed =
      'required enum const pattern format minimum maximum minLength maxLength items maxItems additionalProperties description examples default multipleOf exclusiveMinimum exclusiveMaximum uniqueItems minItems minProperties'
    for (const keyword of needed.split(' '))
      expect(inParts.has(keyword) || Object.hasOwn(IN_ROWS, keyword), keyword).toBe(true)
  })

  it('that limits a type has its field for the kinds of that type', () => {
    const kinds: Readonly<Record<string, Kind>> = {
      string: 'text',
      number: 'number',
      array: 'list',
      object: 'dictionary',
    }
    for (const keyword of inParts) {
      const to = KEYWORDS.get(keyword)!.to
      const kind = kinds[to]
      if (!kind) continue
      const parts = KINDS.filter((each) =>
        partsFor([each]).some((part) => part.keywords.includes(keyword)),
      )
      expect(parts.length, keyword).toBeGreaterThan(0)
    }
  })
})
