import { parse, rootObject } from '../../json/parse'
import type { JsonObject } from '../../json/node'
import { nameOf } from '../../model/tool'
import type { Arm } from '../runs/run'

export const toolNode = (value: object): JsonObject => rootObject(parse(JSON.stringify(value)))!

export const named = (name: string, more: object = {}): JsonObject =>
  toolNode({
    name,
    description: `Does ${name}.`,
    inputSchema: { type: 'object', properties: { id: { type: 'string' } } },
    ...more,
  })

export function armOfTools(tools: readonly JsonObject[], over: Partial<Arm> = {}): Arm {
  const names = tools.map(nameOf)
  return {
    id: 'now',
    title: 'Now',
    hash: '0'.repeat(64),
    tools,
    systemPrompt: '',
    matches: { tools: Object.fromEntries(names.map((name) => [name, name])), parameters: {} },
    ...over,
  }
}
