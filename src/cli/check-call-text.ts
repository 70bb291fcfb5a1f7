import { answerForm, answerTo } from '../core/calls/answer-forms'
import type { CheckedCall, CheckedCalls } from '../core/calls/check-call'
import type { CallProblem } from '../core/calls/problem'
import type { SentProblem } from '../core/calls/sent-call'
import { type JsonNode, stringOf } from '../core/json/node'
import { pointer } from '../core/json/pointer'
import { print, printScalar } from '../core/json/print'
import type { Lang } from '../core/lint/rule'
import { nameOf } from '../core/model/tool'
import { modelAnswer } from '../i18n/call-answer'
import { LIKENESS_WORDS } from '../i18n/call-more-words'
import { authorDetails, authorText, sentText } from '../i18n/call-problems'
import { checkCallText } from '../i18n/check-call-words'
import { plainLine } from './lint/rows'

/** What came of a check, for a person to read. */
export function callsAsText(
  { read, calls }: CheckedCalls,
  tools: readonly JsonNode[],
  to: string | undefined,
  lang: Lang,
): string {
  const lines = [
    ...read.problems.map((each) => sentLine(each, lang)),
    ...calls.flatMap((each, i) => callLines(each, i + 1, tools, to, lang)),
  ]
  return lines.map((line) => line + '\n').join('')
}

function callLines(
  checked: CheckedCall,
  number: number,
  tools: readonly JsonNode[],
  to: string | undefined,
  lang: Lang,
): readonly string[] {
  const { call, problems, isValid } = checked
  const name = plainLine(call.name ?? '') || checkCallText(lang, 'unnamed')
  const id = call.id ? ` ${plainLine(stringOf(call.id) ?? printScalar(call.id))}` : ''
  const head = checkCallText(lang, 'call', { number, name })
  const body = [
    ...toolLines(checked, lang),
    ...call.problems.map((each) => sentLine(each, lang)),
    ...problems.flatMap((each) => problemLines(each, lang)),
    ...(isValid ? [checkCallText(lang, 'valid')] : []),
    ...answerLines(checked, tools, to, lang),
  ]
  return [`${head} (${call.form}${id})`, ...body.map((line) => `  ${line}`)]
}

function toolLines({ call, found, tool, ownError }: CheckedCall, lang: Lang): readonly string[] {
  if (found.kind === 'unknown') {
    const names = found.proposals
      .map(({ name, why }) => `${plainLine(name)} (${LIKENESS_WORDS[why][lang]})`)
      .join(lang === 'zh' ? '、' : ', ')
    const which = call.name ? 'no-such-tool' : 'no-tool-fits'
    const key = names === '' ? (`${which}-at-all` as const) : which
    return [`${checkCallText(lang, 'error')}  ${checkCallText(lang, key, { names })}`]
  }
  const prefix = plainLine(found.prefix ?? '')
  const name = plainLine(nameOf(tool))
  return [
    ...(found.by === 'name'
      ? []
      : [checkCallText(lang, 'as-tool', { name, why: checkCallText(lang, found.by, { prefix }) })]),
    ...(ownError ? [checkCallText(lang, 'own-error', { code: plainLine(ownError.code) })] : []),
  ]
}

function problemLines(problem: CallProblem, lang: Lang): readonly string[] {
  const { severity, place, keyword, code } = problem
  const where = place.length > 0 ? ` (${keyword ?? code} #${pointer(place)})` : ''
  const word = checkCallText(lang, severity)
  return [
    `${word}  ${plainLine(authorText(problem, lang) + where)}`,
    ...authorDetails(problem, lang).map((each) => `  ${plainLine(each)}`),
  ]
}

const sentLine = (problem: SentProblem, lang: Lang): string =>
  `${checkCallText(lang, problem.severity)}  ${plainLine(sentText(problem, lang))}`

function answerLines(
  checked: CheckedCall,
  tools: readonly JsonNode[],
  to: string | undefined,
  lang: Lang,
): readonly string[] {
  const text = modelAnswer(checked, tools)
  if (text === undefined) return []
  const form = answerForm(to ?? checked.call.form)
  return [
    checkCallText(lang, 'for-model'),
    ...text.split('\n').map((line) => `  ${plainLine(line)}`),
    ...(form
      ? [
          checkCallText(lang, 'as-result', { form: form.id }),
          ...print(form.write(answerTo(checked, text))).split('\n'),
        ]
      : []),
  ]
}
