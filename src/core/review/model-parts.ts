/** A member of a written item that a model is given, by its keys; `*` is every item of a list. */
export type ModelPart = readonly string[]

const parts = (...texts: readonly string[]): readonly ModelPart[] =>
  texts.map((text) => text.split('/'))

/**
 * Which members of a written item reach a model, by the family of the dialect; all others are for
 * the program that sends it. Switches such as `strict` bind what a model writes and are not told to
 * it. A client of MCP hands on name, text and parameters; title, hints and the result's shape it keeps.
 * Where the vendor says so: the page that the dialect names as its source.
 */
export const MODEL_PARTS: Readonly<Record<string, readonly ModelPart[]>> = {
  openai: parts(
    'function/name',
    'function/description',
    'function/parameters',
    'name',
    'description',
    'parameters',
    'tools/*/name',
    'tools/*/description',
    'tools/*/parameters',
  ),
  claude: parts('name', 'description', 'input_schema', 'input_examples'),
  mcp: parts('name', 'description', 'inputSchema'),
  gemini: parts(
    'name',
    'description',
    'parameters',
    'parametersJsonSchema',
    'response',
    'responseJsonSchema',
  ),
  bedrock: parts('toolSpec/name', 'toolSpec/description', 'toolSpec/inputSchema'),
  agentscope: parts('name', 'description', 'parameters'),
  dashscope: parts('function/name', 'function/description', 'function/parameters'),
}
