import '../../../i18n/words/bench-report'
import '../../../i18n/words/bench-runs'
import { useState } from 'react'
import type { Question } from '../../../core/bench/questions/question'
import type { ArmResult } from '../../../core/bench/results/results'
import {
  confusedPairs,
  type ConfusedPair,
  labelKey,
  pairsOf,
} from '../../../core/bench/results/results-confusion'
import { labelText } from '../../../i18n/bench-results-text'
import { useView } from '../../../state/view'
import { Select } from '../../kit/Select'
import { useWords } from '../../kit/use-words'
import { PairDetails } from './PairDetails'
import { TableScroll } from './TableScroll'

/** Expected against picked, one version at a time; a number leads to the pair and what decides. */
export function ConfusionPart({
  arms,
  questions,
  first,
}: {
  arms: readonly ArmResult[]
  questions: readonly Question[]
  first: string
}) {
  const t = useWords()
  const [armId, setArmId] = useState(first)
  const result = arms.find(({ arm }) => arm.id === armId) ?? arms[0]!
  const [chosen, setChosen] = useState<string>()
  const pair = pairsOf(result.confusion).find((each) => pairKey(each) === chosen)
  return (
    <section>
      <h3>{t('benchRuns.confusion')}</h3>
      <p className="two">{t('benchRuns.confusionHow')}</p>
      {arms.length > 1 && (
        <label className="run-way">
          <span>{t('benchRuns.version')}</span>
          <Select
            look="s"
            value={result.arm.id}
            options={arms.map(({ arm }) => ({ value: arm.id, label: arm.title }))}
            onChoose={setArmId}
          />
        </label>
      )}
      {result.confusion.expected.length === 0 ? (
        <p className="empty">{t('benchRuns.confusionEmpty')}</p>
      ) : (
        <Matrix result={result} chosen={chosen} onChoose={setChosen} />
      )}
      {pair && (
        <PairDetails
          key={chosen}
          arm={result.arm}
          pair={pair}
          questions={questions}
          onClose={() => setChosen(undefined)}
        />
      )}
    </section>
  )
}

const pairKey = ({ expected, picked }: Pick<ConfusedPair, 'expected' | 'picked'>): string =>
  JSON.stringify([labelKey(expected), labelKey(picked)])

function Matrix({
  result,
  chosen,
  onChoose,
}: {
  result: ArmResult
  chosen: string | undefined
  onChoose: (key: string | undefined) => void
}) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const { expected, picked, cells } = result.confusion
  const most = confusedPairs(result.confusion)[0]?.count ?? 0
  return (
    <TableScroll label={t('benchRuns.confusion')}>
      <table className="run-table run-matrix">
        <thead>
          <tr>
            <th scope="col">{t('benchReport.expectedAgainst')}</th>
            {picked.map((label) => (
              <th key={labelKey(label)} scope="col">
                {labelText(lang, label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {expected.map((row, i) => (
            <tr key={labelKey(row)}>
              <th scope="row">{labelText(lang, row)}</th>
              {picked.map((column, j) => {
                const { count } = cells[i]![j]!
                const isRight = labelKey(row) === labelKey(column)
                const key = pairKey({ expected: row, picked: column })
                const look = isRight ? 'right' : count > 0 && count === most ? 'most' : ''
                return (
                  <td key={labelKey(column)} className={count === 0 ? '' : look}>
                    {count === 0 ? (
                      <span className="quiet">0</span>
                    ) : (
                      <button
                        type="button"
                        className="run-cell"
                        aria-pressed={chosen === key}
                        aria-label={t('benchRuns.cell', {
                          count,
                          expected: labelText(lang, row),
                          picked: labelText(lang, column),
                        })}
                        onClick={() => onChoose(chosen === key ? undefined : key)}
                      >
                        {count}
                      </button>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}
