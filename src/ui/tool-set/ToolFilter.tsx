import '../../i18n/words/toolset'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { isHidden } from '../../core/authoring/set/export-marks'
import { matchesQuery } from '../../core/authoring/set/tool-filter'
import type { ToolRecord } from '../../core/model/tool-set'
import { useReport } from '../../state/report'
import type { WordKey } from '../../i18n/words'
import { Icon } from '../kit/Icon'
import { MenuButton } from '../kit/MenuButton'
import { useFieldText } from '../kit/use-field-text'
import { useWords } from '../kit/use-words'
import './filter.css'
import { toolInList } from './row-facts'
import { selectionLeft, selectionStarted, useIsSelecting } from './selection'

type Kind = 'problems' | 'hidden'
const KINDS: readonly { readonly kind: Kind; readonly words: WordKey }[] = [
  { kind: 'problems', words: 'toolset.problems' },
  { kind: 'hidden', words: 'toolset.hidden' },
]

type Matches = (record: ToolRecord) => boolean

/** Which tools the list shows: by words, by what is wrong with them, or by being in no export. */
export default function ToolFilter({
  total,
  shown,
  onFilter,
}: {
  total: number
  shown: number
  onFilter: (filter: { matches: Matches } | undefined) => void
}) {
  const t = useWords()
  const [query, setQuery] = useState('')
  const [kind, setKind] = useState<Kind>()
  const [hasProblems, setHasProblems] = useState<Matches>()
  const isSelecting = useIsSelecting()
  const field = useFieldText<HTMLInputElement>(query, setQuery)
  const settled = useDeferredValue(query.trim())
  const matches = useMemo<Matches | undefined>(() => {
    if (!settled && !kind) return undefined
    return (record) => {
      const tool = toolInList(record)
      if (!matchesQuery(tool, settled)) return false
      if (kind === 'hidden') return tool !== undefined && isHidden(tool)
      return kind !== 'problems' || !hasProblems || hasProblems(record)
    }
  }, [settled, kind, hasProblems])
  useEffect(() => onFilter(matches && { matches }), [matches, onFilter])
  useEffect(() => () => onFilter(undefined), [onFilter])
  const chosen = KINDS.find((each) => each.kind === kind)
  return (
    <>
      <div className="filter-row">
        <label className="filter">
          <Icon name="search" small />
          <input
            {...field}
            type="search"
            aria-label={t('frame.filter')}
            aria-keyshortcuts="/"
            placeholder={t('frame.filter')}
            data-shortcut="/"
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || event.nativeEvent.isComposing || query === '') return
              // Escape clears what is typed first, and only then ends selecting.
              event.preventDefault()
              setQuery('')
            }}
          />
          <kbd aria-hidden="true">/</kbd>
        </label>
        <MenuButton
          label={t('toolset.filterBy')}
          className={kind ? 'btn icon s on' : 'btn icon s'}
          items={[
            ...KINDS.map((each) => ({
              id: each.kind,
              label: t(each.words),
              ...(each.kind === kind && { icon: 'check' as const }),
              onChoose: () => setKind(each.kind),
            })),
            {
              id: 'all',
              label: t('toolset.allTools'),
              ...(!kind && { icon: 'check' as const }),
              onChoose: () => setKind(undefined),
            },
          ]}
        >
          <span title={t('toolset.filterBy')}>
            <Icon name="filter" />
          </span>
        </MenuButton>
        <button
          type="button"
          className={isSelecting ? 'btn icon s on' : 'btn icon s'}
          aria-label={t('toolset.select')}
          title={t('toolset.select')}
          aria-pressed={isSelecting}
          onClick={isSelecting ? selectionLeft : selectionStarted}
        >
          <Icon name="select" />
        </button>
      </div>
      {chosen && (
        <button type="button" className="tag chosen-filter" onClick={() => setKind(undefined)}>
          <span className="sr">{t('toolset.stopFilter', { filter: t(chosen.words) })}</span>
          <span aria-hidden="true">{t(chosen.words)}</span>
          <Icon name="close" small />
        </button>
      )}
      <p className={matches && shown > 0 ? 'match-count' : 'sr'} role="status">
        {matches && shown > 0 && t('toolset.matchCount', { count: shown, total })}
      </p>
      {kind === 'problems' && <Problems onFound={setHasProblems} />}
    </>
  )
}

/** Listens to findings only while they are asked for. */
function Problems({ onFound }: { onFound: (matches: () => Matches) => void }) {
  const byTool = useReport()?.byTool
  useEffect(() => {
    onFound(
      () =>
        ({ id }) =>
          // What cannot be read has no report, and is wrong enough.
          byTool?.get(id)?.findings.some(({ severity }) => severity !== 'info') ?? true,
    )
  }, [byTool, onFound])
  return null
}
