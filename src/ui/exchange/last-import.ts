import { signal } from '../kit/signal'
import type { ChoicesBySource } from './import-choices'
import type { ReadSource } from './use-import-reports'

/** The report of the last import, for as long as the page is open, and whether it is on screen. */
export interface LastImportReport {
  readonly read: readonly ReadSource[]
  readonly choices: ChoicesBySource
  readonly isOpen: boolean
}

export const lastImport = signal<LastImportReport | undefined>(undefined)
