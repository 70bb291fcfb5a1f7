import '../../../i18n/words/bench-overlap'
import { useState } from 'react'
import { countKinds } from '../../../core/bench/overlap/two-versions'
import {
  type AskedQuestion,
  OVERLAP_KINDS,
  type OverlapKind,
} from '../../../core/bench/overlap/wording-overlap'
import { Segments } from '../../kit/Segments'
import { useWords } from '../../kit/use-words'
import { TableScroll } from '../results/TableScroll'
import { OverlapTableRow } from './OverlapTableRow'
import type { Compared } from './use-overlap'

/** So many questions are drawn at first, and more each time that is asked for. */
const STEP = 100

/** Each question with the tool it shares the most words with, and the next. */
export function OverlapTable({
  compared: { overlap, version },
  questions,
}: {
  compared: Compared
  questions: readonly AskedQuestion[]
}) {
  const t = useWords()
  const [kind, setKind] = useState<OverlapKind | 'all'>('all')
  const [most, setMost] = useState(STEP)
  const counts = countKinds(overlap.rows)
  const kinds = OVERLAP_KINDS.filter((each) => counts[each] > 0 || each === kind)
  const shown = overlap.rows.filter((row) => kind === 'all' || row.kind === kind)
  const byId = new Map(questions.map((question) => [question.id, question]))
  return (
    <section>
      <div className="overlap-kinds">
        <Segments
          label={t('overlap.show')}
          value={kind}
          segments={[
            { value: 'all' as const, label: t('overlap.all', { count: overlap.rows.length }) },
            ...kinds.map((value) => ({
              value,
              title: t(`overlap.${value}-means`),
              label: t('overlap.kindCount', { kind: t(`overlap.${value}`), count: counts[value] }),
            })),
          ]}
          onChoose={setKind}
          look="wraps"
        />
      </div>
      {shown.length === 0 ? (
        <p className="empty">{t('overlap.noneShown')}</p>
      ) : (
        <TableScroll label={t('overlap.table')}>
          <table className="run-table run-questions">
            <thead>
              <tr>
                <th scope="col">{t('overlap.question')}</th>
                <th scope="col">{t('overlap.lead')}</th>
                <th scope="col">{t('overlap.best')}</th>
                <th scope="col">{t('overlap.second')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.slice(0, most).map((row) => (
                <OverlapTableRow
                  key={row.question}
                  row={row}
                  question={byId.get(row.question)}
                  names={version.names}
                />
              ))}
            </tbody>
          </table>
        </TableScroll>
      )}
      {shown.length > most && (
        <button type="button" className="link" onClick={() => setMost(most + STEP)}>
          {t('overlap.more', { count: Math.min(STEP, shown.length - most) })}
        </button>
      )}
    </section>
  )
}
