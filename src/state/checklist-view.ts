import { create } from 'zustand'
import type { ChecklistId } from '../core/lint/checklists/checklist'

/** By the lines of a list, or as findings in an order. */
export type Arrangement = 'list' | 'severity' | 'place'

/** What the pane is about. */
export type Scope = 'tool' | 'set'

interface ChecklistView {
  readonly arrangement: Arrangement
  readonly list: ChecklistId
  readonly scope: Scope
}

/** Kept while the page is open, as the pane goes whenever another tab is shown. */
export const useChecklistView = create<ChecklistView>()(() => ({
  arrangement: 'list',
  list: 'product',
  scope: 'tool',
}))

export const arrangementChosen = (arrangement: Arrangement): void =>
  useChecklistView.setState({ arrangement })
export const listChosen = (list: ChecklistId): void => useChecklistView.setState({ list })
export const scopeChosen = (scope: Scope): void => useChecklistView.setState({ scope })
