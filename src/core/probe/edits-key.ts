import type { Edit } from '../json/edit'
import { pointer } from '../json/pointer'
import { print } from '../json/print'

/** Tells edits from other edits: what is done where, and with which value. */
export const editsKey = (edits: readonly Edit[]): string =>
  edits
    .map(
      (edit) => `${edit.op} ${pointer(edit.path)} ${'value' in edit ? print(edit.value, 0) : ''}`,
    )
    .join('\n')
