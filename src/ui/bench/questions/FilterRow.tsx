import '../../../i18n/words/bench-questions'
import { useId } from 'react'
import { type Question, SPLITS } from '../../../core/bench/questions/question'
import { Select } from '../../kit/Select'
import { useSignal } from '../../kit/signal'
import { useWords } from '../../kit/use-words'
import { addFieldAsked } from './add-field'
import { countsOf, type QuestionFilter, questionFilter, tagsOf } from './filter'

/** Which questions are shown, with how many each tool has; and the tools that have none. */
export function FilterRow({
  questions,
  names,
  shown,
}: {
  questions: readonly Question[]
  names: readonly string[]
  shown: number
}) {
  const t = useWords()
  const id = useId()
  const filter = useSignal(questionFilter)
  const counts = countsOf(questions)
  const set = (part: Partial<QuestionFilter>): void => questionFilter.set({ ...filter, ...part })
  const kinds = [...counts.keys()].filter((each) => each.startsWith('tool:'))
  const option = (value: string, label: string) => ({
    value,
    label: `${label} (${counts.get(value) ?? 0})`,
  })
  const uncovered = names.filter((name) => !counts.has(`tool:${name}`))
  const tags = tagsOf(questions)
  return (
    <div className="questions-filter">
      <label htmlFor={`${id}tool`}>{t('questions.filterTool')}</label>
      <Select
        id={`${id}tool`}
        look="s"
        value={filter.expected}
        options={[
          { value: '', label: t('questions.all') },
          ...kinds.map((value) => option(value, value.slice('tool:'.length))),
          option('none', t('questions.none')),
          option('ask', t('questions.ask')),
          ...(counts.has('unset') ? [option('unset', t('questions.unset'))] : []),
        ]}
        onChoose={(expected) => set({ expected })}
      />
      {(tags.length > 0 || filter.tag !== '') && (
        <Select
          look="s"
          aria-label={t('questions.filterTag')}
          value={filter.tag}
          options={[
            { value: '', label: t('questions.allTags') },
            ...[...new Set([...tags, ...(filter.tag === '' ? [] : [filter.tag])])].map((tag) => ({
              value: tag,
              label: tag,
            })),
          ]}
          onChoose={(tag) => set({ tag })}
        />
      )}
      <Select
        look="s"
        aria-label={t('questions.filterHalf')}
        value={filter.split}
        options={[
          { value: '' as QuestionFilter['split'], label: t('questions.allHalves') },
          ...SPLITS.map((each) => ({
            value: each as QuestionFilter['split'],
            label: t(`questions.split-${each}`),
          })),
        ]}
        onChoose={(split) => set({ split })}
      />
      <span className="quiet" role="status">
        {shown < questions.length && t('questions.shown', { shown, count: questions.length })}
      </span>
      {uncovered.length > 0 && (
        <p className="questions-uncovered">
          <span className="quiet">{t('questions.uncovered')}</span>
          {uncovered.slice(0, 30).map((name) => (
            <button
              key={name}
              type="button"
              className="tag code"
              title={t('questions.uncoveredHint', { name })}
              aria-label={t('questions.uncoveredHint', { name })}
              onClick={() => addFieldAsked(name)}
            >
              {name}
            </button>
          ))}
          {uncovered.length > 30 && <span className="quiet">+{uncovered.length - 30}</span>}
        </p>
      )}
    </div>
  )
}
