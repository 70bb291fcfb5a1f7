import { Ajv2020 } from 'ajv/dist/2020'
import { format } from 'prettier'
import { describe, expect, it } from 'vitest'
import { KEYWORDS } from '../schema/keywords'
import { setSchema, toolSchema } from './document-schema'
import { CONTRACT_MEMBER_WORDS } from './contract-member-words'
import {
  ANSWER_WORDS,
  CONTRACT_WORDS,
  EXPORT_MARK_WORDS,
  KEYWORD_WORDS,
  TOOL_WORDS,
} from './document-words'
import { DESCRIPTION_KEYS, EMPTY_TOOL, TOOL_KEYS } from './tool'
import { newSet, saveSet } from './tool-set'

/** As the formatter leaves it, since published files are formatted like any other. */
const printed = (schema: object) =>
  format(JSON.stringify(schema), { parser: 'json', printWidth: 100 })
const compile = (schema: object) => new Ajv2020({ strict: false }).compile(schema)

/** The members of records anywhere in the shape of a facet. */
function membersIn(shape: unknown): readonly [string, { description?: string }][] {
  if (typeof shape !== 'object' || shape === null) return []
  return Object.entries(shape).flatMap(([key, value]) =>
    key === 'properties' ? Object.entries(value as object) : membersIn(value),
  ) as [string, { description?: string }][]
}

describe('the schema of our documents', () => {
  it.each([
    ['tool', toolSchema('en')],
    ['set', setSchema('en')],
  ])('is published as it is now: %s', async (name, schema) => {
    await expect(await printed(schema)).toMatchFileSnapshot(`../../../public/schema/${name}.json`)
  })

  it.each(['en', 'zh'] as const)('takes a fresh tool and a fresh set, in %s', (lang) => {
    expect(compile(toolSchema(lang))(JSON.parse(EMPTY_TOOL))).toBe(true)
    const set: unknown = JSON.parse(saveSet(newSet('A', [EMPTY_TOOL], () => 't')))
    expect(compile(setSchema(lang))(set)).toBe(true)
  })

  it.each([
    ['a tool without a name', { inputSchema: { type: 'object' } }],
    ['a tool without parameters', { name: 'a' }],
    ['parameters that are a list', { name: 'a', inputSchema: [] }],
    ['a description that is a number', { name: 'a', inputSchema: {}, description: 1 }],
    ['an answer that is a list', { name: 'a', inputSchema: {}, description: { does: [] } }],
    ['an effect nobody knows', { name: 'a', inputSchema: {}, contract: { effect: 'writes' } }],
    ['a hidden that is a word', { name: 'a', inputSchema: {}, exports: { hidden: 'yes' } }],
    ['agents that are no list', { name: 'a', inputSchema: {}, exports: { agents: 'desk' } }],
    ['errors that are no list', { name: 'a', inputSchema: {}, contract: { errors: 'none' } }],
    ['a keyword’s value of the wrong kind', { name: 'a', inputSchema: { properties: [] } }],
  ])('refuses %s', (_, tool) => {
    expect(compile(toolSchema('en'))(tool)).toBe(false)
  })

  it.each([
    ['a member nobody knows', { name: 'a', inputSchema: {}, later: 1 }],
    ['an empty contract', { name: 'a', inputSchema: {}, contract: {} }],
    [
      'facets in short and members nobody knows',
      {
        name: 'a',
        inputSchema: {},
        contract: {
          effect: 'low-risk-write',
          confirmation: 'user',
          timeout: 8,
          outcomes: ['DONE', { state: 'REFUSED', colour: 'red' }],
          later: true,
        },
      },
    ],
    [
      'marks of exports, and what stands beside them',
      { name: 'a', inputSchema: {}, exports: { hidden: true, agents: ['客服'], later: 1 } },
    ],
    ['a description in one text', { name: 'a', inputSchema: {}, description: 'Adds.' }],
    ['a parameter named like a keyword', { name: 'a', inputSchema: { properties: { type: {} } } }],
  ])('lets be %s', (_, tool) => {
    expect(compile(toolSchema('en'))(tool)).toBe(true)
  })

  it('explains every member of every facet of a contract', () => {
    const { $defs } = toolSchema('en') as { $defs: { contract: { properties: object } } }
    const named = Object.entries($defs.contract.properties).flatMap(([facet, shape]) =>
      membersIn(shape).map(([key, { description }]) => {
        expect(description, `${facet}.${key}`).toBeDefined()
        return `${facet}.${key}`
      }),
    )
    expect(Object.keys(CONTRACT_MEMBER_WORDS).sort()).toEqual([...new Set(named)].sort())
  })

  it('explains every member in both languages, and no keyword that is not one', () => {
    expect(Object.keys(TOOL_WORDS).sort()).toEqual([...TOOL_KEYS].sort())
    expect(Object.keys(ANSWER_WORDS).sort()).toEqual([...DESCRIPTION_KEYS].sort())
    for (const key of Object.keys(KEYWORD_WORDS)) expect(KEYWORDS.has(key), key).toBe(true)
    const tables = [
      TOOL_WORDS,
      ANSWER_WORDS,
      EXPORT_MARK_WORDS,
      CONTRACT_WORDS,
      CONTRACT_MEMBER_WORDS,
      KEYWORD_WORDS,
    ]
    for (const { en, zh } of tables.flatMap((table) => Object.values(table))) {
      expect(en).toMatch(/\.$/)
      expect(zh).toMatch(/。$/)
    }
  })
})
