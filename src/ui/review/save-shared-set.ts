import { powers } from '../../state/powers'
import { fileNameOf } from '../exchange/file-name'
import { titleIn } from './shared-set'

/** Keeps the shared set as the file that a studio opens. */
export const saveSharedSet = (setText: string): void =>
  powers().saveFile(
    fileNameOf(titleIn(setText), 'tools', 'toolwright'),
    setText,
    'application/json',
  )
