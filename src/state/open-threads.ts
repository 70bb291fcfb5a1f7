import { createStore, useStore } from 'zustand'
import { isOpen, reviewState } from '../core/review/review-state'
import { useDocument } from './document'
import { mayHaveReview } from './may-have-review'
import { setAsTree } from './review-notes'

/** Counting reads the whole set, so it waits until typing has rested, in milliseconds. */
const REST_MS = 300

const counts = createStore<{ readonly byTool: ReadonlyMap<string, number> }>()(() => ({
  byTool: count(),
}))

let timer: ReturnType<typeof setTimeout> | undefined
useDocument.subscribe((now, before) => {
  if (now.set === before.set) return
  clearTimeout(timer)
  timer = setTimeout(() => counts.setState({ byTool: count() }), REST_MS)
})

function count(): ReadonlyMap<string, number> {
  const state = useDocument.getState()
  const byTool = new Map<string, number>()
  if (!mayHaveReview(state.set)) return byTool
  for (const thread of reviewState(setAsTree(state)).threads) {
    const { place } = thread
    const id = place.tool === undefined ? undefined : state.set.tools[place.tool]?.id
    if (id !== undefined && isOpen(thread)) byTool.set(id, (byTool.get(id) ?? 0) + 1)
  }
  return byTool
}

/** How many remarks on a tool are open. */
export const useOpenThreads = (id: string): number =>
  useStore(counts, ({ byTool }) => byTool.get(id) ?? 0)
