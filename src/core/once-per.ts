/**
 * `work` made to run once for each object: the same object gets the same answer. What is asked
 * about never changes, and the answer goes when its object goes; only the last one is held on to.
 */
export function oncePer<K extends object, V>(work: (about: K) => V): (about: K) => V {
  const known = new WeakMap<K, V>()
  // Mostly the same object is asked about again and again, and a weak map takes its time.
  let last: K | undefined
  let lastAnswer: V | undefined
  return (about) => {
    if (about === last) return lastAnswer as V
    let answer = known.get(about)
    if (answer === undefined && !known.has(about)) {
      answer = work(about)
      known.set(about, answer)
    }
    last = about
    lastAnswer = answer
    return answer as V
  }
}
