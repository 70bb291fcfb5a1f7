import type { Lang } from '../lint/rule'

/** A text in both languages. The two stand side by side so that nothing else can differ. */
export class Both {
  constructor(
    readonly en: string,
    readonly zh: string,
  ) {}
}

export const both = (en: string, zh: string): Both => new Both(en, zh)

/** The same data with every text in one language. */
export function inLanguage(value: unknown, lang: Lang): unknown {
  if (value instanceof Both) return value[lang]
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, lang))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, inLanguage(member, lang)]),
  )
}
