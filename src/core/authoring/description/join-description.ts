import type { Edit } from '../../json/edit'
import { get, type JsonObject, membersOf } from '../../json/node'
import { descriptionText } from '../../model/description'
import { DESCRIPTION_KEYS } from '../../model/tool'
import { setImportedText } from '../../model/write-members'

/** The members of a description that one text has no place for; it is not joined while there are any. */
export function keptApart(tool: JsonObject): readonly string[] {
  const known: readonly string[] = DESCRIPTION_KEYS
  return membersOf(get(tool, 'description')).flatMap(({ key, value }) =>
    known.includes(key) && value.kind === 'string' ? [] : [key],
  )
}

/** Makes one text of the answers: what the model reads, or another that was made of them. */
export function joinEdits(tool: JsonObject, text = descriptionText(tool)): Edit[] {
  const description = get(tool, 'description')
  if (description?.kind !== 'object' || keptApart(tool).length > 0) return []
  return setImportedText(tool, text)
}
