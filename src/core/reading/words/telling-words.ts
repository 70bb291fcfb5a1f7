import { READ_VERBS } from './filler-words'
import { nameWords, stem } from './name-words'
import { NO_DIFFERENCE } from './overlap-words'
import { synonymOf } from './verb-synonyms'

/** The words of a name that tell it from another, verbs by what they mean. */
export const tellingWords = (name: string): ReadonlySet<string> =>
  new Set(
    nameWords(name)
      .filter((word) => !NO_DIFFERENCE.has(word) && !READ_VERBS.has(word))
      .map((word) => synonymOf(word) ?? stem(word)),
  )
