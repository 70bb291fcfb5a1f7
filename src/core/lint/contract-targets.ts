import type { JsonObject, Path } from '../json/node'
import { contractOf } from '../model/contract'
import { oncePer } from '../once-per'
import { nameKey, ownWords } from '../reading/own-words'
import { namesInText } from '../reading/pointers'
import { couldBeTool } from '../reading/tool-like'

/** A tool that a contract sends the model to. */
export interface Target {
  readonly name: string
  readonly path: Path
  /** The text it stands in, the name alone or prose. */
  readonly text: string
}

/** The tools that signals name, and that the next steps of errors send to; without those marked as outside. */
export const contractTargets = oncePer((tool: JsonObject): readonly Target[] => {
  const contract = contractOf(tool)
  if (!contract) return []
  const outside = new Set(contract.outside.map(({ name }) => nameKey(name)))
  const own = ownWords(tool)
  const signals = contract.signals.flatMap(({ tool: name, index }): readonly Target[] =>
    name === undefined ? [] : [{ name, path: ['contract', 'signals', index, 'tool'], text: name }],
  )
  const errors = contract.errors.flatMap(({ next, index }): readonly Target[] => {
    const path = ['contract', 'errors', index, 'next']
    if (next === undefined) return []
    return namesInText(next, path)
      .filter((pointer) => pointer.name === next.trim() || pointer.kind !== 'mention')
      .filter((pointer) => couldBeTool(pointer) && !own.has(nameKey(pointer.name)))
      .map(({ name }) => ({ name, path, text: next }))
  })
  return [...signals, ...errors].filter(({ name }) => !outside.has(nameKey(name)))
})
