/** The dialects to export to, with the short names people know them by. */
export const EXPORT_DIALECTS = [
  { id: 'openai.chat', short: 'OpenAI' },
  { id: 'openai.responses', short: 'Responses' },
  { id: 'claude', short: 'Claude' },
  { id: 'mcp.2025-11-25', short: 'MCP' },
] as const

export type ExportDialect = (typeof EXPORT_DIALECTS)[number]
