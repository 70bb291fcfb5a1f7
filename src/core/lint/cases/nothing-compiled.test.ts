import { afterEach, expect, it, vi } from 'vitest'
import { parse, rootObject } from '../../json/parse'
import { lintTool } from '../engine'

const refused = () => {
  throw new EvalError('Code generation from strings is disallowed')
}

afterEach(() => vi.unstubAllGlobals())

/** The page's policy denies code that is made from text, so no rule may wait for such a validator. */
it('finds an example that breaks its schema without making code of the schema', () => {
  vi.stubGlobal('Function', refused)
  vi.stubGlobal('eval', refused)
  const size = { type: 'integer', minimum: 1, description: 'Page size.', examples: [0] }
  const tool = rootObject(
    parse(
      JSON.stringify({
        name: 'list_orders',
        description: 'Lists orders.',
        inputSchema: { type: 'object', properties: { size, state: { type: 'strng' } } },
        inputExamples: [{ size: -1 }],
      }),
    ),
  )!
  const found = lintTool(tool).findings.map(({ rule, path }) => `${rule} /${path.join('/')}`)
  expect(found).toEqual(
    expect.arrayContaining([
      'values-fit-schema /inputSchema/properties/size/examples/0',
      'valid-types /inputSchema/properties/state/type',
    ]),
  )
  expect(found.filter((each) => each.includes('/inputExamples/'))).not.toEqual([])
  expect(found.filter((each) => each.startsWith('rule-crashed'))).toEqual([])
})
