import { useRef, useState } from 'react'
import { nameOf, titleOf } from '../../core/model/tool'
import { readingOf } from '../../core/model/reading'
import type { ToolRecord } from '../../core/model/tool-set'
import { readableRecord, toolAdded, useDocument } from '../../state/document'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { SetHealth } from './SetHealth'
import './tool-list.css'
import { ToolRows } from './ToolRows'

/** The set's tools: choose, filter, add, order; below them how the whole set is doing. */
export function ToolList() {
  const t = useWords()
  const tools = useDocument((state) => state.set.tools)
  const [query, setQuery] = useState('')
  const filter = useRef<HTMLInputElement>(null)
  const shown = query ? tools.filter((record) => matches(record, query)) : tools
  return (
    <nav className="list" aria-label={t('frame.tools')}>
      {tools.length > 1 && (
        <label className="filter">
          <Icon name="search" small />
          <input
            ref={filter}
            type="search"
            aria-label={t('frame.filter')}
            aria-keyshortcuts="/"
            placeholder={t('frame.filter')}
            data-shortcut="/"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && setQuery('')}
          />
          <kbd aria-hidden="true">/</kbd>
        </label>
      )}
      {tools.length === 0 && <p className="list-note">{t('frame.noTools')}</p>}
      {tools.length > 0 && shown.length === 0 && (
        <p className="list-note" role="status">
          {t('frame.noMatch', { query })}
        </p>
      )}
      <ToolRows tools={shown} compact={tools.length > 12} movable={!query} />
      <div className="add">
        <button type="button" className="btn" onClick={() => toolAdded()}>
          <Icon name="plus" />
          {t('frame.addTool')}
        </button>
      </div>
      <SetHealth />
    </nav>
  )
}

function matches(record: ToolRecord, query: string): boolean {
  const { tool } = readingOf(readableRecord(useDocument.getState(), record.id) ?? record)
  const words = `${nameOf(tool)} ${titleOf(tool)}`.toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((part) => words.includes(part))
}
