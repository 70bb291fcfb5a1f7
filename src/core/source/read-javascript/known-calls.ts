/** What a call of a known name means for the data in it. */
export type CallMeaning =
  /** Its first argument, as it stands. */
  | 'argument'
  /** A tool: its object of members, or its arguments by name. */
  | 'definition'
  /** The text of its argument's JSON. */
  | 'to-json'
  /** What the JSON in its argument says. */
  | 'from-json'
  /** An object of its arguments by name. */
  | 'record'

export interface KnownCall {
  readonly means: CallMeaning
  /** The object it belongs to, empty for none; any where absent. */
  readonly of?: string
  /** The dialect of the tool it declares, if it has the schema under one of these names. */
  readonly dialect?: { readonly id: string; readonly schemaKeys: readonly string[] }
}

const AI_SDK: KnownCall = {
  means: 'definition',
  of: '',
  dialect: { id: 'vercel.ai-sdk', schemaKeys: ['inputSchema', 'parameters'] },
}

/**
 * Calls whose meaning is known: of the AI SDK (ai-sdk.dev/docs/reference/ai-sdk-core/tool and
 * …/json-schema), LangChain (reference.langchain.com/python/langchain-core/tools), the MCP and Gemini
 * SDKs for Python, and the languages themselves. Read in November 2026.
 */
const KNOWN_CALLS: Readonly<Record<string, KnownCall>> = {
  tool: AI_SDK,
  dynamicTool: AI_SDK,
  jsonSchema: { means: 'argument' },
  freeze: { means: 'argument', of: 'Object' },
  structuredClone: { means: 'argument' },
  stringify: { means: 'to-json', of: 'JSON' },
  parse: { means: 'from-json', of: 'JSON' },
  dumps: { means: 'to-json', of: 'json' },
  loads: { means: 'from-json', of: 'json' },
  dict: { means: 'record' },
  StructuredTool: { means: 'definition' },
  DynamicStructuredTool: { means: 'definition' },
  Tool: { means: 'definition' },
  FunctionDeclaration: { means: 'definition' },
}

/** The known meaning of a call; none for any other, which is then not read. */
export function knownCall(callee: string, of: string | undefined): KnownCall | undefined {
  const known = Object.hasOwn(KNOWN_CALLS, callee) ? KNOWN_CALLS[callee] : undefined
  return known && (known.of === undefined || known.of === (of ?? '')) ? known : undefined
}
