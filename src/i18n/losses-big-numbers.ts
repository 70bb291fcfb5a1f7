import type { Words } from '../core/lint/rule'

/** Numbers of more digits than many a client keeps. */
export const BIG_NUMBER_WORDS: Readonly<Record<string, Words>> = {
  'import.big-integer': {
    en: 'The whole number became a text of digits, so that none of them is lost.',
    zh: '整数已改为数字组成的文字，以免丢失位数。',
  },
  'import.big-bound': {
    en: 'The bound "{keyword}" has more digits than many clients keep and was taken out.',
    zh: '“{keyword}”的位数超出许多客户端能保留的范围，已去掉。',
  },
}

export const BIG_NUMBER_OFFER_WORDS: Readonly<Record<string, Words>> = {
  'import.big-integer': {
    en: 'A whole number of so many digits is rounded by many clients; a repair can make it a text of digits.',
    zh: '这么长的整数会被许多客户端取整；修复时可以改为数字组成的文字。',
  },
  'import.big-bound': {
    en: 'The bound "{keyword}" has more digits than many clients keep; a repair can take it out.',
    zh: '“{keyword}”的位数超出许多客户端能保留的范围；修复时可以去掉。',
  },
}
