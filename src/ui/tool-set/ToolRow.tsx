import { lazy, memo, Suspense } from 'react'
import { get } from '../../core/json/node'
import { readingOf } from '../../core/model/reading'
import { EMPTY_TOOL, nameOf, titleOf } from '../../core/model/tool'
import type { ToolRecord } from '../../core/model/tool-set'
import { shownRecord, toolSelected, useDocument } from '../../state/document'
import { mayHaveReview } from '../../state/may-have-review'
import { paneChosen } from '../../state/view'
import { Breakable } from '../kit/Breakable'
import { Icon } from '../kit/Icon'
import { useWide } from '../kit/use-wide'
import { useWords } from '../kit/use-words'
import { NoEffect } from './NoEffect'
import { namespaceInList } from './row-facts'
import { onRowKey } from './row-keys'
import { Score, Worst } from './RowSigns'
import { rangeSelected, selectionToggled, useIsSelected, useIsSelecting } from './selection'
import { dragSource, useDropTarget } from './tool-drag'

// What a first, empty tool does not need comes after it.
const EffectSign = lazy(() => import('./EffectSign'))
const ExportSigns = lazy(() => import('./ExportSigns'))
const RowCheckbox = lazy(() => import('./RowCheckbox'))
const ReviewSign = lazy(() => import('../review-notes/ReviewSign'))
const ToolMenu = lazy(() => import('./ToolMenu'))

interface ToolRowProps {
  readonly record: ToolRecord
  readonly compact: boolean
  readonly movable: boolean
}

/** One tool in the list: effect, name, title, worst findings, score, and what can be done with it. */
export const ToolRow = memo(function ToolRow({ record, compact, movable }: ToolRowProps) {
  const t = useWords()
  const { id } = record
  const isOpen = useDocument((state) => state.selected === id)
  const readable = useDocument((state) => shownRecord(record, state))
  const isSelecting = useIsSelecting()
  const isSelected = useIsSelected(id)
  const hasReview = useDocument(({ set }) => mayHaveReview(set))
  // In one pane, opening a tool would leave the list in the middle of selecting.
  const tapsSelect = !useWide() && isSelecting
  const { tool } = readingOf(readable)
  const name = nameOf(tool)
  const title = titleOf(tool)
  const label = name || t('frame.newTool')
  const drop = useDropTarget(t, id, () => namespaceInList(record))
  const remarks = hasReview && (
    <Suspense>
      <ReviewSign id={id} />
    </Suspense>
  )
  return (
    <div
      className={compact ? 'tool compact' : 'tool'}
      aria-current={isOpen || undefined}
      data-selected={isSelected || undefined}
      {...dragSource(id, movable)}
      {...drop}
    >
      {isSelecting && !tapsSelect && (
        <Suspense fallback={<span className="cb" />}>
          <RowCheckbox id={id} name={label} checked={isSelected} />
        </Suspense>
      )}
      {tapsSelect && (
        <span className="tapped" aria-hidden="true">
          {isSelected && <Icon name="check" small />}
        </span>
      )}
      {readable.text === EMPTY_TOOL ? (
        <NoEffect />
      ) : (
        <Suspense fallback={<NoEffect />}>
          <EffectSign id={id} tool={tool} />
        </Suspense>
      )}
      <button
        type="button"
        className="tool-open"
        data-tool={id}
        aria-current={isOpen || undefined}
        aria-pressed={tapsSelect ? isSelected : undefined}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Shift+ArrowUp Shift+ArrowDown Control+Space"
        onMouseDown={(event) => {
          // A range of tools, not of text.
          if (event.shiftKey) event.preventDefault()
        }}
        onClick={(event) => {
          if (event.shiftKey) {
            event.currentTarget.focus()
            return rangeSelected(id, useDocument.getState().selected)
          }
          if (event.ctrlKey || event.metaKey || tapsSelect) return selectionToggled(id)
          toolSelected(id)
          paneChosen('form')
        }}
        onKeyDown={(event) => onRowKey(event, id, movable)}
        onKeyUp={(event) => onRowKey(event, id, movable)}
      >
        <span className="nm">{name ? <Breakable text={name} /> : t('frame.newTool')}</span>
        {!compact && (
          <span className="ti">
            {title && <span>{title}</span>}
            <Worst record={record} />
            {remarks}
          </span>
        )}
      </button>
      {tool && get(tool, 'exports') && (
        <Suspense>
          <ExportSigns tool={tool} />
        </Suspense>
      )}
      {compact && <Worst record={record} />}
      {compact && remarks}
      {isOpen && !isSelecting && (
        <Suspense fallback={<span className="btn icon s tool-more" />}>
          <ToolMenu id={id} tool={tool} name={label} movable={movable} />
        </Suspense>
      )}
      <Score id={id} />
    </div>
  )
})
