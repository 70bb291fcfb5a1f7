import { print } from '../../core/json/print'
import type { JsonObject } from '../../core/json/node'
import type { Lang } from '../../core/lint/rule'
import { contractCheck } from '../../core/probe/contract-check'
import { MOST_FIELDS } from '../../core/probe/most-fields'
import type { PlaceReport, ToolProbe, Trial } from '../../core/probe/probe-tool'
import type { SetProbe } from '../../core/probe/probe-set'
import {
  byMistake,
  outcomeOf,
  shareOfStoppable,
  shareStopped,
  shareWithoutFormat,
  type Tally,
} from '../../core/probe/tally'
import { namesOfTrial } from '../../core/probe/trial-names'
import { wrongText } from '../../core/probe/wrong-text'
import { placeName } from '../../i18n/probe-place'
import { percentText } from '../../i18n/percent-text'
import { probeCode, probeText, unsureText } from '../../i18n/probe-text'
import { plainLine } from '../lint/rows'
import type { Probed } from './probe'

/** The form for people: a block per tool, in it one per parameter, the set at the end. */
export function textFormat(tools: readonly Probed[], probe: SetProbe, lang: Lang): string {
  const lines: string[] = []
  let file: string | undefined
  for (const [i, each] of tools.entries()) {
    if (each.file !== file) lines.push(...(lines.length > 0 ? [''] : []), each.file)
    file = each.file
    lines.push(...toolLines(each, probe.tools[i]!, lang))
  }
  if (tools.length > 1) lines.push('', `${probeText(lang, 'set')}  ${shareLine(probe.tally, lang)}`)
  lines.push('', probeText(lang, 'summary', { ...probe.tally }), probeText(lang, 'aboutShare'))
  return lines.join('\n') + '\n'
}

function toolLines({ name, tool }: Probed, probe: ToolProbe, lang: Lang): readonly string[] {
  const lines = [`  ${name}  ${shareLine(probe.tally, lang)}`]
  const { problem, missed, leftOut } = probe
  if (problem) {
    const detail = plainLine(problem.detail)
    const reason = probeCode(lang, 'noSample', problem.problem, { detail })
    lines.push(`    ${probeText(lang, 'noSample', { reason })}`)
  }
  if (missed.length > 0) {
    const names = missed.map((path) => plainLine(String(path.at(-1)))).join(', ')
    lines.push(`    ${probeText(lang, 'missed', { names })}`)
  }
  if (leftOut > 0)
    lines.push(`    ${probeText(lang, 'tooMany', { tried: MOST_FIELDS, count: leftOut })}`)
  for (const place of probe.places) lines.push(...placeLines(tool, place, lang))
  return lines
}

function shareLine(tally: Tally, lang: Lang): string {
  const share = shareStopped(tally)
  if (share === undefined) return probeText(lang, 'shareNone')
  const { stopped, through, byFormat } = tally
  const values = { stopped, decided: stopped + through, share: percentText(share) }
  const parts = [probeText(lang, 'share', values)]
  const stoppable = shareOfStoppable(tally)
  if (stoppable !== undefined)
    parts.push(probeText(lang, 'stoppable', { share: percentText(stoppable) }))
  if (byFormat > 0)
    parts.push(probeText(lang, 'withoutFormat', { share: percentText(shareWithoutFormat(tally)!) }))
  return parts.join(lang === 'zh' ? '；' : '; ')
}

function placeLines(tool: JsonObject, place: PlaceReport, lang: Lang): readonly string[] {
  const { stopped, through } = place.tally
  const name = plainLine(placeName(place, lang))
  const lines = [`    ${name}  ${stopped}/${stopped + through}`]
  const kinds = [...byMistake(place.trials)]
  const stoppedKinds = kinds.filter(([, trials]) => outcomeOf(trials) === 'stopped')
  if (stoppedKinds.length > 0) {
    const names = stoppedKinds.map(([id]) => probeCode(lang, 'kind', id))
    const colon = lang === 'zh' ? '：' : ': '
    lines.push(
      `      ${probeText(lang, 'stopped')}${colon}${names.join(lang === 'zh' ? '、' : ', ')}`,
    )
  }
  const open = kinds.flatMap(([id, trials]) => {
    const outcome = outcomeOf(trials)
    if (outcome === 'stopped') return []
    const trial = trials.find(({ verdict }) => verdict.is === outcome)!
    const line = `${probeText(lang, outcome)}  ${probeCode(lang, 'kind', id)}  ${shown(trial, place, lang)}`
    const told = outcome === 'through' ? remedyLine(tool, trial, lang) : unsure(trial, lang)
    return [{ line, told }]
  })
  // What is told of several in a row is told once, below the last of them.
  for (const [i, { line, told }] of open.entries()) {
    lines.push(`      ${line}`)
    if (told !== '' && told !== open[i + 1]?.told) lines.push(`        ${told}`)
  }
  return lines
}

const shown = (trial: Trial, place: PlaceReport, lang: Lang): string =>
  plainLine(wrongText(trial, place) ?? probeText(lang, 'leftOut'))

function remedyLine(tool: JsonObject, trial: Trial, lang: Lang): string {
  const { remedy } = trial
  if (!remedy) return ''
  if (remedy.is === 'ask')
    return probeText(lang, 'askedFor', { what: probeCode(lang, 'ask', remedy.ask) })
  if (remedy.is === 'edit') {
    const edits = remedy.edits.flatMap((edit) =>
      'value' in edit
        ? [`${JSON.stringify(remedy.keyword)}: ${plainLine(print(edit.value, 0))}`]
        : [],
    )
    return probeText(lang, 'add', { edits: edits.join(', ') })
  }
  const check = contractCheck(tool, remedy.check, namesOfTrial(trial))
  return check.isStated
    ? probeText(lang, 'statedCheck')
    : probeText(lang, 'notBySchema', { text: plainLine(check.text), error: check.error })
}

const unsure = ({ verdict }: Trial, lang: Lang): string =>
  verdict.is === 'undecided' ? unsureText(lang, verdict.why, plainLine(verdict.detail)) : ''
