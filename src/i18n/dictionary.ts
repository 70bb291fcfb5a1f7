/** A feature's words: the same keys in both languages, or it does not compile. */
export function dictionary<const E extends Record<string, string>>(words: {
  readonly en: E
  readonly zh: { readonly [K in keyof E]: string }
}): { readonly en: E; readonly zh: { readonly [K in keyof E]: string } } {
  return words
}
