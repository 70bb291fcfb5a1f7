/** What can be said of a file with a run; the words stand in i18n. */
export const RUN_FILE_CODES = [
  'not-json',
  'not-a-run',
  'newer',
  'too-large',
  'bad-member',
  'too-many',
  'bad-question',
  'bad-arm',
  'bad-trial',
  'id-twice',
  'unknown-question',
  'unknown-arm',
  'hash-differs',
] as const
export type RunFileCode = (typeof RUN_FILE_CODES)[number]
