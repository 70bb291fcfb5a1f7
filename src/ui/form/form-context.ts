import { createContext, useContext } from 'react'
import type { Edit } from '../../core/json/edit'
import type { JsonObject, Path } from '../../core/json/node'
import { pointer } from '../../core/json/pointer'
import type { Finding } from '../../core/lint/finding'
import { toolEdited } from '../../state/document'
import { type FindingsByPlace, NO_FINDINGS } from './share-findings'

/** What every field of the form needs to know of the tool it belongs to. */
export interface FormTool {
  readonly id: string
  readonly tool: JsonObject
  readonly findings: FindingsByPlace
  /** The pointer of a parameter that was just added: it opens, and its name is ready to be typed over. */
  readonly newest: string
  readonly onAdded: (path: Path) => void
}

/** The form as it is now, for `FormScope` alone; fields find what their scope gives them. */
export const FreshForm = createContext<FormTool | undefined>(undefined)

export const FormContext = createContext<FormTool | undefined>(undefined)

export function useFormTool(): FormTool {
  const form = useContext(FormContext)
  if (!form) throw new Error('a field stands outside the form')
  return form
}

/** The findings that belong to a place and to none further in. */
export function useFindingsAt(path: Path): readonly Finding[] {
  return useFormTool().findings.get(pointer(path)) ?? NO_FINDINGS
}

/** Edits the form's tool. Edits at one `place` in quick succession are one step to undo. */
export function useEdit(): (edits: readonly Edit[], place?: Path) => void {
  const { id } = useFormTool()
  return (edits, place) => {
    if (edits.length) toolEdited(id, edits, place && `${id}:${pointer(place)}`)
  }
}

/** The id of the list of findings about a whole place, for the fields that it describes. */
export const findingsId = (path: Path): string => `findings${encodeURIComponent(pointer(path))}`
