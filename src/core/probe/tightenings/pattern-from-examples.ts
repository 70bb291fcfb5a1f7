import { stringOf } from '../../json/node'
import { literalPattern } from '../../reading/literal-pattern'
import type { Field } from '../field'
import { factsOf } from '../field-facts'

type Sort = 'upper' | 'lower' | 'digits' | 'sign'
interface Run {
  readonly sort: Sort
  readonly text: string
}

const RUN = /[A-Z]+|[a-z]+|[0-9]+|[^A-Za-z0-9]/g
const CLASS: Readonly<Record<Exclude<Sort, 'sign'>, string>> = {
  upper: '[A-Z]',
  lower: '[a-z]',
  digits: '[0-9]',
}
/** A text longer than this, or in more parts, is no code. */
const LONGEST = 60
const MOST_RUNS = 12

const runsOf = (text: string): readonly Run[] =>
  (text.match(RUN) ?? []).map((run) => ({
    text: run,
    sort: /[A-Z]/.test(run)
      ? 'upper'
      : /[a-z]/.test(run)
        ? 'lower'
        : /\d/.test(run)
          ? 'digits'
          : 'sign',
  }))

/** Counts of digits or letters that a text states: `8 digits`, 6位数字. */
const statedCounts = (text: string): ReadonlySet<number> =>
  new Set(
    [...text.matchAll(/(\d+)[ -]*(?:digits?|letters?|characters?)\b|(\d+)\s*位/g)].map((hit) =>
      Number(hit[1] ?? hit[2]),
    ),
  )

/**
 * A pattern that all values shown for a code or a date have, and no wider than they tell: capitals in
 * front are its prefix, a number of digits counts where two examples or the text agree on it.
 * Undefined where nothing is shown or the examples are not built alike.
 */
export function patternFromExamples(field: Field): string | undefined {
  const { written, isCode, isFormKnown, date } = factsOf(field)
  if (!date && !(isCode && isFormKnown)) return undefined
  const shown = [...new Set(written.flatMap((each) => stringOf(each) ?? []))].filter(
    (each) => each !== '',
  )
  if (shown.length === 0 || shown.some((each) => each.length > LONGEST)) return undefined
  const all = shown.map(runsOf)
  const [first, ...others] = all
  if (!first || first.length > MOST_RUNS || !others.every((each) => isBuiltAlike(each, first)))
    return anyLetters(shown)
  const counts = statedCounts(field.text)
  const parts = first.map((run, i) => {
    const same = all.map((each) => each[i]!)
    const isSame = same.every(({ text }) => text === run.text)
    if (run.sort === 'sign') return literalPattern(run.text)
    // Capitals that something follows are a prefix; capitals alone are a code of so many letters.
    if (run.sort === 'upper' && i === 0 && isSame && first.length > 1) return run.text
    const { length } = run.text
    const isCounted =
      same.every(({ text }) => text.length === length) &&
      (date !== undefined ||
        shown.length > 1 ||
        counts.has(length) ||
        (run.sort === 'upper' && length < 4))
    return CLASS[run.sort] + (isCounted ? (length === 1 ? '' : `{${length}}`) : '+')
  })
  return `^${parts.join('')}$`
}

const isBuiltAlike = (runs: readonly Run[], as: readonly Run[]): boolean =>
  runs.length === as.length &&
  runs.every(
    ({ sort, text }, i) => sort === as[i]!.sort && (sort !== 'sign' || text === as[i]!.text),
  )

/** Letters and digits in no order that could be told. */
const anyLetters = (shown: readonly string[]): string | undefined =>
  shown.every((each) => /^[A-Za-z0-9]+$/.test(each))
    ? '^[A-Za-z0-9]+$'
    : shown.every((each) => /^[A-Za-z0-9_-]+$/.test(each))
      ? '^[A-Za-z0-9_-]+$'
      : undefined
