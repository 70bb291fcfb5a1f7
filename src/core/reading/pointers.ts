import { get, type JsonNode, type Path, stringOf } from '../json/node'
import { DESCRIPTION_KEYS } from '../model/tool'
import { oncePer } from '../once-per'
import { oncePerText } from '../once-per-text'
import { parametersOf } from '../schema/parameters'
import { splitSentences } from './sentences'
import { POINTER_CUES } from './words/pointer-cues'

/**
 * What a text wants of a tool that it names: call it in place of this one, before it, after it,
 * or nothing that could be made out.
 */
export type PointerKind = 'instead' | 'first' | 'after' | 'mention'

/** A name in a tool's texts that looks like the name of a tool. Whether it is one, the set decides. */
export interface Pointer {
  /** As it is written, a prefix included. */
  readonly name: string
  /** The text it stands in, from the tool. */
  readonly path: Path
  /** UTF-16 offsets of the name in that text. */
  readonly start: number
  readonly end: number
  /** The sentence around it, and where in that it stands. */
  readonly sentence: string
  readonly at: number
  /** The sentence before; what "instead" is about often stands there. */
  readonly previous: string
  readonly kind: PointerKind
  /** The text demands the order of the calls, rather than telling where a value comes from. */
  readonly isStrict: boolean
  /** One word, which is a name only where the set has it. */
  readonly isWord: boolean
  /** Written as code or in quotes. */
  readonly isMarked: boolean
}

/** Every name-like word in the description and in the parameters' texts, in document order. */
export const pointersIn = oncePer((tool: JsonNode): readonly Pointer[] => {
  // Most name-like words are the tool's own parameters.
  const fields = new Set(parametersOf(tool).map(({ name }) => name))
  return textsOf(tool).flatMap(({ path, text }) => namesInText(text, path, fields))
})

/** The texts about calling the tool, each with its path; a description in fields is several. */
export function textsOf(tool: JsonNode): readonly { readonly path: Path; readonly text: string }[] {
  const description = get(tool, 'description')
  const whole = stringOf(description)
  const texts: { path: Path; text: string }[] = []
  if (whole !== undefined) texts.push({ path: ['description'], text: whole })
  else
    for (const key of DESCRIPTION_KEYS) {
      const text = stringOf(get(description, key))
      if (text !== undefined) texts.push({ path: ['description', key], text })
    }
  for (const { path, schema } of parametersOf(tool)) {
    const text = stringOf(get(schema, 'description'))
    if (text !== undefined) texts.push({ path: [...path, 'description'], text })
  }
  return texts
}

/** Two words joined as names are: `get_order`, `get-order`, `getOrder`. */
const JOINT = /[A-Za-z0-9](?:_+|-)[A-Za-z0-9]|[a-z0-9][A-Z][a-z]?/g
const PART = /[\w.:-]/
/** One word in quotes, or called a tool. */
const QUOTED = /[`'"“‘「『]([A-Za-z][a-z0-9]{2,40})[`'"”’」』]/g
const CALLED = /(?:tool|function)\b|工具|接口/g
const MARKS = /[`'"“‘「『”’」』]/

interface Word {
  readonly start: number
  readonly end: number
  readonly isWord: boolean
}

const wordsIn = oncePerText((text): readonly Word[] => {
  const words: Word[] = []
  let read = 0
  for (const joint of text.matchAll(JOINT)) {
    if (joint.index < read) continue
    let start = joint.index
    let end = joint.index + joint[0].length
    while (start > read && PART.test(text[start - 1]!)) start--
    while (end < text.length && PART.test(text[end]!)) end++
    read = end
    while (start < end && !/[A-Za-z]/.test(text[start]!)) start++
    while (end > start && !/[A-Za-z0-9]/.test(text[end - 1]!)) end--
    if (end > start && !isPieceOfOther(text, start, end)) words.push({ start, end, isWord: false })
  }
  const single = [...quotedWords(text), ...calledWords(text)].filter(
    (word) => !words.some((each) => word.start < each.end && each.start < word.end),
  )
  return single.length === 0 ? words : [...words, ...single].sort((a, b) => a.start - b.start)
})

function quotedWords(text: string): readonly Word[] {
  if (!MARKS.test(text)) return []
  return [...text.matchAll(QUOTED)].map((hit) => {
    const start = hit.index + 1
    return { start, end: start + hit[1]!.length, isWord: true }
  })
}

/** What stands in front of "tool" without being its name. */
const POINTS_AT: ReadonlySet<string> = new Set(
  'this that the any other another each same which right dedicated separate your our its and'.split(
    ' ',
  ),
)

/** "the search tool", search 工具; looked for backwards from the word that calls it so. */
const calledWords = (text: string): readonly Word[] =>
  [...text.matchAll(CALLED)].flatMap((hit): readonly Word[] => {
    const end = /\s/.test(text[hit.index - 1] ?? '') ? hit.index - 1 : hit.index
    const word = /[a-z]{3,40}$/.exec(text.slice(Math.max(0, end - 40), end))?.[0]
    const before = word === undefined ? '' : (text[end - word.length - 1] ?? ' ')
    if (word === undefined || POINTS_AT.has(word)) return []
    if (/[\w`'"“‘「『-]/.test(before)) return []
    return [{ start: end - word.length, end, isWord: true }]
  })

