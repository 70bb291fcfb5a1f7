import type { Lang } from '../lint/rule'
import { ANSWERS, type Answer } from '../model/tool'
import { languageOf } from './language'
import { type Level, readDoes } from './read-does'
import { type Span, splitSentences } from './sentences'
import type { Cue } from './words/cue'
import { CUES } from './words/cues'

export interface Sentence extends Span {
  /** The answers it gives, and how clearly. */
  readonly answers: Readonly<Partial<Record<Answer, Level>>>
}

export interface TextReading {
  readonly text: string
  readonly lang: Lang
  /** 0 absent, 1 partial or implied, 2 clearly stated. */
  readonly answers: Readonly<Record<Answer, Level>>
  readonly sentences: readonly Sentence[]
}

const CHINESE = /[\u3400-\u9fff]/
/** Half the work for a text without a Chinese character. */
const LATIN_CUES = CUES.filter(({ pattern }) => !CHINESE.test(pattern.source))
/** What looks at the ends of the sentence, or past the match, may be true of it and not of the text. */
const PLACED_CUES = new Set(
  CUES.filter(({ pattern }) => /(?<!\[)\^|\$|\(\?[=!<]/.test(pattern.source)),
)

type Given = Partial<Record<Answer, Level>>

/**
 * Which of the five questions a description answers. `name` is the tool's: what only repeats it
 * says little. Words, not understanding: the cues are in `words/`.
 */
export function readText(text: string, name = ''): TextReading {
  const spans = splitSentences(text)
  const cues = cuesWorthTrying(text)
  const given = spans.map((span) => cuesIn(span.text, cues))
  const does = readDoes(spans, given, name)
  if (does.level > 0) given[does.at] = { does: does.level, ...given[does.at] }
  carryHeadings(spans, given)
  const answers = Object.fromEntries(
    ANSWERS.map((answer) => [answer, Math.max(0, ...given.map((g) => g[answer] ?? 0))]),
  ) as Record<Answer, Level>
  const sentences = spans.map((span, i) => ({ ...span, answers: given[i]! }))
  return { text, lang: languageOf(text), answers, sentences }
}

/** Most cues are nowhere in a text, so no sentence of it need be tried for them. */
const cuesWorthTrying = (text: string): readonly Cue[] =>
  (CHINESE.test(text) ? CUES : LATIN_CUES).filter(
    (cue) => PLACED_CUES.has(cue) || cue.pattern.test(text),
  )

/** The level at which one sentence gives each answer but the first. */
function cuesIn(sentence: string, cues: readonly Cue[]): Given {
  const found: Given = {}
  for (const { answer, level, pattern, unless } of cues) {
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
