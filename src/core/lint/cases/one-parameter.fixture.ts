import { parse, rootObject } from '../../json/parse'
import { lintTool } from '../engine'

/** A tool with this one parameter. */
export interface Case {
  readonly name: string
  readonly schema: object
  readonly tool?: string
  readonly beside?: object
}

/** What a rule says of one parameter: the severities of its findings there. */
export function said(rule: string, { name, schema, tool = 'update_item', beside = {} }: Case) {
  const document = rootObject(
    parse(
      JSON.stringify({
        name: tool,
        description: 'Works on one item.',
        inputSchema: {
          type: 'object',
          properties: { ...beside, [name]: schema },
          required: [name],
        },
      }),
    ),
  )!
  return lintTool(document)
    .findings.filter((finding) => finding.rule === rule && finding.path.includes(name))
    .map(({ severity }) => severity)
}

export const text = (description: string, more: object = {}) => ({
  type: 'string',
  description,
  ...more,
})
export const count = (description: string, more: object = {}) => ({
  type: 'number',
  description,
  ...more,
})
