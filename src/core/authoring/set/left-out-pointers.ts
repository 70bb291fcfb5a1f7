import type { SetError } from '../../dialects/dialect'
import type { JsonObject, Path } from '../../json/node'
import { contractTargets } from '../../lint/contract-targets'
import { contractOf } from '../../model/contract'
import { nameOf } from '../../model/tool'
import { oncePer } from '../../once-per'
import { nameKey, ownWords } from '../../reading/own-words'
import { pointersIn } from '../../reading/pointers'
import { namesTool } from '../../reading/tool-like'
import { toolNames } from '../../reading/tool-names'
import type { Profiled } from './profiles'

/**
 * What the tools of an export send the model to and the export does not contain: one warning for
 * each tool and name, at the first place. `profile` is what `profileOf` made of these `tools`;
 * `index` counts in the list that is exported.
 */
export function pointersToLeftOut(
  tools: readonly JsonObject[],
  profile: readonly Profiled[],
): readonly SetError[] {
  const isIn = (index: number): boolean => profile[index]?.why === undefined
  const inside = new Set(tools.filter((_, i) => isIn(i)).map(nameOf))
  const outside = new Set(tools.map(nameOf).filter((name) => name !== '' && !inside.has(name)))
  if (outside.size === 0) return []
  const names = toolNames(tools.map(nameOf))
  const kept = tools.filter((_, i) => isIn(i))
  return kept.flatMap((tool, index) => {
    const told = new Set<string>()
    return placesOf(tool).flatMap(({ written, path }): readonly SetError[] => {
      const name = names.find(written)
      if (name === undefined || !outside.has(name) || told.has(name)) return []
      told.add(name)
      return [
        { code: 'export.points-left-out', path, values: { name }, index, severity: 'warning' },
      ]
    })
  })
}

interface Place {
  readonly written: string
  readonly path: Path
}

/** Where a tool's texts and its contract name what may be a tool of the set. */
const placesOf = oncePer((tool: JsonObject): readonly Place[] => {
  const elsewhere = new Set(contractOf(tool)?.outside.map(({ name }) => nameKey(name)))
  const own = ownWords(tool)
  const pointers = pointersIn(tool)
    .filter(namesTool)
    .filter(({ name }) => !elsewhere.has(nameKey(name)) && !own.has(nameKey(name)))
  return [...pointers, ...contractTargets(tool)].map(({ name, path }) => ({ written: name, path }))
})
