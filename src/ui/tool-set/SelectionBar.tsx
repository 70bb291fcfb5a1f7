import '../../i18n/words/toolset'
import { useEffect, useState } from 'react'
import type { Direction } from '../../core/authoring/set/change-tools'
import type { ToolRecord } from '../../core/model/tool-set'
import { Icon } from '../kit/Icon'
import { MenuButton } from '../kit/MenuButton'
import { useSignal } from '../kit/signal'
import { useWords } from '../kit/use-words'
import { bulkMenu } from './bulk-menu'
import { focusOpenRow } from './focus-row'
import './selection.css'
import * as actions from './list-actions'
import { selection, selectionLeft, shownOrder, toolsSelected } from './selection'

/** How many tools are selected, and what can be done with all of them at once. */
export default function SelectionBar({
  tools,
  movable,
}: {
  tools: readonly ToolRecord[]
  movable: boolean
}) {
  const t = useWords()
  const selected = useSignal(selection)
  const order = useSignal(shownOrder)
  const [moved, setMoved] = useState('')
  const records = tools.filter(({ id }) => selected.ids.has(id))
  const ids = new Set(records.map(({ id }) => id))
  const shown = order.filter((id) => ids.has(id)).length
  const isNone = ids.size === 0
  useEffect(() => listenForEscape(), [])
  // Another set took the screen, or all of them were deleted otherwise.
  const isGone = selected.ids.size > 0 && isNone
  useEffect(() => {
    if (isGone) selectionLeft()
  }, [isGone])
  const move = (direction: Direction) => {
    actions.moveTools(ids, direction)
    setMoved(t('toolset.moved', { count: ids.size }))
  }
  const remove = () => {
    actions.removeTools({ t, ids })
    leave()
  }
  const buttons = [
    { words: 'frame.moveUp', icon: 'up', isOff: !movable, act: () => move('up') },
    { words: 'frame.moveDown', icon: 'down', isOff: !movable, act: () => move('down') },
    {
      words: 'frame.duplicate',
      icon: 'copy',
      isOff: false,
      act: () => actions.duplicateTools({ t, ids }),
    },
    { words: 'frame.delete', icon: 'trash', isOff: false, act: remove },
  ] as const
  return (
    <div className="selection-bar" role="group" aria-label={t('toolset.selection')}>
      <div className="selection-count">
        <label className="tick">
          <input
            type="checkbox"
            className="cb"
            aria-label={t('toolset.selectAll')}
            checked={order.length > 0 && shown === order.length}
            ref={(box) => {
              if (box) box.indeterminate = shown > 0 && shown < order.length
            }}
            onChange={(event) => toolsSelected(event.currentTarget.checked ? order : [])}
          />
        </label>
        <span role="status">
          {t('toolset.selected', { count: ids.size })}
          {ids.size > shown && (
            <span className="quiet"> {t('toolset.notShown', { count: ids.size - shown })}</span>
          )}
          <span className="sr">{moved}</span>
        </span>
        <button
          type="button"
          className="btn icon s"
          aria-label={t('toolset.stopSelecting')}
          onClick={leave}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="selection-actions">
        {buttons.map(({ words, icon, isOff, act }) => (
          <button
            key={words}
            type="button"
            className="btn icon s"
            aria-label={t(words)}
            title={t(words)}
            disabled={isNone || isOff}
            onClick={act}
          >
            <Icon name={icon} />
          </button>
        ))}
        <MenuButton
          label={t('toolset.actions')}
          className="btn s line"
          items={bulkMenu({ t, ids, records, movable, move })}
        >
          {t('toolset.actions')}
          <Icon name="down" small />
        </MenuButton>
      </div>
    </div>
  )
}

/** Selecting ends, and the focus goes to a row of the list. */
function leave(): void {
  const row = document.activeElement?.closest('.tool')?.querySelector<HTMLElement>('.tool-open')
  selectionLeft()
  if (row) row.focus()
  else focusOpenRow()
}

function listenForEscape(): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
    if (event.target instanceof Element && event.target.closest('.list')) leave()
  }
  document.addEventListener('keydown', onKey)
  return () => document.removeEventListener('keydown', onKey)
}
