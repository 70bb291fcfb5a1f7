import type { ApiOperation } from './api-document'

/** What a list of operations is narrowed to; what is absent or empty narrows nothing. */
export interface OperationFilter {
  /** Words that must all be somewhere in the id, address, texts or tags. */
  readonly text?: string
  readonly tags?: readonly string[]
  readonly methods?: readonly string[]
  readonly hidesDeprecated?: boolean
}

/** What a filter looks at: an operation, or what a list shows of it. */
export type FilteredOperation = Pick<
  ApiOperation,
  'id' | 'method' | 'path' | 'summary' | 'description' | 'tags' | 'isDeprecated'
>

/** The operations that pass every part of a filter, in their order. */
export function filterOperations<T extends FilteredOperation>(
  operations: readonly T[],
  filter: OperationFilter,
): readonly T[] {
  const words = (filter.text ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const tags = filter.tags ?? []
  const methods = (filter.methods ?? []).map((method) => method.toUpperCase())
  return operations.filter((each) => {
    if (filter.hidesDeprecated === true && each.isDeprecated) return false
    if (methods.length > 0 && !methods.includes(each.method.toUpperCase())) return false
    if (tags.length > 0 && !tags.some((tag) => each.tags.includes(tag))) return false
    const { id, method, path, summary, description } = each
    const said = [id, method, path, summary, description, ...each.tags].join('\n').toLowerCase()
    return words.every((word) => said.includes(word))
  })
}

/** Every tag that an operation has, in the order of their first use. */
export function tagsOf(operations: readonly Pick<ApiOperation, 'tags'>[]): readonly string[] {
  return [...new Set(operations.flatMap((each) => each.tags))]
}
