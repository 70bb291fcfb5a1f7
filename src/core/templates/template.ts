import type { Lang, Words } from '../lint/rule'
import { inLanguage } from './both'

/** The same tool as one sees it, as a decent engineer writes it, and as it should be. */
export const GRADES = ['poor', 'middling', 'good'] as const
export type Grade = (typeof GRADES)[number]

/** What a tool of the template does: look one thing up, look through many, work out, or change. */
export const KINDS = ['query', 'list', 'calculate', 'write'] as const
export type Kind = (typeof KINDS)[number]

export interface Template {
  readonly id: string
  readonly kind: Kind
  /** What is offered, as a person would ask for it. */
  readonly title: Words
  /** What the good version shows. */
  readonly note: Words
  /** Tool documents, complete and ready to be opened. */
  readonly tools: Readonly<Record<Lang, Readonly<Record<Grade, object>>>>
}

/** A template written once for both languages: every text in the grades is `both(…)`. */
export function defineTemplate(
  template: Omit<Template, 'tools'> & Readonly<Record<Grade, object>>,
): Template {
  const { poor, middling, good, ...about } = template
  const inOne = (lang: Lang): Readonly<Record<Grade, object>> => ({
    poor: inLanguage(poor, lang) as object,
    middling: inLanguage(middling, lang) as object,
    good: inLanguage(good, lang) as object,
  })
  return { ...about, tools: { en: inOne('en'), zh: inOne('zh') } }
}
