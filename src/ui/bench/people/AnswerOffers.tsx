import '../../../i18n/words/people'
import { useId, useRef, useState } from 'react'
import { type AnswerOffer, answerOffers } from '../../../core/bench/people/answer-offers'
import type { PickToLearnFrom } from '../../../core/bench/people/answer-offers'
import { answerFromQuestion } from '../../../core/bench/people/answer-from-question'
import type { Question } from '../../../core/bench/questions/question'
import { nameOf } from '../../../core/model/tool'
import { afterPaint } from '../../../state/after-paint'
import { useDocument } from '../../../state/document'
import { type ReadableTool, readableTools } from '../../../state/readable-tools'
import { Icon } from '../../kit/Icon'
import { useWords } from '../../kit/use-words'
import { OfferEditor } from './OfferEditor'
import './people.css'

/** What the descriptions could say so that a question goes right next time. An author takes it or not. */
export function AnswerOffers({
  question,
  picks,
}: {
  question: Question
  picks: readonly PickToLearnFrom[]
}) {
  const t = useWords()
  const id = useId()
  const document = useDocument()
  const tools = readableTools(document)
  const offers = answerOffers(question, picks).flatMap((offer) => {
    const today = tools.find(({ tool }) => nameOf(tool) === offer.tool)
    return today ? [{ offer, today }] : []
  })
  const isHeldBack =
    question.split === 'holdout' && answerOffers({ ...question, split: 'dev' }, picks).length > 0
  if (isHeldBack) return <p className="quiet">{t('people.heldOut')}</p>
  if (offers.length === 0) return null
  return (
    <div className="offers">
      <p className="lab" id={id}>
        {t('people.offers')}
      </p>
      <ul aria-labelledby={id}>
        {offers.map(({ offer, today }) => (
          <OneOffer
            key={`${offer.kind} ${offer.tool} ${offer.words}`}
            offer={offer}
            today={today}
          />
        ))}
      </ul>
    </div>
  )
}

function OneOffer({ offer, today }: { offer: AnswerOffer; today: ReadableTool }) {
  const t = useWords()
  const id = useId()
  const item = useRef<HTMLLIElement>(null)
  const [isOpen, setOpen] = useState(false)
  const offered = answerFromQuestion(today.tool, offer)
  const { kind, tool } = offer
  const close = (): void => {
    setOpen(false)
    // The editor had the focus; the row it belongs to takes it.
    afterPaint(() => (item.current?.querySelector('button') ?? item.current)?.focus())
  }
  return (
    <li ref={item} tabIndex={-1}>
      {offered.ok ? (
        <button
          type="button"
          className="btn s line offer-opener"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'up' : 'down'} small />
          {t(`people.offer-${kind}`, { tool })}
        </button>
      ) : (
        <span className="sev todo">
          <Icon name={offered.reason === 'said' ? 'tick' : 'triangle'} small />
          <span className="told">
            {t(`people.offer-${kind}`, { tool })}
            <span className="quiet"> · {t(`people.refused-${offered.reason}`, { tool })}</span>
          </span>
        </span>
      )}
      {isOpen && offered.ok && (
        <OfferEditor key={offered.before} id={id} today={today} offered={offered} onClose={close} />
      )}
    </li>
  )
}
