import type { Words } from '../../lint/rule'
import type { Answer } from '../../model/tool'

/** What a question that went wrong can be turned into. */
export const OFFER_KINDS = ['use', 'instead', 'unneeded', 'ask-first', 'ask'] as const
export type OfferKind = (typeof OFFER_KINDS)[number]

/** `{cases}` are quotations of what users say, `{others}` the tools that are right instead. */
export interface OfferSentence {
  readonly answer: Answer & ('when' | 'whenNot')
  readonly sentence: Words
}

export const OFFER_SENTENCES: Readonly<Record<OfferKind, OfferSentence>> = {
  /** Of the tool that is right. */
  use: {
    answer: 'when',
    sentence: {
      en: 'Use it for requests such as {cases}.',
      zh: '用户提出{cases}这类请求时使用。',
    },
  },
  /** Of a tool that was picked where another is right. */
  instead: {
    answer: 'whenNot',
    sentence: {
      en: 'Do not use it for requests such as {cases}; use {others} instead.',
      zh: '用户提出{cases}这类请求时不要使用，请改用{others}。',
    },
  },
  /** Of a tool that was picked where none is right. */
  unneeded: {
    answer: 'whenNot',
    sentence: {
      en: 'Do not use it for requests such as {cases}, which need no tool.',
      zh: '用户提出{cases}这类请求时不要使用，这类请求不需要调用工具。',
    },
  },
  /** Of a tool that was picked where something has to be asked first. */
  'ask-first': {
    answer: 'whenNot',
    sentence: {
      en: 'Do not use it for requests such as {cases} before asking the user for what is missing.',
      zh: '用户提出{cases}这类请求时先不要使用，应先向用户问清缺少的信息。',
    },
  },
  /** Of the tool that is right, where a person would have had to ask. */
  ask: {
    answer: 'when',
    sentence: {
      en: 'When the user has not said it, ask first: {cases}.',
      zh: '用户没有说明时，先追问{cases}。',
    },
  },
}
