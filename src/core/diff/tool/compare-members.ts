import { agentsOf, isHidden } from '../../authoring/set/export-marks'
import { booleanOf, get, sameData } from '../../json/node'
import { annotationsOf, HINTS } from '../../model/annotations'
import { nameOf, titleOf } from '../../model/tool'
import type { Change, ChangeClass } from '../change'
import { isSameData } from '../inclusion/meaning'
import { keysOfBoth } from '../keys-of-both'
import type { ToolPair } from '../side-by-side'
import { valueText } from '../value-text'

/** Members without a comparison of their own, and what changing them does; unknown ones change behaviour. */
const PLAIN: Readonly<Record<string, ChangeClass>> = {
  icons: 'safe',
  lint: 'safe',
  execution: 'behaviour',
  meta: 'behaviour',
  vendor: 'behaviour',
}

/** Members that are compared elsewhere. */
const APART = [
  'name',
  'title',
  'description',
  'inputSchema',
  'outputSchema',
  'inputExamples',
  'annotations',
  'strict',
  'namespace',
  'exports',
  'contract',
]

/** What changed in the other members of a tool: name, title, hints, marks, and those nobody knows. */
export function compareMembers(pair: ToolPair): readonly Change[] {
  const { before, after } = pair
  return [
    ...compareNames(pair),
    ...(titleOf(before) === titleOf(after) || isSame(pair, 'title')
      ? []
      : [memberChange('title', pair, 'title', 'safe')]),
    ...(isSame(pair, 'inputExamples')
      ? []
      : [memberChange('calls', pair, 'inputExamples', 'behaviour')]),
    ...compareHints(pair),
    ...compareStrict(pair),
    ...(isSame(pair, 'namespace') ? [] : [memberChange('namespace', pair, 'namespace', 'breaks')]),
    ...compareMarks(pair),
    ...keysOfBoth(before, after).flatMap((key) =>
      APART.includes(key) || isSame(pair, key)
        ? []
        : [
            memberChange(
              'member-changed',
              pair,
              key,
              Object.hasOwn(PLAIN, key) ? PLAIN[key]! : 'behaviour',
            ),
          ],
    ),
  ]
}

const isSame = ({ before, after, uncarried }: ToolPair, key: string): boolean => {
  const [was, is] = [get(before, key), get(after, key)]
  if (uncarried.has(key) && (!was || !is || key === 'vendor')) return true
  return isSameData(was, is)
}

function memberChange(
  code: 'title' | 'calls' | 'namespace' | 'member-changed',
  { before, after }: ToolPair,
  key: string,
  is: ChangeClass,
): Change {
  const [was, now] = [get(before, key), get(after, key)]
  return {
    code,
    class: is,
    ...(was ? { before: was, pathBefore: [key] } : {}),
    ...(now ? { after: now, path: [key] } : {}),
    values: { name: key, before: valueText(was), after: valueText(now) },
  }
}

function compareNames({ before, after }: ToolPair): readonly Change[] {
  const [was, is] = [nameOf(before), nameOf(after)]
  if (was === is) return []
  return [
    {
      code: 'tool-renamed',
      class: 'breaks',
      path: ['name'],
      pathBefore: ['name'],
      values: { before: was, after: is },
    },
  ]
}

/** A hint that is not stated is told as such: what a client takes it for is the client's. */
function compareHints(pair: ToolPair): readonly Change[] {
  if (pair.uncarried.has('annotations')) return []
  const [was, is] = [annotationsOf(pair.before), annotationsOf(pair.after)]
  const word = (value: boolean | undefined): string => (value === undefined ? '' : String(value))
  const hints = HINTS.flatMap((hint): Change[] =>
    was[hint] === is[hint]
      ? []
      : [
          {
            code: 'hint',
            class: 'behaviour',
            path: ['annotations', hint],
            pathBefore: ['annotations', hint],
            values: { hint, before: word(was[hint]), after: word(is[hint]) },
          },
        ],
  )
  const [old, now] = [get(pair.before, 'annotations'), get(pair.after, 'annotations')]
  const rest = keysOfBoth(old, now).filter(
    (key) => !HINTS.some((hint) => hint === key) && !sameData(get(old, key), get(now, key)),
  )
  return [
    ...hints,
    ...rest.map((key): Change => ({
      code: key === 'title' ? 'title' : 'member-changed',
      class: key === 'title' ? 'safe' : 'behaviour',
      path: ['annotations', key],
      pathBefore: ['annotations', key],
      values: { name: key, before: valueText(get(old, key)), after: valueText(get(now, key)) },
    })),
  ]
}

function compareStrict(pair: ToolPair): readonly Change[] {
  if (isSame(pair, 'strict')) return []
  const isOn = booleanOf(get(pair.after, 'strict')) === true
  const change = memberChange('member-changed', pair, 'strict', 'behaviour')
  return [{ ...change, code: 'strict', values: { ...change.values, on: isOn ? 'yes' : 'no' } }]
}

function compareMarks({ before, after, uncarried }: ToolPair): readonly Change[] {
  if (uncarried.has('exports') || sameData(get(before, 'exports'), get(after, 'exports'))) return []
  const where = { path: ['exports'], pathBefore: ['exports'] }
  const changes: Change[] = []
  const [wasHidden, isNowHidden] = [isHidden(before), isHidden(after)]
  if (isNowHidden && !wasHidden)
    changes.push({ code: 'hidden', class: 'breaks', ...where, values: {} })
  if (wasHidden && !isNowHidden)
    changes.push({ code: 'shown', class: 'behaviour', ...where, values: {} })
  const [old, now] = [agentsOf(before), agentsOf(after)]
  for (const agent of old)
    if (!now.includes(agent))
      changes.push({ code: 'agent-removed', class: 'breaks', ...where, values: { agent } })
  for (const agent of now)
    if (!old.includes(agent))
      changes.push({ code: 'agent-added', class: 'behaviour', ...where, values: { agent } })
  // What else is said there is nobody's mark yet.
  return changes.length > 0 || isSame({ before, after, uncarried }, 'exports')
    ? changes
    : [memberChange('member-changed', { before, after, uncarried }, 'exports', 'behaviour')]
}
