/** The dialects beside the document, with the short names that fit a segment. */
export const SHOWN_DIALECTS = [
  { id: 'openai.chat', label: 'OpenAI' },
  { id: 'openai.responses', label: 'Responses' },
  { id: 'claude', label: 'Claude' },
  { id: 'mcp.2025-11-25', label: 'MCP' },
] as const

export type ShownDialect = (typeof SHOWN_DIALECTS)[number]['id']
