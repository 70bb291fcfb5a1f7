import type { BlindTool } from '../../../core/review/blind'
import type { Pick } from '../../../core/review/entry'

/** What is chosen for a question and not picked yet; a tool by its place among those shown. */
export interface Draft {
  readonly choice?: number | 'none' | 'ask' | undefined
  /** What would have to be asked. */
  readonly text: string
}

/** What stands in the form for what was picked before; nothing chosen where that cannot be shown. */
export function draftOf(pick: Pick | undefined, tools: readonly BlindTool[]): Draft {
  if (!pick) return NOTHING
  const text = pick.text ?? ''
  const { picked } = pick
  if (typeof picked === 'string') return { choice: picked, text }
  const at = tools.findIndex(({ name }) => name === picked.tool)
  return { text, ...(at === -1 ? {} : { choice: at }) }
}

const NOTHING: Draft = { text: '' }

/** Why a draft cannot be picked yet. */
export function faultOf({ choice, text }: Draft): 'chooseFirst' | 'askMissing' | undefined {
  if (choice === undefined) return 'chooseFirst'
  return choice === 'ask' && text.trim() === '' ? 'askMissing' : undefined
}

/** What is written of a draft without a fault. */
export function pickedBy(
  { choice, text }: Draft,
  tools: readonly BlindTool[],
): { readonly picked: Pick['picked']; readonly text?: string } {
  if (choice === 'ask') return { picked: 'ask', text: text.trim() }
  return { picked: typeof choice === 'number' ? { tool: tools[choice]!.name } : 'none' }
}
