import type { Pick } from '../../review/entry'
import type { Question } from '../questions/question'
import { pickRight } from './pick-right'
import type { OfferKind } from './offer-sentences'

/** A pick of a person or of a model. */
export interface PickToLearnFrom {
  readonly picked: Pick['picked']
  /** What it would have to ask. */
  readonly text?: string
}

/** A sentence that the answers of a tool could have. */
export interface AnswerOffer {
  readonly kind: OfferKind
  /** The tool whose text it is for. */
  readonly tool: string
  /** What is quoted: the question, or what would have to be asked. */
  readonly words: string
  /** The tools that are right instead. */
  readonly others: readonly string[]
}

/**
 * What can be said in the descriptions so that a question goes right next time, each thing once: at the
 * tool that is right, then at those that were picked. Nothing where all picks are right. Questions that
 * are held back stay out of the descriptions, or they would measure nothing any more.
 */
export function answerOffers(
  { text, expected, split }: Question,
  picks: readonly PickToLearnFrom[],
): readonly AnswerOffer[] {
  if (split === 'holdout') return []
  const wrong = picks.filter(({ picked }) => pickRight(expected, picked) === false)
  const tools = expected.is === 'tool' ? expected.tools : []
  const [right] = tools
  const offers: AnswerOffer[] = []
  if (right !== undefined && wrong.length > 0) {
    offers.push({ kind: 'use', tool: right, words: text, others: [] })
    for (const { picked, text: asks } of wrong)
      if (picked === 'ask' && asks?.trim())
        offers.push({ kind: 'ask', tool: right, words: asks, others: [] })
  }
  const kind =
    expected.is === 'tool' ? 'instead' : expected.is === 'none' ? 'unneeded' : 'ask-first'
  for (const { picked } of wrong)
    if (typeof picked !== 'string')
      offers.push({ kind, tool: picked.tool, words: text, others: tools })
  const keyOf = (offer: AnswerOffer): string =>
    JSON.stringify([offer.kind, offer.tool, offer.words])
  return [...new Map(offers.map((offer) => [keyOf(offer), offer])).values()]
}
