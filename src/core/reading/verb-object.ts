import { splitSentences } from './sentences'
import { ACTION_VERBS_EN } from './words/effect-verbs'
import { FILLER_WORDS } from './words/filler-words'
import { isVagueName } from './words/vague-names'
import { verbForms } from './words/verb-forms'

/** Where the object of a sentence ends. */
const AFTER_OBJECT = list(`
  by for in on at from with of to into using via as that which whose and or when if based matching through within
  across about over under per
`)
const BEFORE_NOUN = list(`
  a an the all any some your their its this these that one each given specified specific particular certain given new existing single current
  details information info data list lists
`)
const SAYS_NOTHING = list('perform execute run do process handle manage provide help use make')
const MOST_WORDS = 3

function list(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/))
}

/**
 * What a text's first sentence does to what, as a name: "Searches wiki pages by title." is
 * `search_wiki_pages`. Undefined where it does not start with a verb that is known, or names no object.
 */
export function verbObjectIn(text: string): string | undefined {
  const first = splitSentences(text)[0]?.text ?? ''
  const words = first.match(/^[^.,;:()[\]"“”。，；：（）]*/)![0].split(/\s+/)
  const verb = verbForms((words[0] ?? '').toLowerCase()).findLast((form) =>
    ACTION_VERBS_EN.has(form),
  )
  if (verb === undefined || SAYS_NOTHING.has(verb)) return undefined
  const object: string[] = []
  for (const word of words.slice(1)) {
    const lower = word.toLowerCase()
    // "A list's name": what is worked on is not the first noun.
    if (/['’]/.test(lower)) return undefined
    // "Search for files": here the object is still to come.
    if (object.length === 0 && lower === 'for' && verb === 'search') continue
    if (AFTER_OBJECT.has(lower) || !/^[a-z][a-z-]*$/.test(lower)) break
    if (object.length === 0 && BEFORE_NOUN.has(lower)) continue
    object.push(...lower.split('-'))
  }
  if (object.length === 0 || object.length > MOST_WORDS) return undefined
  if (object.every((word) => FILLER_WORDS.has(word))) return undefined
  return isVagueName([verb, ...object]) ? undefined : [verb, ...object].join('_')
}
