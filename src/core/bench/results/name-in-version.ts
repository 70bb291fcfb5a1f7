import type { Arm } from '../runs/run'

/** What a tool of the document is called in a version; undefined where it has no counterpart. */
export const nameInVersion = ({ matches: { tools } }: Arm, name: string): string | undefined =>
  Object.hasOwn(tools, name) ? tools[name] : undefined
