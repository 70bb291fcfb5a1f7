import type { JsonObject } from '../../json/node'
import { nameOf } from '../../model/tool'
import { oncePer } from '../../once-per'
import type { Question } from '../questions/question'
import { bm25 } from './bm25'
import { collidingPairs, type OverlapPair } from './colliding-pairs'
import { gramCosine } from './gram-cosine'
import { questionText } from './question-text'
import { type Script, scriptsOf } from './script'
import { countGrams, countWords, type Grams, type Words } from './terms'
import { toolText } from './tool-text'

/**
 * How far the best match is ahead of the next: far, somewhat, hardly, or not at all (no word in
 * common, or two alike). `not-comparable`: the question is in another script than the descriptions.
 */
export const OVERLAP_KINDS = ['clear', 'ahead', 'close', 'none', 'not-comparable'] as const
export type OverlapKind = (typeof OVERLAP_KINDS)[number]

/** From this margin on the best match is clear, and below the other it is close. */
const CLEAR = 0.3
const CLOSE = 0.15
/** Less than this is no lead: it would be shown as 0. */
const TIE = 0.005

/** What is asked: of a question its words, and the tools that it is about where that is known. */
export type AskedQuestion = Pick<Question, 'id' | 'text' | 'expected'>

/** A tool's place in the list, and its score from 0 to 1. */
export interface Match {
  readonly tool: number
  readonly score: number
}

export interface OverlapRow {
  readonly question: string
  readonly kind: OverlapKind
  /** Absent where no word is in common or nothing can be compared. */
  readonly best?: Match
  readonly second?: Match
  /** What the best is ahead by, as a share of its own score: from 0 to 1. */
  readonly margin?: number
}

export interface WordingOverlap {
  /** One row per question, in their order. */
  readonly rows: readonly OverlapRow[]
  /** Pairs of tools whose words collide, the worst first. */
  readonly pairs: readonly OverlapPair[]
  /** The places of tools that are described in another script than most. */
  readonly apart: readonly number[]
}

/**
 * What words alone say about which tool a question is for: half BM25 of words, half the cosine of
 * runs of characters, each divided by its largest value for the question. No model is involved; it
 * knows no paraphrase and no other language, so it is never an accuracy.
 */
export function wordingOverlap(
  tools: readonly JsonObject[],
  questions: readonly AskedQuestion[],
): WordingOverlap {
  const scores = overlapScores(tools, questions)
  const scripts = tools.map(scriptOfTool)
  const rows = questions.map((question, i): OverlapRow => {
    const among = comparable(question, tools, scripts)
    if (!among) return { question: question.id, kind: 'not-comparable' }
    return rowOf(question.id, among, scores[i]!)
  })
  const usual = mostFrequent(scripts.flatMap((script) => script ?? []))
  return {
    rows,
    pairs: collidingPairs(tools, questions, rows),
    apart: scripts.flatMap((script, i) => (script && script !== usual ? i : [])),
  }
}

/** For each question the score of each tool, from 0 to 1, whatever languages they are in. */
export function overlapScores(
  tools: readonly JsonObject[],
  questions: readonly Pick<Question, 'text'>[],
): readonly (readonly number[])[] {
  const indexed = tools.map(termsOf)
  const asked = questions.map(({ text }) => questionText(text))
  const words = bm25(
    indexed.map((tool) => tool.words),
    asked.map(countWords),
  )
  const grams = gramCosine(
    indexed.map((tool) => tool.grams),
    asked.map(countGrams),
  )
  return questions.map((_, i) => joined(words[i]!, grams[i]!))
}

interface Terms {
  readonly words: Words
  readonly grams: Grams
}

/** A name is few words beside a long text, so it counts thrice as words. */
const NAME_COUNTS = 3

const termsOf = oncePer((tool: JsonObject): Terms => {
  const { name, rest } = toolText(tool)
  const names = Array.from({ length: NAME_COUNTS }, () => name)
  return {
    words: countWords([...names, rest].join('\n')),
    grams: countGrams(`${name}\n${rest}`),
  }
})

/** What a tool is described in; undefined where it is not described. */
const scriptOfTool = oncePer(
  (tool: JsonObject): Script | undefined => scriptsOf(toolText(tool).prose)[0],
)

const joined = (words: Float64Array, grams: Float64Array): readonly number[] => {
  const mostOfWords = Math.max(...words) || 1
  const mostOfGrams = Math.max(...grams) || 1
  return Array.from(
    words,
    (score, i) => 0.5 * (score / mostOfWords) + (0.5 * grams[i]!) / mostOfGrams,
  )
}

/**
 * The places of the tools that are described in a script of the question, or not at all. None where
 * fewer than two are left, or where a tool that the question is for is not among them: then shared
 * words say nothing.
 */
function comparable(
  { text, expected }: AskedQuestion,
  tools: readonly JsonObject[],
  scripts: readonly (Script | undefined)[],
): readonly number[] | undefined {
  const own = scriptsOf(questionText(text))
  const isAlike = (at: number): boolean => {
    const script = scripts[at]
    return own.length === 0 || script === undefined || own.includes(script)
  }
  const places = tools.map((_, at) => at)
  const among = places.filter(isAlike)
  if (among.length < Math.min(2, tools.length)) return undefined
  const meant = expected.is === 'tool' ? expected.tools : []
  return places.some((at) => !isAlike(at) && meant.includes(nameOf(tools[at]!))) ? undefined : among
}

function rowOf(question: string, among: readonly number[], scores: readonly number[]): OverlapRow {
  const ranked = among
    .map((tool): Match => ({ tool, score: scores[tool]! }))
    .sort((a, b) => b.score - a.score || a.tool - b.tool)
  const [best, second] = ranked
  if (!best || best.score === 0) return { question, kind: 'none' }
  const margin = (best.score - (second?.score ?? 0)) / best.score
  return { question, kind: kindOf(margin), best, ...(second ? { second } : {}), margin }
}

function kindOf(margin: number): OverlapKind {
  if (margin < TIE) return 'none'
  if (margin >= CLEAR) return 'clear'
  return margin < CLOSE ? 'close' : 'ahead'
}

function mostFrequent<T>(all: readonly T[]): T | undefined {
  const times = new Map<T, number>()
  for (const each of all) times.set(each, (times.get(each) ?? 0) + 1)
  return [...times].reduce<readonly [T | undefined, number]>(
    (most, each) => (each[1] > most[1] ? each : most),
    [undefined, 0],
  )[0]
}
