import { duplicateNames, type Exported } from '../dialects/export'
import { type JsonObject, member, obj, str, withoutMembers } from '../json/node'
import { nameOf } from '../model/tool'
import { sourceTargetById } from './registry'
import type { SourceFile } from './target'

/** An export whose wires are the files: `{file, source}`. */
export interface ExportedSource extends Exported {
  readonly files: readonly SourceFile[]
}

/** Writes tools as source code of a framework; undefined when there is none of that id. */
export function exportSource(
  tools: readonly JsonObject[],
  targetId: string,
): ExportedSource | undefined {
  const written = sourceTargetById(targetId)?.write(tools)
  if (!written) return undefined
  const wires = written.files.map(({ name, text }) =>
    obj([member('file', str(name)), member('source', str(text))]),
  )
  return {
    files: written.files,
    items: tools.map((tool, i) => ({
      tool,
      name: nameOf(tool),
      written: { ...written.items[i]!, wire: obj([]) },
    })),
    // Code has no groups that could keep two names apart.
    setErrors: duplicateNames(tools.map((tool) => withoutMembers(tool, ['namespace']))),
    wires,
  }
}
