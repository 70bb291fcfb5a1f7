import '../../i18n/words/exchange'
import '../../i18n/words/imports'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import { filterOperations, tagsOf } from '../../core/openapi/filter-operations'
import { Checkbox } from '../kit/Checkbox'
import { Select } from '../kit/Select'
import { TextField } from '../kit/TextField'
import { useWords } from '../kit/use-words'
import type { ApiOverview } from './api-overview'
import { LongList } from './LongList'
import { OperationRow } from './OperationRow'
import './operations.css'

/** Shorter lists are taken in at a glance, and need no filter. */
const MANY = 8

interface OperationListProps {
  readonly api: ApiOverview
  readonly chosen: ReadonlySet<string>
  /** Names that tools of the set have already. */
  readonly taken: ReadonlySet<string>
  readonly onChoose: (chosen: ReadonlySet<string>) => void
}

/** The operations of an API document, to be filtered and ticked. */
export function OperationList({ api, chosen, taken, onChoose }: OperationListProps) {
  const t = useWords()
  const headId = useId()
  const [text, setText] = useState('')
  const [tag, setTag] = useState('')
  const [hidesDeprecated, setHidesDeprecated] = useState(false)
  const { operations } = api
  const tags = useMemo(() => tagsOf(operations), [operations])
  const settled = useDeferredValue(text)
  const shown = useMemo(
    () => filterOperations(operations, { text: settled, tags: tag ? [tag] : [], hidesDeprecated }),
    [operations, settled, tag, hidesDeprecated],
  )
  const usable = shown.filter(({ name }) => name !== undefined)
  const tick = (ids: readonly string[], wanted: boolean): void => {
    const next = new Set(chosen)
    for (const id of ids) {
      if (wanted) next.add(id)
      else next.delete(id)
    }
    onChoose(next)
  }
  const hasDeprecated = operations.some(({ isDeprecated }) => isDeprecated)
  return (
    <section className="operations" aria-labelledby={headId}>
      <div className="repairs-head">
        <h3 id={headId}>{t('imports.operations')}</h3>
        <span className="quiet num" role="status">
          {chosen.size === 0
            ? t('imports.chooseFirst')
            : t('imports.chosenOf', { chosen: chosen.size, count: operations.length })}
        </span>
        <span className="acts">
          <button
            type="button"
            className="link"
            disabled={usable.every(({ id }) => chosen.has(id))}
            onClick={() =>
              tick(
                usable.map(({ id }) => id),
                true,
              )
            }
          >
            {t('imports.chooseShown', { count: usable.length })}
          </button>
          <button
            type="button"
            className="link"
            disabled={chosen.size === 0}
            onClick={() => onChoose(new Set())}
          >
            {t('imports.chooseNone')}
          </button>
        </span>
      </div>
      {operations.length > MANY && (
        <div className="operations-filter">
          <TextField
            value={text}
            onText={setText}
            aria-label={t('imports.filterOperations')}
            placeholder={t('imports.filterExample')}
            spellCheck={false}
          />
          {tags.length > 1 && (
            <Select
              value={tag}
              aria-label={t('imports.tag')}
              options={[
                { value: '', label: t('imports.allTags') },
                ...tags.map((each) => ({ value: each, label: each })),
              ]}
              onChoose={setTag}
            />
          )}
          {hasDeprecated && (
            <Checkbox checked={hidesDeprecated} onCheck={setHidesDeprecated}>
              {t('imports.hideDeprecated')}
            </Checkbox>
          )}
        </div>
      )}
      {shown.length === 0 ? (
        <p className="quiet">{t('imports.noMatch')}</p>
      ) : (
        <LongList
          count={shown.length}
          label={t('imports.operations')}
          height={50}
          keyOf={(index) => shown[index]!.id}
          row={(index) => {
            const operation = shown[index]!
            return (
              <OperationRow
                operation={operation}
                isChosen={chosen.has(operation.id)}
                isTaken={operation.name !== undefined && taken.has(operation.name)}
                onTick={(wanted) => tick([operation.id], wanted)}
              />
            )
          }}
        />
      )}
    </section>
  )
}
