import { checkArguments } from '../../calls/check-arguments'
import type { CallProblem } from '../../calls/problem'
import { readArguments } from '../../calls/read-arguments'
import type { SentProblem } from '../../calls/sent-call'
import { canonical } from '../../json/canonical'
import { type JsonNode, type JsonObject, membersOf } from '../../json/node'
import { nameOf } from '../../model/tool'
import { asksBack } from './asks-back'
import { type ArgumentVerdict, judgeArgument } from './judge-argument'
import type { Judged, JudgedArguments, Judgement, Picked } from './judged'
import type { Expected, Question } from '../questions/question'
import { type Arm, isCounted, type ModelCall, type Trial } from '../runs/run'

/** Why a trial was judged as it was; the words stand in i18n. */
export const JUDGE_REASONS = [
  /** Nothing came back that could be counted. */
  'not-measured',
  /** The question does not say yet what is right. */
  'no-expectation',
  /** The version has no counterpart of what is expected. */
  'no-counterpart',
  /** What it is compared with is not there: the first call of the same trial, the continuation. */
  'no-first-call',
  'right-tool',
  'right-none',
  'right-ask',
  'right-not-again',
  'wrong-tool',
  /** It called a tool that the version has not. */
  'unknown-tool',
  /** It answered in words where a tool is expected. */
  'no-tool',
  /** It asked the user where a tool is expected. */
  'asked-instead',
  /** It called a tool where none is expected. */
  'called-for-none',
  /** It called a tool with what it had to ask for. */
  'called-instead-of-asking',
  /** It answered without asking. */
  'did-not-ask',
  /** The same call again, with the same arguments. */
  'same-again',
] as const
export type JudgeReason = (typeof JUDGE_REASONS)[number]

/** A trial with all that is to be said of it; a superset of what results are counted from. */
export interface JudgedTrial extends Judged {
  readonly why: JudgeReason
  /** Names of the calls behind the first, which do not decide. */
  readonly further: readonly string[]
  readonly args?: JudgedTrialArguments
}

export interface JudgedTrialArguments extends JudgedArguments {
  /** What is wrong with the arguments, and what is worth noting, by the version's own schema. */
  readonly problems: readonly CallProblem[]
  /** What is wrong with how they were written. */
  readonly written: readonly SentProblem[]
  /** Of each expected argument, in the question's order. */
  readonly expected: readonly ArgumentVerdict[]
}

/**
 * Judges one request of a run. The first call decides. Names are told in the document's words, by the
 * arm's matches; the arguments are judged under the arm's own names, by its own schema. A name without
 * counterpart makes the question not judged, never wrong. For what follows a canned result (`turn` 1)
 * `first` is the trial before it, which *not the same call again* is compared with.
 */
export function judgeTrial(trial: Trial, question: Question, arm: Arm, first?: Trial): JudgedTrial {
  const base = {
    question: trial.question,
    arm: trial.arm,
    trial: trial.trial,
    turn: trial.turn,
    outcome: trial.outcome,
    further: trial.calls.slice(1).map(({ name }) => name),
  }
  if (!isCounted(trial.outcome)) return { ...base, judgement: 'not-measured', why: 'not-measured' }
  const picked = pickedIn(trial, arm)
  const expected = trial.turn === 1 ? question.then?.expects : question.expected
  const { judgement, why } = !expected
    ? NO_FIRST
    : expected.is === 'not-again'
      ? judgeAgain(trial, first)
      : judgePick(picked, expected, arm)
  const call = trial.calls[0]
  if (why !== 'right-tool' || picked.is !== 'tool' || !call)
    return { ...base, judgement, why, picked }
  const wanted = trial.turn === 0 ? question.expectedArgs : []
  return { ...base, judgement, why, picked, args: judgeCall(call, picked.name, wanted, arm) }
}

interface Verdict {
  readonly judgement: Judgement
  readonly why: JudgeReason
}

const right = (why: JudgeReason): Verdict => ({ judgement: 'right', why })
const wrong = (why: JudgeReason): Verdict => ({ judgement: 'wrong', why })
const notJudged = (why: JudgeReason): Verdict => ({ judgement: 'not-judged', why })
const NO_FIRST = notJudged('no-first-call')

/** What was picked first, in the document's names. */
function pickedIn(trial: Trial, arm: Arm): Picked {
  const [call] = trial.calls
  if (!call) return { is: asksBack(trial.text ?? '') ? 'ask' : 'none' }
  if (!arm.tools.some((tool) => nameOf(tool) === call.name))
    return { is: 'unknown', name: call.name }
  const own = Object.entries(arm.matches.tools).find(([, name]) => name === call.name)?.[0]
  return { is: 'tool', name: own ?? call.name, isMatched: own !== undefined }
}

