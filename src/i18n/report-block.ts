/** A report as its parts, before it is written as Markdown or HTML. All texts are plain. */
export type ReportBlock =
  | { readonly kind: 'heading'; readonly level: 1 | 2; readonly text: string }
  | { readonly kind: 'text'; readonly text: string; readonly isStrong?: boolean }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | ReportTable

export interface ReportTable {
  readonly kind: 'table'
  readonly caption: string
  readonly head: readonly string[]
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly string[])[]
}