/** A piece of an address, a path, a template, an assignment or a member of a record. */
const isPieceOfOther = (text: string, start: number, end: number): boolean =>
  /[/@#$<{\\=&%]/.test(text[start - 1] ?? '') ||
  /^(?:[=/@>}\\]|\[|["'`]?\s*:\s*["'\d[{]|\.\w)/.test(text.slice(end, end + 4))

/** Names in a row share what is said of them: "use get_a or get_b". */
const IN_A_ROW =
  /^[`'"”’」』)）*]{0,3}(?:\s+tools?)?\s*(?:,|、|\/|\+|&|(?:,\s*)?(?:and|or)\b|或者?|和|与|及|以及)\s*(?:the\s+)?[`'"“‘「『(（*]{0,3}$/

const NO_FIELDS: ReadonlySet<string> = new Set()

/** The name-like words of one text, which stands at the path. */
export function namesInText(
  text: string,
  path: Path,
  fields: ReadonlySet<string> = NO_FIELDS,
): readonly Pointer[] {
  const words = wordsIn(text).filter(({ start, end }) => !fields.has(text.slice(start, end)))
  if (words.length === 0) return []
  const spans = splitSentences(text)
  const pointers: Pointer[] = []
  for (let i = 0; i < words.length;) {
    const index = spans.findIndex((span) => span.end >= words[i]!.end)
    const span = spans[index]
    if (!span || span.start > words[i]!.start) {
      i++
      continue
    }
    let last = i
    while (
      last + 1 < words.length &&
      words[last + 1]!.end <= span.end &&
      IN_A_ROW.test(text.slice(words[last]!.end, words[last + 1]!.start))
    )
      last++
    const said = kindOf(
      text.slice(span.start, words[i]!.start),
      text.slice(words[last]!.end, span.end),
    )
    for (; i <= last; i++) {
      const { start, end, isWord } = words[i]!
      pointers.push({
        name: text.slice(start, end),
        path,
        start,
        end,
        sentence: span.text,
        at: start - span.start,
        previous: spans[index - 1]?.text ?? '',
        ...said,
        isWord,
        isMarked: MARKS.test(text[start - 1] ?? '') && MARKS.test(text[end] ?? ''),
      })
    }
  }
  return pointers
}

const CHINESE = /[\u3400-\u9fff]/
const isChinese = (cue: RegExp | undefined): boolean =>
  cue !== undefined && CHINESE.test(cue.source) && !/[a-z]{3}/i.test(cue.source)
/** Those that a text without a Chinese character can meet. */
const LATIN_CUES = POINTER_CUES.filter(
  ({ before, after }) => !isChinese(before) && !isChinese(after),
)

/** As much of a sentence as can matter to a name; keeps the cues cheap on texts without stops. */
const REACH_BEFORE = 72
const REACH = 120

function kindOf(
  before: string,
  after: string,
): { readonly kind: PointerKind; readonly isStrict: boolean } {
  const lead = before.slice(-REACH_BEFORE)
  const rest = after.slice(0, REACH)
  const cues = CHINESE.test(lead) || CHINESE.test(rest) ? POINTER_CUES : LATIN_CUES
  const cue = cues.find(
    (each) =>
      (each.before === undefined || each.before.test(lead)) &&
      (each.after === undefined || each.after.test(rest)),
  )
  return { kind: cue?.kind ?? 'mention', isStrict: cue?.isStrict === true }
}
