/** What is known of one object: answers by the number of the work that gave them. */
type Notes = Map<number, unknown>

/**
 * One table for all work: most objects are asked about by dozens of functions, and a weak table of
 * each would have to take in every one of thousands of objects.
 */
const known = new WeakMap<object, Notes>()
let count = 0

// Mostly the same object is asked about again and again, and a weak map takes its time.
let last: object | undefined
let lastNotes: Notes = new Map()

function notesOf(about: object): Notes {
  if (about === last) return lastNotes
  let notes = known.get(about)
  if (!notes) {
    notes = new Map()
    known.set(about, notes)
  }
  last = about
  lastNotes = notes
  return notes
}

/**
 * `work` made to run once for each object: the same object gets the same answer. What is asked
 * about never changes, and the answer goes when its object goes; only the last one is held on to.
 */
export function oncePer<K extends object, V>(work: (about: K) => V): (about: K) => V {
  const id = count++
  return (about) => {
    const notes = notesOf(about)
    let answer = notes.get(id) as V | undefined
    if (answer === undefined && !notes.has(id)) {
      answer = work(about)
      notes.set(id, answer)
    }
    return answer as V
  }
}
