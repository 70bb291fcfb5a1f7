/** A text as part of a regular expression that matches it letter by letter. */
export const literalPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
