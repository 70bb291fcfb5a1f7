import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../json/node'
import { fromPlain } from '../json/plain'
import { pointer } from '../json/pointer'
import { placesInMessage } from './vendor-message'

const names = ['get_stock', 'move_pallet', 'book.slot', 'count_bins']
const properties = {
  shelf: { type: 'string' },
  goods: { type: 'array', items: { type: 'object', properties: { 'no.of': { type: 'integer' } } } },
  way: { anyOf: [{ type: 'string' }, { type: 'number', minimum: 1 }] },
}
const tools = names.map(
  (name) =>
    fromPlain({
      name,
      description: 'D.',
      inputSchema: { type: 'object', properties, required: [] },
      inputExamples: [{ shelf: 'a' }],
    }) as JsonObject,
)
const said = (message: string) =>
  placesInMessage(message, tools).map(({ name, path }) => `${name ?? '?'} #${pointer(path)}`)
const S = '#/inputSchema'

describe('EXP-33 a message that only counts', () => {
  it.each([
    [
      'tools.1.custom.input_schema: JSON schema is invalid. It must match JSON Schema draft 2020-12',
      [`move_pallet ${S}`],
    ],
    ['tools.3.custom.name: String should match pattern', ['count_bins #/name']],
    [
      "tools.0.custom.input_schema.properties: Property keys should match pattern '^[a-zA-Z0-9_.-]{1,64}$'",
      [`get_stock ${S}/properties`],
    ],
    ['tools.0.custom.input_schema.type: Field required', [`get_stock ${S}/type`]],
    ['tools.2.input_examples.0: does not fit', ['book.slot #/inputExamples/0']],
    ["The tool 'get_stock' is not known.", ['get_stock #']],
    ["Missing required parameter: 'tools[0].name'.", ['get_stock #/name']],
    ["Invalid 'tools[1].function.description': string too long.", ['move_pallet #/description']],
    [
      "Invalid schema for function 'move_pallet': In context=('properties', 'goods', 'items'), 'required' is required to be supplied",
      [`move_pallet ${S}/properties/goods/items`],
    ],
    [
      "{'message': \"Invalid schema for function 'count_bins': In context=('properties', 'way', 'anyOf', '1'), bad\", 'param': 'tools[3].function.parameters'}",
      [`count_bins ${S}/properties/way/anyOf/1`],
    ],
    [
      "Invalid schema for function 'get_stock': In context=(), 'oneOf' is not permitted.",
      [`get_stock ${S}`],
    ],
    [
      'Invalid JSON schema: regex lookaround is not supported. Found at $.properties.shelf.pattern., param tools[3].parameters',
      [`count_bins ${S}/properties/shelf/pattern`],
    ],
    [
      "Value 'book.slot' at 'toolConfig.tools.3.member.toolSpec.name' failed to satisfy constraint: Member must satisfy regular expression pattern: [a-zA-Z0-9_-]+",
      ['book.slot #/name'],
    ],
    [
      "Value '' at 'toolConfig.tools.1.member.toolSpec.description' failed to satisfy constraint; Value '' at 'toolConfig.tools.2.member.toolSpec.description' failed",
      ['get_stock #/description', 'move_pallet #/description'],
    ],
    [
      'The value at toolConfig.tools.1.toolSpec.inputSchema.json.properties.shelf is invalid.',
      [`move_pallet ${S}/properties/shelf`],
    ],
    [
      'Invalid JSON payload received. Unknown name "const" at \'tools[0].function_declarations[2].parameters.properties[2].value.any_of[0]\': Cannot find field.',
      [`book.slot ${S}/properties/way/anyOf/0`],
    ],
    [
      '* GenerateContentRequest.tools[0].function_declarations[1].parameters.properties[goods].items: missing field.',
      [`move_pallet ${S}/properties/goods/items`],
    ],
    [
      'tools[0].functionDeclarations[1].parameters.properties.goods.items.properties.no.of: wrong',
      [`move_pallet ${S}/properties/goods/items/properties/no.of`],
    ],
  ])('%s', (message, places) => {
    expect(said(message)).toEqual(places)
  })

  it('believes a name before a count', () => {
    const message =
      "Invalid schema for function 'get_stock': bad, param: tools[2].function.parameters"
    expect(said(message)).toEqual([`get_stock ${S}`])
  })

  it.each([
    ['tools.9.custom.input_schema: bad', ['? #/inputSchema']],
    ['tools[1].function_declarations[2].parameters: bad', ['? #/inputSchema']],
    ['tools: Tool names must be unique.', []],
    ['the tools.md file of the tools folder', []],
    ['', []],
  ])('does not guess at %s', (message, places) => {
    expect(said(message)).toEqual(places)
  })

  it('says each place once', () => {
    const message =
      'tools.1.custom.name: bad. tools.1.custom.name: too long. tools.0.custom.name: bad'
    expect(said(message)).toEqual(['move_pallet #/name', 'get_stock #/name'])
  })
})
