/**
 * `work` made to run once for each object: the same object gets the same answer. What is asked
 * about never changes, and the answer goes when its object goes.
 */
export function oncePer<K extends object, V>(work: (about: K) => V): (about: K) => V {
  const known = new WeakMap<K, { readonly answer: V }>()
  return (about) => {
    let found = known.get(about)
    if (!found) {
      found = { answer: work(about) }
      known.set(about, found)
    }
    return found.answer
  }
}
