import '../../i18n/words/comparing'
import { useId } from 'react'
import type { ByHand } from '../../core/diff/by-hand'
import type { SetDiff } from '../../core/diff/compare-sets'
import { Select } from '../kit/Select'
import { useWords } from '../kit/use-words'
import { fieldRows, type MatchRow, toolRows } from './match-rows'
import type { Sides } from './use-comparison'

interface MatchingProps {
  readonly sides: Sides
  readonly diff: SetDiff
  readonly byHand: ByHand
  readonly onByHand: (byHand: ByHand) => void
}

/** What has another name now or none: whoever knows better says what belongs together. */
export function Matching({ sides, diff, byHand, onByHand }: MatchingProps) {
  const t = useWords()
  const tools = toolRows(diff, sides)
  const fields = diff.tools.flatMap((tool) => {
    const rows = fieldRows(tool, sides)
    return rows.length > 0 ? [{ tool: tool.name, rows }] : []
  })
  if (tools.length + fields.length === 0) return null
  const count = fields.reduce((sum, { rows }) => sum + rows.length, tools.length)
  const list = (rows: readonly MatchRow[]) => (
    <ul>
      {rows.map((row) => (
        <Row key={row.name} row={row} onChoose={(name) => onByHand(row.chosen(byHand, name))} />
      ))}
    </ul>
  )
  return (
    <details className="ch matching" open={Object.keys(byHand).length > 0 || undefined}>
      <summary>{t('comparing.matching', { count })}</summary>
      <p className="quiet">{t('comparing.matchLead')}</p>
      {tools.length > 0 && <h3>{t('comparing.matchTools')}</h3>}
      {tools.length > 0 && list(tools)}
      {fields.map(({ tool, rows }) => (
        <div key={tool}>
          <h3>{t('comparing.matchFields', { tool })}</h3>
          {list(rows)}
        </div>
      ))}
    </details>
  )
}

function Row({ row, onChoose }: { row: MatchRow; onChoose: (name: string | null) => void }) {
  const t = useWords()
  const id = useId()
  const options = [
    { value: '', label: t('comparing.matchGone') },
    ...[...new Set(row.options)].map((name) => ({ value: name, label: name })),
  ]
  return (
    <li>
      <label htmlFor={id}>{t('comparing.matchIs', { name: row.name })}</label>
      <Select
        id={id}
        look="s"
        value={row.is}
        options={options}
        onChoose={(name) => onChoose(name === '' ? null : name)}
      />
    </li>
  )
}
