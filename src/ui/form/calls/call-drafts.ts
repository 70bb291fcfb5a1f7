/**
 * Texts of examples that are not JSON yet, by the tool and the example they were made of, so that
 * they outlive a look at another tool.
 */
const drafts = new Map<string, string>()
const MOST_KEPT = 50

const keyOf = (tool: string, written: string): string => `${tool} ${written}`

export const draftOf = (tool: string, written: string): string | undefined =>
  drafts.get(keyOf(tool, written))

export function keepDraft(tool: string, written: string, draft: string): void {
  drafts.delete(keyOf(tool, written))
  drafts.set(keyOf(tool, written), draft)
  const [oldest] = drafts.keys()
  if (drafts.size > MOST_KEPT && oldest !== undefined) drafts.delete(oldest)
}

export const forgetDraft = (tool: string, written: string): void =>
  void drafts.delete(keyOf(tool, written))
