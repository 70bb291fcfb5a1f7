import '../../../i18n/words/people'
import type { PickedFor } from '../../../core/bench/people/picks-by-question'
import { nameOf } from '../../../core/model/tool'
import { languageOf } from '../../../core/reading/language'
import { expectedText } from '../../../i18n/bench-results-text'
import { useDocument } from '../../../state/document'
import { goToField } from '../../../state/go-to-field'
import { readableTools } from '../../../state/readable-tools'
import { useView } from '../../../state/view'
import { useWords } from '../../kit/use-words'
import { questionAsked } from '../questions/asked-question'
import { AnswerOffers } from './AnswerOffers'
import { PickList } from './PickList'
import './people.css'

/** A question that people picked for: what is expected, who picked what, and what can be made of it. */
export function PickedQuestion({ asked }: { asked: PickedFor }) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const document = useDocument()
  const { question, picks, right, of } = asked
  const named = picks.flatMap(({ entry: { picked } }) =>
    typeof picked === 'string' ? [] : [picked.tool],
  )
  const ways = readableTools(document).filter(({ tool }) => named.includes(nameOf(tool)))
  return (
    <article className="picked-question">
      <h4 lang={question?.lang ?? (languageOf(asked.asked) === 'zh' ? 'zh-Hans' : 'en')}>
        {asked.asked}
      </h4>
      {question && (
        <p className="two">
          {t('people.expected', { expected: expectedText(lang, question.expected) })}
          {of > 0 && ` · ${t('people.rate', { right, of })}`}
        </p>
      )}
      <PickList picks={picks} />
      {question && <AnswerOffers question={question} picks={picks.map(({ entry }) => entry)} />}
      <div className="picked-ways">
        {question && (
          <button type="button" className="link" onClick={() => questionAsked(question.id)}>
            {t('people.goToQuestion')}
          </button>
        )}
        {ways.map(({ id, tool }) => (
          <button
            key={id}
            type="button"
            className="link"
            onClick={() => goToField(['description'], id)}
          >
            {t('people.goTo', { name: nameOf(tool) })}
          </button>
        ))}
      </div>
    </article>
  )
}
