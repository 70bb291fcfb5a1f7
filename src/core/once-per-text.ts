/** Longer texts seldom come back, and would be held on to. */
const LONGEST = 2000

/**
 * `work` made to remember its answers for texts: words, names and descriptions of parameters come
 * back in many rules and many tools. At most `most` answers are kept; then it starts anew.
 */
export function oncePerText<V>(work: (text: string) => V, most = 2000): (text: string) => V {
  const known = new Map<string, V>()
  return (text) => {
    if (text.length > LONGEST) return work(text)
    let answer = known.get(text)
    if (answer === undefined && !known.has(text)) {
      answer = work(text)
      if (known.size >= most) known.clear()
      known.set(text, answer)
    }
    return answer as V
  }
}
