/** A definition as a person may have it, and what the import must make of it. */
export interface SampleDefinition {
  readonly what: string
  readonly text: string
  readonly dialect: string
  readonly tools: readonly string[]
}

const schema = {
  type: 'object',
  properties: {
    room: { type: 'string', description: 'Number on the door, such as 204.', pattern: '^\\d{3}$' },
    seats: { type: 'integer', minimum: 1, maximum: 900719925474099 },
  },
  required: ['room'],
  additionalProperties: false,
}
const description = 'Books a meeting room for one hour. It sends no invitation.'

export const chatTool = {
  type: 'function',
  function: { name: 'book_room', description, parameters: schema, strict: false },
}
export const claudeTool = { name: 'free_room', description, input_schema: schema }
const mcpTool = { name: 'list_rooms', title: 'List rooms', description, inputSchema: schema }
const responsesTool = {
  type: 'function',
  name: 'swap_rooms',
  description,
  parameters: schema,
  strict: true,
}

const pretty = (value: unknown): string => JSON.stringify(value, null, 2)

/** A `tools/list` result of so many tools, each with a description of so many characters. */
export function toolsList(count: number, length = 60): string {
  const words = 'Shows what stands on one shelf of the archive, oldest first. '
  const tools = Array.from({ length: count }, (_, i) => ({
    name: `show_shelf_${i + 1}`,
    description: words.repeat(Math.ceil(length / words.length)).slice(0, length),
    inputSchema: schema,
  }))
  return pretty({ tools })
}

const commented = `\uFEFF// Rooms of the town hall
{
  "tools": [
    /* one is enough */
    ${pretty(chatTool)},
  ],
}
`

export const definitions: readonly SampleDefinition[] = [
  {
    what: 'an OpenAI Chat tool',
    text: pretty(chatTool),
    dialect: 'OpenAI Chat Completions',
    tools: ['book_room'],
  },
  {
    what: 'a list of OpenAI Responses tools',
    text: pretty([responsesTool, { ...responsesTool, name: 'split_room' }]),
    dialect: 'OpenAI Responses',
    tools: ['swap_rooms', 'split_room'],
  },
  {
    what: 'a Claude tool',
    text: pretty(claudeTool),
    dialect: 'Claude Messages',
    tools: ['free_room'],
  },
  {
    what: 'the JSON-RPC answer of an MCP server',
    text: pretty({ jsonrpc: '2.0', id: 7, result: { tools: [mcpTool] } }),
    dialect: 'MCP 2025-11-25',
    tools: ['list_rooms'],
  },
  {
    what: 'a request body',
    text: pretty({ model: 'any', max_tokens: 100, messages: [], tools: [claudeTool] }),
    dialect: 'Claude Messages',
    tools: ['free_room'],
  },
  {
    what: 'JSON inside a string',
    text: JSON.stringify(JSON.stringify([chatTool])),
    dialect: 'OpenAI Chat Completions',
    tools: ['book_room'],
  },
  {
    what: 'a file with a byte order mark, comments and trailing commas',
    text: commented,
    dialect: 'OpenAI Chat Completions',
    tools: ['book_room'],
  },
  {
    what: 'tools of two vendors in one list',
    text: pretty([chatTool, claudeTool]),
    dialect: 'Several dialects',
    tools: ['book_room', 'free_room'],
  },
]
