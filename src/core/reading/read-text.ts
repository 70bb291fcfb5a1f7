import type { Lang } from '../lint/rule'
import { ANSWERS, type Answer } from '../model/tool'
import { cuesWorthTrying } from './cues-by-anchor'
import { languageOf } from './language'
import { type Given, type Level, readDoes } from './read-does'
import { withoutMenu } from './own-characters'
import { withoutOwnNames } from './own-names'
import { plainLetters } from './plain-letters'
import { isOfSuite } from './sentence-lead'
import { type Span, splitSentences } from './sentences'

export interface Sentence extends Span {
  /** The answers it gives, and how clearly. */
  readonly answers: Readonly<Given>
}

export interface TextReading {
  readonly text: string
  /** The text that cues are looked for in: plain letters, no emphasis, own names told apart. */
  readonly plain: string
  readonly lang: Lang
  /** 0 absent, 1 partial or implied, 2 clearly stated. */
  readonly answers: Readonly<Record<Answer, Level>>
  readonly sentences: readonly Sentence[]
}

const NONE: ReadonlySet<string> = new Set()

/**
 * Which of the five questions a description answers. `name` is the tool's: what only repeats it
 * says little. `own` are the names of its parameters and values, which are no other tools. Words,
 * not understanding: the cues are in `words/`.
 */
export function readText(text: string, name = '', own: ReadonlySet<string> = NONE): TextReading {
  const spans = splitSentences(text)
  // Written out: spread, they take the engine the longer way.
  const plain = spans.map(({ text, start, end }) => ({
    text: plainOf(text, name, own),
    start,
    end,
  }))
  const given = plain.map((span) => cuesIn(saidOf(span.text)))
  dropAskedFirst(plain, given)
  const does = readDoes(plain, given, name)
  if (does.level > 0) given[does.at] = { does: does.level, ...given[does.at] }
  carryHeadings(spans, given)
  const answers: Record<Answer, Level> = { does: 0, when: 0, whenNot: 0, returns: 0, limits: 0 }
  for (const each of given)
    for (const answer of ANSWERS)
      answers[answer] = Math.max(answers[answer], each[answer] ?? 0) as Level
  const sentences = spans.map(({ text, start, end }, i) => ({
    text,
    start,
    end,
    answers: given[i]!,
  }))
  const { length } = plain
  return {
    text,
    plain: length === 1 ? plain[0]!.text : plain.map((span) => span.text).join('\n'),
    lang: languageOf(text),
    answers,
    sentences,
  }
}

function plainOf(sentence: string, name: string, own: ReadonlySet<string>): string {
  let plain = withoutOwnNames(plainLetters(sentence), name, own)
  // `Next.js` and `foo.json` end no clause.
  if (/[a-z]\.[a-z]{2}/i.test(plain)) plain = plain.replace(/(?<=[a-z])\.(?=[a-z]{2})/gi, '·')
  if (plain.includes('*')) plain = plain.replace(/\*{2,}|(?<=\w)\*(?=\W|$)/g, '')
  return /\s\s|[\n\t]/.test(plain) ? plain.replace(/\s+/g, ' ') : plain
}

/** The sentence behind a product or menu: what stands at its start is looked for there. */
const saidOf = (sentence: string): string =>
  /^\s*[[【]/.test(sentence) ? withoutMenu(sentence).said : sentence

/** "Requires an id. If it is not known, first call …": that says what comes first, and is no limit. */
function dropAskedFirst(spans: readonly Span[], given: Given[]): void {
  for (let i = 0; i + 1 < spans.length; i++)
    if (given[i]!.limits === 1 && ASKED_FIRST.test(spans[i + 1]!.text)) delete given[i]!.limits
}

const ASKED_FIRST = /^if (?:the |this )?[\w\x60]+(?: \w+)? is (?:not known|unknown)\b/i

/** The level at which one sentence gives each answer but the first. */
function cuesIn(sentence: string): Given {
  const found: Given = {}
  if (isOfSuite(sentence)) return found
  for (const { answer, level, pattern, unless } of cuesWorthTrying(sentence)) {
    if ((found[answer] ?? 0) >= level || !pattern.test(sentence)) continue
    if (!unless?.test(sentence)) found[answer] = level
  }
  return found
}

/** "When to use:" says it of the items under it as well. */
function carryHeadings(spans: readonly Span[], given: Given[]): void {
  for (let i = 0; i + 1 < spans.length; i++) {
    if (!/[:：]$/.test(spans[i]!.text)) continue
    for (const answer of ANSWERS) {
      const level = given[i]![answer]
      if (answer !== 'does' && level) given[i + 1] = { [answer]: level, ...given[i + 1] }
    }
  }
}