function judgePick(picked: Picked, expected: Expected, arm: Arm): Verdict {
  const isCall = picked.is === 'tool' || picked.is === 'unknown'
  if (expected.is === 'none')
    return isCall
      ? wrong(picked.is === 'tool' ? 'called-for-none' : 'unknown-tool')
      : right('right-none')
  if (expected.is === 'ask') {
    if (isCall) return wrong(picked.is === 'tool' ? 'called-instead-of-asking' : 'unknown-tool')
    return picked.is === 'ask' ? right('right-ask') : wrong('did-not-ask')
  }
  if (expected.tools.length === 0) return notJudged('no-expectation')
  const known = expected.tools.filter((name) => Object.hasOwn(arm.matches.tools, name))
  if (known.length === 0) return notJudged('no-counterpart')
  if (picked.is === 'ask') return wrong('asked-instead')
  if (picked.is === 'none') return wrong('no-tool')
  if (picked.is === 'unknown') return wrong('unknown-tool')
  if (picked.isMatched && known.includes(picked.name)) return right('right-tool')
  // A tool that nobody matched may be the counterpart of the one that has none.
  return !picked.isMatched && known.length < expected.tools.length
    ? notJudged('no-counterpart')
    : wrong('wrong-tool')
}

/** Right is whatever is not one of the calls of the first answer, made once more. */
function judgeAgain(trial: Trial, first: Trial | undefined): Verdict {
  const before = first?.calls[0]
  if (!before) return NO_FIRST
  const isAgain = trial.calls.some((call) => isSameCall(call, before))
  return isAgain ? wrong('same-again') : right('right-not-again')
}

function isSameCall(a: ModelCall, b: ModelCall): boolean {
  if (a.name !== b.name) return false
  const [left, right] = [readArguments(a.argumentsText).args, readArguments(b.argumentsText).args]
  return left && right ? canonical(left) === canonical(right) : a.argumentsText === b.argumentsText
}

function judgeCall(
  call: ModelCall,
  documentName: string,
  wanted: Question['expectedArgs'],
  arm: Arm,
): JudgedTrialArguments {
  const tool: JsonObject = arm.tools.find((each) => nameOf(each) === call.name)!
  const { args, problems: written } = readArguments(call.argumentsText)
  const checked = args ? checkArguments(tool, args) : { problems: [], isValid: false }
  const isWritten = written.every(({ severity }) => severity !== 'error')
  const names = ownIn(arm.matches.parameters, documentName) ?? {}
  const expected = wanted.map((each) => judgeArgument(each, ownIn(names, each.name), args))
  return {
    isSchemaValid: checked.isValid && isWritten,
    ...isExpected(expected),
    injected: injectedIn(args, documentName, checked.problems, arm),
    unlike: expected.flatMap(({ name, verdict }) => (verdict === 'unlike' ? [name] : [])),
    problems: checked.problems,
    written,
    expected,
  }
}

const ownIn = <V>(of: Readonly<Record<string, V>>, name: string): V | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined

/** One that is unlike settles it; else all have to be judged. */
function isExpected(verdicts: readonly ArgumentVerdict[]): { readonly isExpected?: boolean } {
  if (verdicts.some(({ verdict }) => verdict === 'unlike')) return { isExpected: false }
  const isWhole = verdicts.length > 0 && verdicts.every(({ verdict }) => verdict === 'like')
  return isWhole ? { isExpected: true } : {}
}

/** What the system fills in and the model gave, in the arm's names; `null` gives nothing. */
function injectedIn(
  args: JsonNode | undefined,
  documentName: string,
  problems: readonly CallProblem[],
  arm: Arm,
): readonly string[] {
  const names = new Set([
    ...(ownIn(arm.matches.injected ?? {}, documentName) ?? []),
    ...problems.flatMap(({ code, name }) =>
      code === 'injected' && name !== undefined ? [name] : [],
    ),
  ])
  return membersOf(args).flatMap(({ key, value }) =>
    names.has(key) && value.kind !== 'null' ? [key] : [],
  )
}

interface Known {
  readonly question: Question
  readonly arm: Arm
  readonly first: Trial | undefined
  readonly judged: JudgedTrial
}

/** A run that goes on is judged anew with every row; what was judged before stays as it was. */
const known = new WeakMap<Trial, Known>()

/** Every trial of a run judged by questions, which may be newer than those it was asked with. */
export function judgeTrials(
  trials: readonly Trial[],
  questions: readonly Question[],
  arms: readonly Arm[],
): readonly JudgedTrial[] {
  const questionOf = new Map(questions.map((each) => [each.id, each]))
  const armOf = new Map(arms.map((each) => [each.id, each]))
  const firsts = new Map(
    trials.flatMap((each) => (each.turn === 0 ? [[placeOf(each), each] as const] : [])),
  )
  return trials.flatMap((trial) => {
    const question = questionOf.get(trial.question)
    const arm = armOf.get(trial.arm)
    if (!question || !arm) return []
    const first = firsts.get(placeOf(trial))
    const before = known.get(trial)
    if (before?.question === question && before.arm === arm && before.first === first)
      return [before.judged]
    const judged = judgeTrial(trial, question, arm, first)
    known.set(trial, { question, arm, first, judged })
    return [judged]
  })
}

const placeOf = ({ question, arm, trial }: Trial): string => JSON.stringify([question, arm, trial])
