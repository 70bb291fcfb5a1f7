/** Why a question of a document cannot be asked; the words stand in i18n. */
export const QUESTION_CODES = [
  'bench-not-object',
  'questions-not-list',
  'not-an-object',
  'no-id',
  'id-twice',
  'no-text',
  'bad-lang',
  'bad-expected',
  'bad-arguments',
  'bad-argument',
  'bad-tags',
  'bad-split',
  'bad-then',
] as const
export type QuestionCode = (typeof QUESTION_CODES)[number]
