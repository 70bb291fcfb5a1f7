import '../../../i18n/words/bench-runs'
import type { Question } from '../../../core/bench/questions/question'
import {
  type ConfusedPair,
  labelInVersion,
  labelKey,
} from '../../../core/bench/results/results-confusion'
import {
  type DecidingSentence,
  decidingSentences,
  toolNamed,
} from '../../../core/bench/results/results-deciding'
import type { Arm } from '../../../core/bench/runs/run'
import { get } from '../../../core/json/node'
import { nameOf } from '../../../core/model/tool'
import { benchText, labelText } from '../../../i18n/bench-results-text'
import { useDocument } from '../../../state/document'
import { goToField } from '../../../state/go-to-field'
import { readableTools } from '../../../state/readable-tools'
import { useView } from '../../../state/view'
import { useWords } from '../../kit/use-words'

/** A cell of the matrix: its questions, and the sentences of both tools that decide between them. */
export function PairDetails({
  arm,
  pair,
  questions,
  onClose,
}: {
  arm: Arm
  pair: ConfusedPair
  questions: readonly Question[]
  onClose: () => void
}) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const { expected, picked } = pair
  const isRight = labelKey(expected) === labelKey(picked)
  const texts = { expected: labelText(lang, expected), picked: labelText(lang, picked) }
  const title = t(isRight ? 'benchRuns.pairRight' : 'benchRuns.pairTitle', texts)
  const labels = isRight ? [expected] : [expected, picked]
  const sides = labels.flatMap((label, i) => {
    const other = labels[1 - i]
    return label.is === 'tool'
      ? [{ name: label.name, other: other && labelInVersion(arm, other) }]
      : []
  })
  const told = sides.map(({ name, other = '' }) => {
    const tool = toolNamed(arm.tools, labelInVersion(arm, { is: 'tool', name }))
    return { name, sentences: tool ? decidingSentences(tool, other) : [] }
  })
  const isDrawn = told.some(({ sentences }) => sentences.some(({ namesOther }) => namesOther))
  return (
    <section className="run-pair" aria-label={title}>
      <h4>{title}</h4>
      <ul className="run-pair-questions">
        {questions
          .filter(({ id }) => pair.questions.includes(id))
          .map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
      </ul>
      {told.length > 0 && (
        <h4>{t(told.length === 2 ? 'benchRuns.deciding' : 'benchRuns.decidingOne')}</h4>
      )}
      {told.map(({ name, sentences }) => (
        <Deciding key={name} name={name} sentences={sentences} />
      ))}
      {told.length === 2 && !isDrawn && <p>{t('benchRuns.noneNames')}</p>}
      <button type="button" className="link" onClick={onClose}>
        {t('benchRuns.closePair')}
      </button>
    </section>
  )
}

function Deciding({ name, sentences }: { name: string; sentences: readonly DecidingSentence[] }) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const document = useDocument()
  const today = readableTools(document).find(({ tool }) => nameOf(tool) === name)
  // The text of today may be built otherwise than that of the version.
  const path = (at: DecidingSentence['path']) =>
    today && get(get(today.tool, 'description'), 'does') === undefined ? ['description'] : at
  return (
    <div className="run-deciding">
      {sentences.length === 0 && <p>{benchText(lang, 'noDeciding', { name })}</p>}
      <dl>
        {sentences.map(({ answer, text, namesOther }, i) => (
          <div key={i}>
            <dt>
              {benchText(lang, answer === 'when' ? 'whenSays' : 'whenNotSays', { name })}
              {namesOther && <span className="tag pass">{t('benchRuns.namesOther')}</span>}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {today ? (
        <button
          type="button"
          className="link"
          onClick={() =>
            goToField(path(sentences.at(-1)?.path ?? ['description', 'whenNot']), today.id)
          }
        >
          {t('benchRuns.goTo', { name })}
        </button>
      ) : (
        <p className="two">{t('benchRuns.goneTool', { name })}</p>
      )}
    </div>
  )
}
