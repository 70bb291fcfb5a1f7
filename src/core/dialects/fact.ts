/**
 * Something a vendor demands or does, as dated data: when it is found stale, it is changed in one
 * place. `page` is where the vendor says so (or the public report, where no page does).
 */
export interface Fact<T> {
  readonly value: T
  readonly page: string
  /** Year and month when the page was read. */
  readonly read: string
  /** A public report that quotes the vendor's own error message for it, as `owner/repository#number`. */
  readonly seen?: string
}

/** Makes facts of what one page said when it was read. */
export const factsOf =
  (page: string, read: string) =>
  <T>(value: T, seen?: string): Fact<T> => ({
    value,
    page,
    read,
    ...(seen === undefined ? {} : { seen }),
  })
