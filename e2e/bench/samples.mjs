// The material of the measurements: made here, the same on every run.

const nouns = ['order', 'payment', 'refund', 'shipment', 'invoice', 'address', 'coupon', 'ticket']
const verbs = ['get', 'list', 'search', 'create', 'update', 'cancel', 'send', 'check']

function parameter(index, description) {
  const kinds = [
    { type: 'string', pattern: '^[A-Z]{2}-\\d{8}$', examples: ['SO-20240131'] },
    { type: 'integer', minimum: 1, maximum: 100, default: 20 },
    { type: 'string', enum: ['damaged', 'missing_parts', 'not_received', 'changed_mind'] },
    { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 20 },
  ]
  return { ...kinds[index % kinds.length], description }
}

/** The tool number `index` in the MCP dialect, about `bytes` long as text. */
export function makeTool(index, bytes) {
  const noun = nouns[index % nouns.length]
  const verb = verbs[Math.floor(index / nouns.length) % verbs.length]
  const properties = {}
  const tool = {
    name: `${verb}_${noun}_${index}`,
    title: `${verb} ${noun} ${index}`,
    description:
      `Looks after one ${noun} of the signed-in customer. ` +
      `Use it when the customer asks "where is my ${noun}?" and has given its number. ` +
      `Do not use it for the whole list. Returns the ${noun} with its state and dates. ` +
      'Covers the last 24 months only.',
    inputSchema: { type: 'object', properties, required: [], additionalProperties: false },
  }
  const size = () => JSON.stringify(tool, null, 2).length
  for (let count = 0; size() < bytes; count += 1) {
    const name = `${nouns[count % nouns.length]}_field_${count}`
    properties[name] = parameter(count, `The ${noun}'s ${name}, as the customer's message has it.`)
    if (count < 2) tool.inputSchema.required.push(name)
  }
  return tool
}

/** A `tools/list` result of `count` tools, as text. */
export function makeSet(count, bytes) {
  const tools = Array.from({ length: count }, (_, index) => makeTool(index, bytes))
  return JSON.stringify({ tools }, null, 2)
}
