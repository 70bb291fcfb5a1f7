import type { Lang } from '../../lint/rule'
import type { Answer } from '../../model/tool'

/** What is put in front of an answer whose words do not say which question it answers. */
export interface AnswerCue {
  /** In front of a sentence or phrase. */
  readonly lead: (text: string) => string
  /** In front of a list, and of an English text whose capital is kept. */
  readonly heading: string
}

const always = (lead: string) => (): string => lead

/** A clause with a person in it goes with "when", a verb with "to", anything else with "for". */
function englishWhen(text: string): string {
  const isClause =
    /^(?:(?:the|a|an|any) )?(?:users?|customers?|callers?|you|they|someone|it|there|people|agents?|models?)\b/i
  if (isClause.test(text)) return 'Use it when '
  if (/^(?:when|if|before|after|for|to|whenever|as|in case)\b/i.test(text)) return 'Use it '
  return 'Use it for '
}

function englishWhenNot(text: string): string {
  return /^(?:when|if|before|after|for|to|as)\b/i.test(text)
    ? 'Do not use it '
    : englishWhen(text).replace('Use', 'Do not use')
}

export const ANSWER_CUES: Readonly<
  Record<Exclude<Answer, 'does'>, Readonly<Record<Lang, AnswerCue>>>
> = {
  when: {
    en: { lead: englishWhen, heading: 'When to use:' },
    zh: { lead: always('适用于'), heading: '适用场景：' },
  },
  whenNot: {
    en: { lead: englishWhenNot, heading: 'Do not use it for:' },
    zh: { lead: always('不适用于'), heading: '不适用于：' },
  },
  returns: {
    en: { lead: always('Returns '), heading: 'Returns:' },
    zh: { lead: always('返回'), heading: '返回：' },
  },
  limits: {
    en: { lead: always('Limits: '), heading: 'Limits:' },
    zh: { lead: always('限制：'), heading: '限制：' },
  },
}
