import { useEffect, useState } from 'react'
import { parse } from '../../core/json/parse'
import { fitOf, type ReviewFile } from '../../core/review/review-file'
import { powers, type StoredSet } from '../../state/powers'

interface Search {
  readonly isSearching: boolean
  readonly found?: StoredSet
}

/** A set of this browser that a review is about; the very version before another of it. */
export function useFittingSet(file: ReviewFile | undefined): Search {
  const [search, setSearch] = useState<Search & { readonly of?: ReviewFile }>({
    isSearching: false,
  })
  useEffect(() => {
    if (!file) return
    let isWanted = true
    void fittingSet(file).then((found) => {
      if (isWanted) setSearch({ of: file, isSearching: false, ...(found ? { found } : {}) })
    })
    return () => {
      isWanted = false
    }
  }, [file])
  if (!file) return { isSearching: false }
  return search.of === file ? search : { isSearching: true }
}

async function fittingSet(file: ReviewFile): Promise<StoredSet | undefined> {
  let later: StoredSet | undefined
  for (const stored of await powers().listSets()) {
    const root = parse((await powers().storedSetText(stored.id)) ?? '').root
    const fit = root?.kind === 'object' ? fitOf(file, root) : 'other'
    if (fit === 'same') return stored
    if (fit === 'later') later ??= stored
  }
  return later
}
