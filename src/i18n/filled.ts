import type { WordValues } from './words'

/** A sentence with its slots filled, once: what a value says is never taken for a slot. */
export const filled = (template: string, values: WordValues): string =>
  template.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot))
