import '../../i18n/words/templates'
import type { ExampleSet } from '../../core/templates/example-sets'
import type { Kind, Template } from '../../core/templates/template'
import type { Grade } from '../../core/templates/template'
import type { WordKey } from '../../i18n/words'

/** What is chosen in the list: one template, or a set of them. */
export type Choice =
  | { readonly kind: 'template'; readonly template: Template }
  | { readonly kind: 'set'; readonly set: ExampleSet }

/** The id of a choice: a template and a set are never called alike. */
export const choiceId = (choice: Choice): string =>
  choice.kind === 'set' ? `set:${choice.set.id}` : choice.template.id

export const GRADE_WORDS: Readonly<Record<Grade, WordKey>> = {
  poor: 'templates.poor',
  middling: 'templates.middling',
  good: 'templates.good',
}

export const KIND_WORDS: Readonly<Record<Kind, WordKey>> = {
  query: 'templates.query',
  list: 'templates.kindList',
  calculate: 'templates.calculate',
  write: 'templates.write',
}
