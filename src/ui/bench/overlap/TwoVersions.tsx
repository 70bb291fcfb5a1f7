import '../../../i18n/words/bench-overlap'
import { useId } from 'react'
import { changedKinds, countKinds } from '../../../core/bench/overlap/two-versions'
import { type AskedQuestion, OVERLAP_KINDS } from '../../../core/bench/overlap/wording-overlap'
import { useModelRun } from '../../../state/model-run'
import { Select } from '../../kit/Select'
import { useWords } from '../../kit/use-words'
import { benchPart } from '../bench-part'
import { PlainTable } from '../results/PlainTable'
import type { Compared } from './use-overlap'

/** How clear the questions are in the text on screen, and in another version of the set. */
export function TwoVersions({
  otherId,
  onChoose,
  compared: [now, other],
  questions,
}: {
  otherId: string
  onChoose: (id: string) => void
  compared: readonly Compared[]
  questions: readonly AskedQuestion[]
}) {
  const t = useWords()
  const id = useId()
  const others = useModelRun((state) => state.others)
  const title = others.find((each) => each.id === otherId)?.title ?? ''
  return (
    <section className="overlap-versions">
      <h3>{t('overlap.versions')}</h3>
      {others.length === 0 ? (
        <p className="two">{t('overlap.addOther')}</p>
      ) : (
        <div className="overlap-other">
          <label htmlFor={id}>{t('overlap.other')}</label>
          <Select
            id={id}
            look="s"
            value={otherId}
            options={[
              { value: '', label: t('overlap.noOther') },
              ...others.map((each) => ({ value: each.id, label: each.title })),
            ]}
            onChoose={onChoose}
          />
        </div>
      )}
      <button type="button" className="link" onClick={() => benchPart.set('run')}>
        {t('overlap.toVersions')}
      </button>
      {now && other && (
        <>
          <PlainTable
            caption={t('overlap.versionTable')}
            head={[t('overlap.version'), ...OVERLAP_KINDS.map((kind) => t(`overlap.${kind}`))]}
            rows={[
              [title, ...numbersOf(other)],
              [t('overlap.current'), ...numbersOf(now)],
            ]}
          />
          <Changes now={now} other={other} questions={questions} />
        </>
      )}
    </section>
  )
}

function numbersOf({ overlap }: Compared): readonly number[] {
  const counts = countKinds(overlap.rows)
  return OVERLAP_KINDS.map((kind) => counts[kind])
}

/** Which questions became clearer or less clear; neither is called better, since no model was asked. */
function Changes({
  now,
  other,
  questions,
}: {
  now: Compared
  other: Compared
  questions: readonly AskedQuestion[]
}) {
  const t = useWords()
  const changes = changedKinds(other.overlap.rows, now.overlap.rows)
  const textOf = new Map(questions.map(({ id, text }) => [id, text]))
  return (
    <>
      <p>{t('overlap.changed', { count: changes.length })}</p>
      <ul className="overlap-asked">
        {changes.map(({ question, before, after }) => (
          <li key={question}>
            {t('overlap.change', {
              question: textOf.get(question) ?? question,
              before: t(`overlap.${before}`),
              after: t(`overlap.${after}`),
            })}
          </li>
        ))}
      </ul>
    </>
  )
}
