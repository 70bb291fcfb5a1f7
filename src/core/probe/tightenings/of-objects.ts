import { schemaEdits } from '../../authoring/conditions/write-conditions'
import { arr, bool, get, member, obj, num, str } from '../../json/node'
import { setKeyword, setRequired } from '../../model/parameters'
import type { Subject, Tightening } from '../tightening'
import { exclusivePairs, flagPairs, halves, saidConditions } from '../stated-together'

/** The object whose members a subject is about. */
const ownerOf = ({ field, place }: Subject) => (field ? field.owner : place)

export const OF_OBJECTS: readonly Tightening[] = [
  {
    id: 'required',
    edits: ({ tool, field, place }) => {
      if (field) return setRequired(tool, field.owner.path, field.name, true)
      const [only, ...others] = place?.names ?? []
      return place && only !== undefined && others.length === 0
        ? setRequired(tool, place.path, only, true)
        : []
    },
  },
  {
    id: 'min-properties',
    edits: ({ place }) =>
      place && get(place.whole, 'minProperties') === undefined
        ? setKeyword(place.schema, place.path, 'minProperties', num(1))
        : [],
  },
  {
    id: 'close',
    edits: (subject) => {
      const owner = ownerOf(subject)
      const rest = get(owner?.schema, 'additionalProperties')
      if (!owner || (rest && (rest.kind !== 'boolean' || !rest.value))) return []
      return setKeyword(owner.schema, owner.path, 'additionalProperties', bool(false))
    },
  },
  {
    // Where fields come from parts and branches, closing one of them would refuse those of the others.
    id: 'close-all',
    edits: (subject) => {
      const owner = ownerOf(subject)
      if (!owner || get(owner.schema, 'unevaluatedProperties')) return []
      return setKeyword(owner.schema, owner.path, 'unevaluatedProperties', bool(false))
    },
  },
  {
    id: 'flags-apart',
    edits: ({ tool, place, wrong }) => {
      const pair = place && flagPairs(tool, place).find((each) => isAbout(wrong, each))
      if (!place || !pair || get(place.schema, 'not')) return []
      const on = obj([member('const', bool(true))])
      const both = obj([
        member('properties', obj(pair.map((name) => member(name, on)))),
        member('required', arr(pair.map(str))),
      ])
      return setKeyword(place.schema, place.path, 'not', both)
    },
  },
  {
    id: 'apart',
    edits: ({ tool, place }) => {
      const [names] = place ? exclusivePairs(place) : []
      return place && names ? schemaEdits(tool, place.path, { kind: 'apart', names }) : []
    },
  },
  {
    id: 'said-condition',
    edits: ({ tool, place, wrong }) => {
      const said = place
        ? saidConditions(place).find(
            (each) =>
              each.kind === 'when' && isAbout(wrong, [each.name, ...each.needs].slice(0, 1)),
          )
        : undefined
      return place && said ? schemaEdits(tool, place.path, said) : []
    },
  },
  {
    id: 'together',
    edits: ({ tool, place, wrong }) => {
      const pair = place
        ? halves(place.fields)
            .map((each) => each.map(({ name }) => name))
            .find((names) => isAbout(wrong, names.slice(1)))
        : undefined
      return place && pair ? schemaEdits(tool, place.path, { kind: 'together', names: pair }) : []
    },
  },
]

/** Whether a change touches all of the members. */
function isAbout({ change }: Subject['wrong'], names: readonly string[]): boolean {
  const touched = change.op === 'all' ? change.changes : [change]
  return names.every((name) => touched.some(({ at }) => at.at(-1) === name))
}
