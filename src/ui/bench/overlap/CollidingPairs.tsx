import '../../../i18n/words/bench-overlap'
import type { OverlapPair } from '../../../core/bench/overlap/colliding-pairs'
import type { AskedQuestion } from '../../../core/bench/overlap/wording-overlap'
import { descriptionOf } from '../../../core/model/description'
import { useDocument } from '../../../state/document'
import { goToField } from '../../../state/go-to-field'
import { readableTools } from '../../../state/readable-tools'
import { useWords } from '../../kit/use-words'
import type { Compared } from './use-overlap'

/** Pairs of tools that words do not keep apart, with the words and the way to both texts. */
export function CollidingPairs({
  compared: { overlap, version },
  questions,
}: {
  compared: Compared
  questions: readonly AskedQuestion[]
}) {
  const t = useWords()
  const textOf = new Map(questions.map(({ id, text }) => [id, text]))
  return (
    <section className="overlap-pairs">
      <h3>{t('overlap.pairs')}</h3>
      {overlap.pairs.length === 0 ? (
        <p className="two">{t('overlap.noPairs')}</p>
      ) : (
        <p className="two">{t('overlap.pairAdvice')}</p>
      )}
      <ul>
        {overlap.pairs.map((pair) => (
          <li key={`${pair.first} ${pair.second}`} className="overlap-pair">
            <Pair pair={pair} version={version} textOf={textOf} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Pair({
  pair: { first, second, questions, likeness, words },
  version: { names, ids },
  textOf,
}: {
  pair: OverlapPair
  version: Compared['version']
  textOf: ReadonlyMap<string, string>
}) {
  const t = useWords()
  const nameAt = (at: number): string => names[at] || t('overlap.unnamed')
  return (
    <>
      <h4>{t('overlap.pairTitle', { first: nameAt(first), second: nameAt(second) })}</h4>
      {questions.length > 0 && (
        <>
          <p>{t('overlap.pairQuestions', { count: questions.length })}</p>
          <ul className="overlap-asked">
            {questions.map((id) => (
              <li key={id}>{textOf.get(id)}</li>
            ))}
          </ul>
        </>
      )}
      {words.length > 0 && (
        <p className="overlap-words">
          {t('overlap.pairWords')}
          {words.map((word) => (
            <code key={word} className="tag">
              {word}
            </code>
          ))}
        </p>
      )}
      <p className="two">{t('overlap.pairLikeness', { value: likeness.toFixed(2) })}</p>
      <div className="overlap-ways">
        {[first, second].map((at) => (
          <button key={at} type="button" className="link" onClick={() => goToUse(ids[at])}>
            {t('overlap.goTo', { name: nameAt(at) })}
          </button>
        ))}
      </div>
    </>
  )
}

/** To where a tool says when not to use it, or to its text as a whole. */
function goToUse(id: string | undefined): void {
  const found = readableTools(useDocument.getState()).find((each) => each.id === id)
  if (!found) return
  const isText = descriptionOf(found.tool).kind === 'string'
  goToField(isText ? ['description'] : ['description', 'whenNot'], found.id)
}
