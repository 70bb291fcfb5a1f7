import type { Edit } from '../../core/json/edit'
import type { JsonNode } from '../../core/json/node'
import { print } from '../../core/json/print'

/**
 * Texts that were split into answers, by those answers: as long as they are unchanged, joining can
 * give back every byte. For this session only; the document holds the answers alone.
 */
const originals = new Map<string, string>()
const MOST_KEPT = 200

/** Remembers what text the answers that these edits write were made of. */
export function keepOriginal(edits: readonly Edit[], text: string): void {
  for (const edit of edits) if (edit.op === 'set') originals.set(print(edit.value, 0), text)
  const [oldest] = originals.keys()
  if (originals.size > MOST_KEPT && oldest !== undefined) originals.delete(oldest)
}

/** The text that these very answers were split from, if they were. */
export const originalOf = (answers: JsonNode | undefined): string | undefined =>
  answers && originals.get(print(answers, 0))
