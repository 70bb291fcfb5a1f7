import { editTool } from '../core/authoring/edit-tool'
import type { Edit } from '../core/json/edit'
import { arr, type JsonNode, type JsonObject, obj, withMember } from '../core/json/node'
import { readingOf } from '../core/model/reading'
import { envelopeOf, withEnvelopeEdits, withToolText } from '../core/model/tool-set'
import { type Merged, mergeEntries } from '../core/review/merge-entries'
import { type DocumentState, setEdited, shownRecord, toolsChanged, useDocument } from './document'
import { newEntry, type Said } from './new-entry'
import { reviewOf } from './reviewing'
import { asReviewer } from './reviewer'

type Readable = Pick<DocumentState, 'set' | 'lastGood'>

let last: (Readable & { readonly tree: JsonObject }) | undefined

/**
 * The set as one tree, its tools at their places, each as it could be read last. The same object for
 * the same set, so that what is worked out about it once is known.
 */
export function setAsTree({ set, lastGood }: Readable): JsonObject {
  if (last?.set !== set || last.lastGood !== lastGood) {
    const tools = set.tools.map(
      (record): JsonNode => readingOf(shownRecord(record, { lastGood })).tool ?? obj([]),
    )
    const tree = withMember(envelopeOf(set) ?? obj([]), 'tools', arr(tools))
    last = { set, lastGood, tree }
  }
  return last.tree
}

/** Merges a review into the set: one step to undo. Answers how many entries were new. */
export function reviewMerged(review: JsonObject): Merged {
  const merged = mergeEntries(setAsTree(useDocument.getState()), review)
  if (merged.ok) setEdited(merged.edits)
  return merged
}

/** What the author answers, as an entry of the set: one step to undo. */
export const answered = (entry: Said): void =>
  asReviewer((name) => void reviewMerged(reviewOf([newEntry(entry, name)])))

/** Puts suggested words in their place and notes that they were accepted: one step to undo. */
export function suggestionAccepted(
  toolId: string,
  edits: readonly Edit[],
  suggestion: string,
): void {
  asReviewer((name) => {
    const entry = newEntry({ kind: 'accept', to: suggestion }, name)
    const state = useDocument.getState()
    const record = state.set.tools.find((tool) => tool.id === toolId)
    const tool = record && readingOf(record).tool
    const edited = tool && editTool(record.text, edits, tool)
    const noted = mergeEntries(setAsTree(state), reviewOf([entry]))
    if (!edited?.ok || !noted.ok) return
    toolsChanged((set) => withEnvelopeEdits(withToolText(set, toolId, edited.text), noted.edits))
  })
}
