import type { JsonObject, Path } from '../../../core/json/node'
import { choicesOf, nameOfValue } from '../../../core/model/choices'
import { wordingAt } from '../../../core/review/accept-suggestion'

/** Words at a line of the page that others can be suggested for. */
export interface WordingHere {
  readonly path: Path
  readonly kind: 'answer' | 'description' | 'value'
  /** Of a value of a choice: the value. */
  readonly value: string
  readonly text: string
}

/** The wordings of a line: an answer, or a field's description and what its values mean. */
export function wordingsAt(tool: JsonObject, path: Path): readonly WordingHere[] {
  const here = (at: Path, kind: WordingHere['kind'], value = ''): readonly WordingHere[] => {
    const wording = wordingAt(tool, at)
    return wording ? [{ path: at, kind, value, text: wording.text }] : []
  }
  if (path[0] === 'description') return here(path, 'answer')
  if (path[0] !== 'inputSchema' && path[0] !== 'outputSchema') return []
  const { list, choices } = choicesOf(tool, path)
  return [
    ...here([...path, 'description'], 'description'),
    ...choices.flatMap(({ value }, i) => here([...list, i], 'value', nameOfValue(value))),
  ]
}
