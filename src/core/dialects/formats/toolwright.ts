import { get } from '../../json/node'
import { OWN_KEYS } from '../../model/tool'
import type { Dialect } from '../dialect'
import { NO_PARAMETERS } from '../no-parameters'
import { memberOf, withMember } from '../../json/node'

/** Our own document: read and written as it stands. */
export const toolwright: Dialect = {
  id: 'toolwright',
  label: 'Toolwright',
  family: 'toolwright',
  source: { page: 'docs/ARCHITECTURE.md', read: '2026-11' },
  carries: ['annotations', 'output', 'contract'],
  accepts: (item) => {
    if (!get(item, 'name') || !get(item, 'inputSchema') || get(item, 'type')) return 0
    const hasOwn = OWN_KEYS.some((key) => memberOf(item, key))
    return hasOwn || get(item, 'description')?.kind === 'object' ? 3 : 1
  },
  read: (item) => {
    const isWhole = memberOf(item, 'inputSchema') !== undefined
    return {
      kind: 'tool',
      tool: isWhole ? item : withMember(item, 'inputSchema', NO_PARAMETERS),
      losses: isWhole ? [] : [{ code: 'import.schema-missing', path: ['inputSchema'] }],
      schemaAt: ['inputSchema'],
    }
  },
  write: (tool) => ({ ok: true, wire: tool, losses: [], errors: [] }),
}
