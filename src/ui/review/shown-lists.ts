import type { ChecklistId } from '../../core/lint/checklists/checklist'

/** Shown with every tool: the list of a product review, and the what-ifs in their own words. */
export const SHOWN_LISTS = ['product', 'capability'] as const satisfies readonly ChecklistId[]
