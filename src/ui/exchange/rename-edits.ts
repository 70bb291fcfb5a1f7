import type { Edit } from '../../core/json/edit'
import { get, type JsonObject, str } from '../../core/json/node'
import type { NameProposal } from '../../core/naming/suggest-name'

/**
 * Renames a tool to a proposal. What the author wrote is kept as the title, where there is none that
 * people could read instead.
 */
export function renameEdits(tool: JsonObject, { name, title }: NameProposal): readonly Edit[] {
  const renamed: Edit = { op: 'set', path: ['name'], value: str(name) }
  if (title === undefined || get(tool, 'title') !== undefined) return [renamed]
  const keys = tool.members.map(({ key }) => key)
  const next = keys[keys.indexOf('name') + 1]
  const titled: Edit = { op: 'set', path: ['title'], value: str(title) }
  return [renamed, next === undefined ? titled : { ...titled, before: next }]
}
