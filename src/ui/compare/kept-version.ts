import { openKept } from '../../core/model/kept-set'
import { newToolId } from '../../state/document'
import { readSnapshot } from '../../state/history'
import { powers } from '../../state/powers'
import { comparableText } from './comparable-text'
import type { GivenVersion } from './compare-request'

/** A snapshot as a version to compare; undefined when it is gone. */
export const snapshotVersion = async (
  id: string,
  name: string,
): Promise<GivenVersion | undefined> => versionOfKept((await readSnapshot(id))?.text, name)

/** Another set of this browser as a version to compare. */
export const keptVersion = async (id: string, name: string): Promise<GivenVersion | undefined> =>
  versionOfKept(await powers().storedSetText(id), name)

/** A kept text may hold a tool whose text has an error; that one is left out. */
function versionOfKept(text: string | undefined, name: string): GivenVersion | undefined {
  const opened = text === undefined ? undefined : openKept(text, newToolId)
  if (!opened?.ok) return undefined
  return { name, text: comparableText({ set: opened.set, lastGood: new Map() }).text }
}
