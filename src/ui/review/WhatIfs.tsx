import '../../i18n/words/review'
import { useMemo } from 'react'
import { type Asked, lineAnswer } from '../../core/lint/checklists/answer'
import { CAPABILITY } from '../../core/lint/checklists/capability'
import { whatIfsOf } from '../../core/review/what-ifs'
import { findingText } from '../../i18n/findings'
import { whatIfMissing, whatIfSentence } from '../../i18n/review-what-ifs'
import { useView } from '../../state/view'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { Sign, Talk } from './Talk'

/** What happens when things go wrong, in the words of the definition, or that it is left open. */
export function WhatIfs({ asked }: { asked: Asked & { readonly only: number } }) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const answers = useMemo(() => whatIfsOf(asked), [asked])
  const count = answers.filter(({ isAnswered }) => isAnswered).length
  return (
    <section>
      <h3>
        {CAPABILITY.title[lang]}
        <span className="end quiet">
          {t('review.whatIfsAnswered', { count, open: answers.length - count })}
        </span>
      </h3>
      <ol className="review-lines what-ifs">
        {answers.map(({ id, line, words, isAnswered, facts, missing, findings }, i) => (
          <li key={id}>
            <span className={isAnswered ? 'sev pass' : 'sev todo'}>
              <Icon name={isAnswered ? 'tick' : 'todo'} />
              {t(isAnswered ? 'review.whatIfAnswered' : 'review.whatIfOpen')}
            </span>
            <div>
              <p className="what-if">{words[lang]}</p>
              {facts.map((fact) => (
                <p key={fact.id} className="two">
                  {whatIfSentence(fact, lang)}
                </p>
              ))}
              {missing.map((each) => (
                <p key={each} className="quiet">
                  {whatIfMissing(each, lang)}
                </p>
              ))}
              {missing.length === 0 &&
                findings.map((finding, at) => (
                  <p key={at} className="quiet">
                    {findingText(finding, lang)}
                  </p>
                ))}
              {lineAnswer(CAPABILITY.lines[i]!, asked).state === 'person' && (
                <Sign line={line} label={words[lang]} />
              )}
            </div>
            <Talk spot={{ line }} label={words[lang]} />
          </li>
        ))}
      </ol>
    </section>
  )
}
