import type { NameRule } from '../checks/name'
import type { Fact } from '../fact'

/** What a version of the protocol has on the tool object beside name, description and input schema. */
export interface McpVersion {
  readonly version: string
  readonly has: readonly string[]
  readonly outputRoot?: 'object' | 'any'
  readonly hasHeaders?: boolean
}

const pageOf = (version: string): string =>
  `https://modelcontextprotocol.io/specification/${version}`

const versions: readonly McpVersion[] = [
  {
    version: '2025-11-25',
    has: ['title', 'outputSchema', 'annotations', 'icons', 'execution', 'meta'],
  },
  { version: '2024-11-05', has: [] },
  { version: '2025-03-26', has: ['annotations'] },
  { version: '2025-06-18', has: ['title', 'outputSchema', 'annotations', 'meta'] },
  {
    version: '2026-07-28',
    has: ['title', 'outputSchema', 'annotations', 'icons', 'meta'],
    outputRoot: 'any',
    hasHeaders: true,
  },
]

/** The versions (schema/<version>/schema.ts of the specification), that of the stable tools first. */
export const MCP_VERSIONS: readonly Fact<McpVersion>[] = versions.map((value) => ({
  value,
  page: pageOf(value.version),
  read: '2026-08',
}))

/** The specification only advises; clients were never seen to refuse a tool for its name alone. */
export const MCP_NAME: Fact<NameRule> = {
  value: { pattern: /^[A-Za-z0-9_.-]+$/, most: 128, severity: 'warning' },
  page: pageOf('2025-11-25'),
  read: '2026-08',
}

export const MCP_HINTS: Fact<readonly string[]> = {
  value: ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'],
  page: pageOf('2025-03-26'),
  read: '2026-08',
}

export const MCP_TASK_SUPPORT: Fact<readonly string[]> = {
  value: ['forbidden', 'optional', 'required'],
  page: pageOf('2025-11-25'),
  read: '2026-08',
}
