import { chineseWords, type Spell, speltWords } from './chinese-words'
import { isPhrase, type Piece, piecesOf } from './latin-words'
import { sanitised } from './same-after-sanitising'
import { shortenings } from './shorten-name'

/** What a name may be, and what is there already. */
export interface NameRule {
  /** The other names beside which it will stand, as they are; not the one in question. */
  readonly taken?: readonly string[]
  /** What the vendor takes; by itself what every vendor takes (DIALECTS facts, section 1). */
  readonly pattern?: RegExp
  /** Characters at most, without any prefix. */
  readonly most?: number
  /** Spells what the dictionary lacks; without it, such a text has no proposal. */
  readonly spell?: Spell
}

/** A name to offer. It is never set by itself: `by` says how far it is from what the author wrote. */
export interface NameProposal {
  readonly name: string
  /** Its letters are the author's; they are translated; they are, in part at least, spelt by sound. */
  readonly by: 'letters' | 'dictionary' | 'pinyin'
  readonly isShortened: boolean
  /** The name that it would be the same as; such a proposal must not be applied. */
  readonly collides?: string
  /** The text as it was, where a tool without a title should keep it as its title. */
  readonly title?: string
}

const PORTABLE = /^[a-zA-Z_][a-zA-Z0-9_-]*$/
const MOST = 64

/** Whether every vendor takes a text as the name of a tool (DIALECTS facts, section 1). */
export const isPortableName = (text: string): boolean => text.length <= MOST && PORTABLE.test(text)

/**
 * Names for a text that a vendor refuses as one, the best first and those that collide last; none
 * where the text may stand as it is, or where nothing can be made of it without guessing. The same
 * text and rule give the same proposals, in whatever order `taken` stands.
 */
export function suggestName(text: string, rule: NameRule = {}): readonly NameProposal[] {
  const limits = limitsOf(rule)
  const others = [...(rule.taken ?? [])].sort()
  if (limits.isAllowed(text) && !others.includes(text)) return []
  const candidates = candidatesFor(text, limits)
  const meets = new Map<string, string>()
  const note = (name: string, other: string): void => {
    if (!meets.has(name)) meets.set(name, other)
  }
  if (candidates.length > 0)
    for (const other of others) {
      note(other, other)
      note(sanitised(other, limits.most), other)
      // What would be offered to a refused neighbour is as good as taken, or both would get it.
      if (!limits.isAllowed(other))
        for (const { name } of candidatesFor(other, limits)) note(name, other)
    }
  const keepsTitle = isPhrase(text) || /[^\p{ASCII}]/u.test(text)
  const proposals = candidates.map((each): NameProposal => {
    const collides = meets.get(each.name)
    return {
      ...each,
      ...(collides === undefined ? {} : { collides }),
      ...(keepsTitle ? { title: text } : {}),
    }
  })
  const isFree = (each: NameProposal): boolean => each.collides === undefined
  return [...proposals.filter(isFree), ...proposals.filter((each) => !isFree(each))]
}

interface Limits {
  readonly most: number
  readonly isAllowed: (name: string) => boolean
  readonly spell: Spell | undefined
}

function limitsOf({ most = MOST, pattern = PORTABLE, spell }: NameRule): Limits {
  // A pattern with a memory of its last match would answer differently each time.
  const fresh = new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, ''))
  return { most, isAllowed: (name) => name.length <= most && fresh.test(name), spell }
}

type Candidate = Pick<NameProposal, 'name' | 'by' | 'isShortened'>

/** Every name that can be made of a text, the best first, whatever else there is. */
function candidatesFor(text: string, { most, isAllowed, spell }: Limits): readonly Candidate[] {
  const pieces = piecesOf(text)
  if (!pieces || pieces.length === 0) return []
  const found = new Map<string, Candidate>()
  const isText = isPhrase(text) || pieces.some((each) => each.isChinese)
  for (const { words, by } of wordings(pieces, isText, spell))
    for (const spelling of spellings(words.join('_'))) {
      const short = shortenings(spelling, most).filter(isAllowed)
      for (const name of short)
        if (!found.has(name)) found.set(name, { name, by, isShortened: name !== spelling })
      // Another spelling is for a pattern that takes none of this one.
      if (short.length > 0) break
    }
  return [...found.values()]
}

interface Wording {
  readonly words: readonly string[]
  readonly by: NameProposal['by']
}

/** The text in words of a name: what is done before what it is done to, then as it stands, then by sound. */
function wordings(
  pieces: readonly Piece[],
  isText: boolean,
  spell: Spell | undefined,
): readonly Wording[] {
  const found: Wording[] = []
  const latin = ({ text }: Piece): string =>
    isText && !/[a-z0-9][A-Z]/.test(text) ? text.toLowerCase() : text
  const all: string[] = []
  let by: NameProposal['by'] = 'letters'
  for (const piece of pieces) {
    if (!piece.isChinese) {
      all.push(latin(piece))
      continue
    }
    const chinese = chineseWords(piece.text, spell)
    if (!chinese) return []
    if (chinese.isSpelt) by = 'pinyin'
    else if (by === 'letters') by = 'dictionary'
    if (pieces.length === 1 && chinese.endsInVerb)
      found.push({ words: [chinese.words.at(-1)!, ...chinese.words.slice(0, -1)], by })
    all.push(...chinese.words)
  }
  if (all.length > 0) found.push({ words: all, by })
  if (by !== 'letters' && spell) {
    const sounds = pieces.map((each) =>
      each.isChinese ? speltWords(each.text, spell) : [latin(each)],
    )
    if (sounds.every((each) => each !== undefined))
      found.push({ words: sounds.flat(), by: 'pinyin' })
  }
  return found
}

/** A name as patterns differ: with a letter first, without hyphens. */
function spellings(name: string): readonly string[] {
  return [name, `_${name}`, `n_${name}`, name.replaceAll('_', '-'), name.replaceAll('_', '')]
}
