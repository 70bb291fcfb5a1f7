import { arr, type JsonNode, type JsonObject, member, num, obj, str } from '../../core/json/node'
import { fromPlain } from '../../core/json/plain'
import { pointer } from '../../core/json/pointer'
import { print } from '../../core/json/print'
import { contractCheck } from '../../core/probe/contract-check'
import type { PlaceReport, Trial } from '../../core/probe/probe-tool'
import type { SetProbe } from '../../core/probe/probe-set'
import {
  shareOfStoppable,
  shareStopped,
  shareWithoutFormat,
  type Tally,
} from '../../core/probe/tally'
import { namesOfTrial } from '../../core/probe/trial-names'
import { editToJson } from '../lint/json-format'
import type { Probed } from './probe'

/** The form for programs: every trial with its verdict, and what would stop it. */
export function jsonFormat(tools: readonly Probed[], probe: SetProbe): string {
  const entries = tools.map(({ file, index, name, tool }, i) => {
    const { places, tally, problem, missed, leftOut } = probe.tools[i]!
    return obj([
      member('file', str(file)),
      member('index', num(index)),
      member('name', str(name)),
      ...tallyMembers(tally),
      ...(problem
        ? [member('problem', fromPlain({ code: problem.problem, detail: problem.detail }))]
        : []),
      member('missed', arr(missed.map((path) => str(pointer(path))))),
      member('leftOut', num(leftOut)),
      member('places', arr(places.map((place) => placeNode(tool, place)))),
    ])
  })
  const whole = obj([member('tools', arr(entries)), member('set', obj(tallyMembers(probe.tally)))])
  return print(whole) + '\n'
}

const tallyMembers = (tally: Tally): JsonObject['members'] => [
  member('share', shareNode(shareStopped(tally))),
  member('shareWithoutFormat', shareNode(shareWithoutFormat(tally))),
  member('shareOfStoppable', shareNode(shareOfStoppable(tally))),
  member('tally', fromPlain(tally)),
]

const shareNode = (share: number | undefined): JsonNode =>
  fromPlain(share === undefined ? null : Math.round(share * 10_000) / 10_000)

const placeNode = (tool: JsonObject, { is, path, at, trials, tally }: PlaceReport): JsonObject =>
  obj([
    member('is', str(is)),
    member('path', str(pointer(path))),
    member('at', str(pointer(at))),
    ...tallyMembers(tally),
    member('trials', arr(trials.map((trial) => trialNode(tool, trial)))),
  ])

function trialNode(tool: JsonObject, trial: Trial): JsonObject {
  const { mistake, variant, at, value, verdict } = trial
  return obj([
    member('mistake', str(mistake)),
    ...(variant === undefined ? [] : [member('variant', str(variant))]),
    member('at', str(pointer(at))),
    ...(value ? [member('value', value)] : []),
    member(
      'verdict',
      fromPlain(verdict.is === 'stopped' ? { ...verdict, path: pointer(verdict.path) } : verdict),
    ),
    ...remedyMember(tool, trial),
  ])
}

function remedyMember(tool: JsonObject, trial: Trial): JsonObject['members'] {
  const { remedy } = trial
  if (!remedy) return []
  if (remedy.is === 'ask') return [member('remedy', fromPlain(remedy))]
  if (remedy.is === 'edit') {
    const { tightening, keyword, edits } = remedy
    return [
      member(
        'remedy',
        obj([
          member('is', str('edit')),
          member('tightening', str(tightening)),
          member('keyword', str(keyword)),
          member('edits', arr(edits.map(editToJson))),
        ]),
      ),
    ]
  }
  const { text, error, isStated, edits } = contractCheck(tool, remedy.check, namesOfTrial(trial))
  const said = fromPlain({ is: 'check', check: remedy.check, text, error, isStated }) as JsonObject
  return [member('remedy', obj([...said.members, member('edits', arr(edits.map(editToJson)))]))]
}
