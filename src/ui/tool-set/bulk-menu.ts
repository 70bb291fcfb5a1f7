import '../../i18n/words/toolset'
import type { Direction, ToolIds } from '../../core/authoring/set/change-tools'
import { agentsOf, isHidden } from '../../core/authoring/set/export-marks'
import type { ToolRecord } from '../../core/model/tool-set'
import type { MenuItem } from '../kit/MenuButton'
import * as actions from './list-actions'
import { listDialog } from './list-dialog'
import { toolInList } from './row-facts'

/** What is done to selected tools less often than moving, copying and deleting them. */
export function bulkMenu({
  t,
  ids,
  records,
  movable,
  move,
}: {
  t: actions.Acting['t']
  ids: ToolIds
  records: readonly ToolRecord[]
  movable: boolean
  move: (direction: Direction) => void
}): readonly MenuItem[] {
  const found = records.flatMap((record) => toolInList(record) ?? [])
  const isNone = ids.size === 0
  return [
    {
      id: 'namespace',
      label: t('toolset.setNamespace'),
      icon: 'list',
      disabled: isNone,
      onChoose: () => listDialog.set({ about: 'namespace', ids }),
    },
    {
      id: 'hide',
      label: t('toolset.hide'),
      icon: 'hidden',
      disabled: found.every(isHidden),
      onChoose: () => actions.hideTools({ t, ids }, true),
    },
    {
      id: 'show',
      label: t('toolset.unhide'),
      icon: 'eye',
      disabled: !found.some(isHidden),
      onChoose: () => actions.hideTools({ t, ids }, false),
    },
    {
      id: 'agent-in',
      label: t('toolset.toAgent'),
      icon: 'person',
      disabled: isNone,
      onChoose: () => listDialog.set({ about: 'agent-in', ids }),
    },
    {
      id: 'agent-out',
      label: t('toolset.fromAgent'),
      icon: 'person',
      disabled: found.every((tool) => agentsOf(tool).length === 0),
      onChoose: () => listDialog.set({ about: 'agent-out', ids }),
    },
    {
      id: 'top',
      label: t('toolset.toTop'),
      icon: 'up',
      disabled: isNone || !movable,
      onChoose: () => move('top'),
    },
    {
      id: 'bottom',
      label: t('toolset.toBottom'),
      icon: 'down',
      disabled: isNone || !movable,
      onChoose: () => move('bottom'),
    },
    {
      id: 'copy',
      label: t('toolset.copyJson'),
      icon: 'code',
      disabled: isNone,
      onChoose: () => void actions.copyTools({ t, ids }),
    },
  ]
}
