import type { SourceTarget } from './target'

/** Every framework whose source code can be written. */
export const SOURCE_TARGETS: readonly SourceTarget[] = []

export function sourceTargetById(id: string): SourceTarget | undefined {
  return SOURCE_TARGETS.find((target) => target.id === id)
}
