import { oncePerText } from '../once-per-text'
import { ACTION_VERBS_EN } from './words/effect-verbs'
import { stem } from './words/name-words'
import { verbForms } from './words/verb-forms'

/** Whether an English word says an action, in whichever form. */
export const isAction = oncePerText((word): boolean => {
  const lower = word.toLowerCase()
  // In a text "managing" is mostly a noun, so only `manag` is looked for, not `manage`.
  const forms = lower.endsWith('ing') ? [lower, lower.slice(0, -3)] : verbForms(lower)
  return forms.some((form) => ACTION_VERBS_EN.has(form)) || ACTION_VERBS_EN.has(stem(lower))
}, 20_000)
