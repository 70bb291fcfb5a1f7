/** Those in this tab who hear of something. */
export interface Hearers<T> {
  readonly tell: (news: T) => void
  /** The answer stops it. */
  readonly listen: (hear: (news: T) => void) => () => void
}

export function hearers<T>(): Hearers<T> {
  const all = new Set<(news: T) => void>()
  return {
    tell: (news) => all.forEach((hear) => hear(news)),
    listen: (hear) => {
      all.add(hear)
      return () => void all.delete(hear)
    },
  }
}
