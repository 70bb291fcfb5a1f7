import '../../i18n/words/toolset'
import type { JsonObject } from '../../core/json/node'
import { isHidden } from '../../core/authoring/set/export-marks'
import type { MenuItem } from '../kit/MenuButton'
import { useWords } from '../kit/use-words'
import { focusOpenRow } from './focus-row'
import { listDialog } from './list-dialog'
import { toolsSelected } from './selection'

const actions = () => import('./list-actions')

/** What can be done with one tool. */
export function useToolMenu(
  id: string,
  tool: JsonObject | undefined,
  movable: boolean,
): readonly MenuItem[] {
  const t = useWords()
  const ids = new Set([id])
  const hidden = tool !== undefined && isHidden(tool)
  const move = (direction: 'up' | 'down') => () =>
    void actions().then(({ moveTools }) => moveTools(ids, direction))
  return [
    {
      id: 'rename',
      label: t('toolset.renameOne'),
      icon: 'pencil',
      disabled: !tool,
      onChoose: () => listDialog.set({ about: 'name', id }),
    },
    {
      id: 'duplicate',
      label: t('frame.duplicate'),
      icon: 'copy',
      onChoose: () => void actions().then(({ duplicateTools }) => duplicateTools({ t, ids })),
    },
    {
      id: 'up',
      label: t('frame.moveUp'),
      icon: 'up',
      note: 'Alt ↑',
      disabled: !movable,
      onChoose: move('up'),
    },
    {
      id: 'down',
      label: t('frame.moveDown'),
      icon: 'down',
      note: 'Alt ↓',
      disabled: !movable,
      onChoose: move('down'),
    },
    {
      id: 'namespace',
      label: t('toolset.namespaceOne'),
      icon: 'list',
      onChoose: () => listDialog.set({ about: 'namespace', ids }),
    },
    {
      id: 'hide',
      label: t(hidden ? 'toolset.unhide' : 'toolset.hide'),
      icon: hidden ? 'eye' : 'hidden',
      onChoose: () => void actions().then(({ hideTools }) => hideTools({ t, ids }, !hidden)),
    },
    {
      id: 'select',
      label: t('toolset.select'),
      icon: 'tick',
      onChoose: () => {
        toolsSelected(ids, id)
        focusOpenRow()
      },
    },
    {
      id: 'delete',
      label: t('frame.delete'),
      icon: 'trash',
      danger: true,
      onChoose: () =>
        void actions().then(({ removeTools }) => {
          removeTools({ t, ids })
          focusOpenRow()
        }),
    },
  ]
}
