import { lazy, Suspense, useCallback, useLayoutEffect, useState } from 'react'
import type { ToolRecord } from '../../core/model/tool-set'
import { toolAdded, useDocument } from '../../state/document'
import { Icon } from '../kit/Icon'
import { useSignal } from '../kit/signal'
import { useWords } from '../kit/use-words'
import { galleryRequest } from '../templates/gallery-request'
import { listDialog } from './list-dialog'
import { linesOf } from './list-lines'
import { namespaceInList } from './row-facts'
import { shownOrder, useIsSelecting } from './selection'
import { SetHealth } from './SetHealth'
import './tool-list.css'
import { ToolRows } from './ToolRows'

const ToolFilter = lazy(() => import('./ToolFilter'))
const SelectionBar = lazy(() => import('./SelectionBar'))
const ListDialog = lazy(() => import('./ListDialog'))

const NONE: ReadonlySet<string> = new Set()

/** The set's tools: choose, filter, add, order, group; below them how the whole set is doing. */
export function ToolList() {
  const t = useWords()
  const tools = useDocument((state) => state.set.tools)
  const [filter, setFilter] = useState<{ matches: (record: ToolRecord) => boolean }>()
  const [closed, setClosed] = useState(NONE)
  const isSelecting = useIsSelecting()
  const question = useSignal(listDialog)
  const shown = filter ? tools.filter(filter.matches) : tools
  // What is looked for is shown wherever it is.
  const lines = linesOf(shown, namespaceInList, filter ? NONE : closed)
  useLayoutEffect(() =>
    shownOrder.set(lines.flatMap((line) => (line.kind === 'tool' ? [line.key] : []))),
  )
  const onToggle = useCallback((namespace: string) => {
    setClosed((before) => {
      const next = new Set(before)
      if (!next.delete(namespace)) next.add(namespace)
      return next
    })
  }, [])
  return (
    <nav className="list" aria-label={t('frame.tools')}>
      {tools.length > 1 && (
        <Suspense fallback={<div className="filter-row" />}>
          <ToolFilter total={tools.length} shown={shown.length} onFilter={setFilter} />
        </Suspense>
      )}
      {isSelecting && (
        <Suspense>
          <SelectionBar tools={tools} movable={!filter} />
        </Suspense>
      )}
      {tools.length === 0 && <p className="list-note">{t('frame.noTools')}</p>}
      {tools.length > 0 && shown.length === 0 && (
        <p className="list-note" role="status">
          {t('frame.noMatch')}
        </p>
      )}
      <ToolRows lines={lines} compact={tools.length > 12} movable={!filter} onToggle={onToggle} />
      <div className="add">
        <button type="button" className="btn" onClick={() => toolAdded()}>
          <Icon name="plus" />
          {t('frame.addTool')}
        </button>
        <button type="button" className="btn" onClick={() => galleryRequest.set(true)}>
          <Icon name="form" />
          {t('frame.fromTemplate')}
        </button>
      </div>
      <SetHealth />
      <Suspense>{question && <ListDialog question={question} />}</Suspense>
    </nav>
  )
}
