import {
  type JudgedPick,
  picksByQuestion,
  type Standing,
} from '../core/bench/people/picks-by-question'
import type { Question } from '../core/bench/questions/question'
import { questionsOf } from '../core/bench/questions/read-questions'
import type { JsonObject } from '../core/json/node'
import type { Lang } from '../core/lint/rule'
import type { Picked } from '../core/review/review-state'
import { expectedText } from './bench-results-text'
import { reviewText, type ReviewReportKey } from './review-report'

const NOTES: Readonly<Record<Exclude<Standing, 'counted'>, ReviewReportKey>> = {
  earlier: 'earlier',
  reworded: 'reworded',
  waiting: 'waiting',
  gone: 'question-gone',
}

/** The parts of a line about a pick; what comes from elsewhere goes through `plain`, a name through `code`. */
export interface PickLine {
  readonly told: string
  readonly text?: string
  /** Whether it is right, and in brackets why it does not count; empty where there is nothing to say. */
  readonly notes: string
}

interface InFormat {
  readonly plain: (text: string) => string
  readonly code: (name: string) => string
}

/** The heading and the lines that a review tells of blind picks, question by question. */
export function pickLines(
  set: JsonObject,
  picks: readonly Picked[],
  lang: Lang,
  { plain, code }: InFormat,
): { readonly heading: string; readonly lines: readonly PickLine[] } {
  const asked = picksByQuestion(picks, questionsOf(set).questions)
  const sum = (key: 'right' | 'of'): number => asked.reduce((all, each) => all + each[key], 0)
  const of = sum('of')
  return {
    heading:
      of === 0
        ? reviewText(lang, 'picks')
        : reviewText(lang, 'picks-right', { right: sum('right'), of }),
    lines: asked.flatMap(({ question, picks: own }) =>
      own.map((pick) => {
        const { asked: words, by, picked, text } = pick.entry
        const told = reviewText(lang, 'pick', {
          asked: plain(words),
          name: plain(by),
          picked: typeof picked === 'string' ? reviewText(lang, picked) : code(picked.tool),
        })
        const notes = [
          verdictOf(pick, question, lang, plain),
          pick.standing === 'counted' ? '' : reviewText(lang, NOTES[pick.standing]),
        ]
        return {
          told,
          ...(text ? { text } : {}),
          notes: notes.filter((note) => note !== '').join(lang === 'zh' ? '' : ' '),
        }
      }),
    ),
  }
}

function verdictOf(
  { isRight }: JudgedPick,
  question: Question | undefined,
  lang: Lang,
  plain: InFormat['plain'],
): string {
  if (!question || isRight === undefined) return ''
  if (isRight) return reviewText(lang, 'pick-right')
  return reviewText(lang, 'pick-wrong', { expected: plain(expectedText(lang, question.expected)) })
}
