import type { Edit } from '../../../json/edit'
import { get, memberOf, num, withMember } from '../../../json/node'
import { hasOwnValues } from '../../../reading/enum-in-prose'
import { proseRange } from '../../../reading/prose-range'
import { misfitOf } from '../../../schema/misfit'
import { parametersOf, type Parameter } from '../../../schema/parameters'
import { mainTypeOf } from '../../../schema/types'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const size = (more: object, description: string) => ({
  size: { type: 'integer', description, ...more },
})

export const rangeInSchema = defineRule({
  id: 'range-in-schema',
  group: 'params',
  severity: 'warning',
  evidence: 'opinion',
  source:
    'agent-friend 32 and 51: a range that only the text states is not checked by any program.',
  summary: {
    en: 'A range that the text states stands in "minimum" and "maximum".',
    zh: '文字里写的范围要写进 minimum 和 maximum。',
  },
  why: {
    en: 'A bound in the schema is checked before the call is made; one in the text is found out by a failed call.',
    zh: '写进结构的上下限在调用前就会校验；写在文字里的，要等调用失败才知道。',
  },
  messages: {
    stated: {
      en: 'The text of "{name}" states a range ({range}), the schema does not.',
      zh: '“{name}”的文字写了范围（{range}），结构里没有。',
    },
  },
  fixes: { add: { en: 'Add {range} to the schema', zh: '把 {range} 写进结构' } },
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: size({ minimum: 1, maximum: 50 }, 'Orders on a page (1-50).'),
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { properties: size({ maximum: 50 }, '每页条数，最多 50。') })],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [exampleTool('en', { properties: size({}, 'Orders on a page (1-50).') })],
      },
      { lang: 'zh', tools: [exampleTool('zh', { properties: size({}, '每页条数，最多 50。') })] },
    ],
  },
  check: ({ tool }, report) => {
    for (const parameter of parametersOf(tool)) {
      const edits = missingBounds(parameter, parameter.text)
      if (edits.length === 0) continue
      const range = edits.map((edit) => `${edit.keyword}: ${edit.bound}`).join(', ')
      report({
        message: 'stated',
        path: parameter.path,
        values: { name: parameter.name, range },
        ...(leavesDefaultOut(parameter, edits)
          ? {}
          : {
              fix: {
                id: 'add' as const,
                values: { range },
                edits: edits.map((edit) => edit.edit),
              },
            }),
      })
    }
  },
})

interface Bound {
  readonly keyword: string
  readonly bound: string
  readonly edit: Edit
}

/** Whether text and default clash, so that a person must say which is meant. */
function leavesDefaultOut({ schema }: Parameter, bounds: readonly Bound[]): boolean {
  const fallback = get(schema, 'default')
  if (!fallback || schema.kind !== 'object' || misfitOf(fallback, schema)) return false
  const bounded = bounds.reduce(
    (node, { keyword, bound }) => withMember(node, keyword, num(bound)),
    schema,
  )
  return misfitOf(fallback, bounded) !== undefined
}

/** Only of numbers: a figure in the text of a string may mean many things. */
function missingBounds({ path, schema }: Parameter, text: string): readonly Bound[] {
  const type = mainTypeOf(schema)
  if ((type !== 'number' && type !== 'integer') || hasOwnValues(schema)) return []
  const { min, max } = proseRange(text)
  const given = [
    { keyword: 'minimum', other: 'exclusiveMinimum', bound: min },
    { keyword: 'maximum', other: 'exclusiveMaximum', bound: max },
  ]
  return given.flatMap(({ keyword, other, bound }) => {
    if (bound === undefined || memberOf(schema, keyword) || memberOf(schema, other)) return []
    if (type === 'integer' && !Number.isInteger(Number(bound))) return []
    return [{ keyword, bound, edit: { op: 'set', path: [...path, keyword], value: num(bound) } }]
  })
}
