import { isUntouched } from '../core/model/tool-set'
import { loadIcu } from '../i18n/words'
import { useDocument } from '../state/document'
import { linterLoaded } from '../state/report'
import { idle } from '../ui/kit/when-idle'
import { slotStarted } from './slot'

/**
 * What the studio needs beside its first field: storage, words with plurals, the rules.
 * `onShown` is told when the set that was kept is on screen.
 */
export async function startStudio(onShown: () => void): Promise<void> {
  await slotStarted()
  onShown()
  await loadIcu()
  // An empty tool has no findings; the rules let the editor come first.
  if (isUntouched(useDocument.getState().set)) await idle()
  const [{ lintSet, lintTool }, { settingsIn }] = await Promise.all([
    import('../core/lint/engine'),
    import('../state/lint-settings'),
  ])
  linterLoaded({ lintSet, lintTool, settingsIn })
}
