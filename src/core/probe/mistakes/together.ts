import type { Condition } from '../../authoring/conditions/condition'
import { bool, get, type JsonObject } from '../../json/node'
import type { Change } from '../change'
import type { ObjectPlace } from '../field'
import type { Mistake, Wrong } from '../mistake'
import { siblingValue } from '../sibling-value'
import {
  exclusivePairs,
  flagPairs,
  halves,
  saidConditions,
  schemaConditions,
} from '../stated-together'

const leaveOut = ({ at, value }: ObjectPlace, names: readonly string[]): Change[] =>
  names.flatMap((name): Change[] =>
    get(value, name) ? [{ op: 'leave-out', at: [...at, name] }] : [],
  )

/** All of the members in one call; none where a value for one of them is not known. */
function give(tool: JsonObject, place: ObjectPlace, names: readonly string[]): Change[] {
  const changes = names.flatMap((name): Change[] => {
    const value = get(place.value, name) ?? siblingValue(tool, place, name)
    return value ? [{ op: 'set', at: [...place.at, name], value }] : []
  })
  return changes.length === names.length ? changes : []
}

const all = (place: ObjectPlace, changes: readonly Change[], variant: string): Wrong[] =>
  changes.length === 0 ? [] : [{ change: { op: 'all', at: place.at, changes }, variant }]

/** A call that breaks a condition: something is missing that it asks for. */
function unmet(tool: JsonObject, place: ObjectPlace, condition: Condition): Wrong[] {
  switch (condition.kind) {
    case 'some':
    case 'one':
      return all(place, leaveOut(place, condition.groups.flat()), 'none-given')
    case 'with':
      return all(
        place,
        [...give(tool, place, [condition.name]), ...leaveOut(place, condition.needs)],
        'needs-missing',
      )
    case 'when': {
      const [value] = condition.values
      if (!value) return []
      const set: Change = { op: 'set', at: [...place.at, condition.name], value }
      return all(place, [set, ...leaveOut(place, condition.needs)], 'needs-missing')
    }
    default:
      return []
  }
}

/** A call that gives what excludes each other. */
function both(tool: JsonObject, place: ObjectPlace, condition: Condition): Wrong[] {
  const names =
    condition.kind === 'one' || condition.kind === 'mostOne'
      ? condition.groups.slice(0, 2).flat()
      : condition.kind === 'apart'
        ? condition.names
        : []
  return names.length < 2 ? [] : all(place, give(tool, place, names), 'both-given')
}

export const TOGETHER: readonly Mistake[] = [
  {
    id: 'exclusive-flags',
    on: 'object',
    wrongs: (place, tool) =>
      flagPairs(tool, place).flatMap((pair) =>
        all(
          place,
          pair.map((name) => ({ op: 'set', at: [...place.at, name], value: bool(true) })),
          'both-true',
        ),
      ),
    stoppedBy: ['flags-apart'],
    otherwise: () => ({ check: 'not-both' }),
  },
  {
    id: 'exclusive-both',
    on: 'object',
    wrongs: (place, tool) => {
      const stated = schemaConditions(tool, place)
      if (stated.length > 0) return stated.flatMap((each) => both(tool, place, each))
      return exclusivePairs(place).flatMap((names) =>
        all(place, give(tool, place, names), 'both-given'),
      )
    },
    stoppedBy: ['apart'],
    otherwise: () => ({ check: 'not-both' }),
  },
  {
    id: 'condition-unmet',
    on: 'object',
    wrongs: (place, tool) => {
      const stated = schemaConditions(tool, place)
      const conditions = stated.length > 0 ? stated : saidConditions(place)
      return conditions.flatMap((each) => unmet(tool, place, each))
    },
    stoppedBy: ['said-condition'],
    otherwise: () => ({ check: 'together' }),
  },
  {
    id: 'half-pair',
    on: 'object',
    wrongs: (place) =>
      halves(place.fields).flatMap(([, second]) =>
        all(place, leaveOut(place, [second.name]), 'half'),
      ),
    stoppedBy: ['together'],
    otherwise: () => ({ check: 'together' }),
  },
]
