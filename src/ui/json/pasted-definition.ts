import { type Imported, importText } from '../../core/dialects/import'
import { sameData } from '../../core/json/node'
import { parse } from '../../core/json/parse'
import { print } from '../../core/json/print'

/** A pasted text that says tools in another way than our documents do, and those tools as ours. */
export interface PastedDefinition {
  readonly imported: Imported
  readonly texts: readonly string[]
}

/** None when the text is no whole definition, or is one of ours already. */
export function readPasted(text: string): PastedDefinition | undefined {
  // Without a bracket there is no definition, and most pastes are words.
  if (!/[{[]/.test(text)) return undefined
  const imported = importText(text)
  const [first] = imported.tools
  if (!first || !imported.isWhole) return undefined
  const isOurs = first.dialect === 'toolwright' || sameData(first.tool, parse(text).root)
  if (imported.isSingle && isOurs) return undefined
  return { imported, texts: imported.tools.map(({ tool }) => print(tool)) }
}
