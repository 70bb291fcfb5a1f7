import { get, type JsonNode, member, membersOf, obj, str } from '../../json/node'
import { injectedList } from '../../authoring/injected/injected-list'
import { explainsLeavingOut } from '../../reading/left-out'
import { snakeName } from '../../reading/parameter-name'
import { statedNeed } from '../../reading/stated-need'
import { saysWhenUnsaid } from '../../reading/when-unsaid'
import { nameWords } from '../../reading/words/name-words'
import type { Field } from '../field'
import { factsOf } from '../field-facts'
import type { Mistake } from '../mistake'

/** What a model puts around all arguments. */
const WRAPPERS = ['arguments', 'input', 'parameters']

/** A name that a model makes up in the hope that it is heard. */
const MADE_UP = ['extra_note', 'extra_note_2']

/** What no call makes sense without, by schema or text; an id where the object requires nothing. */
function isNeeded(field: Field): boolean {
  if (field.is !== 'member') return false
  if (field.isRequired) return true
  if (get(field.whole, 'default')) return false
  if (statedNeed(field.text) === 'required') return true
  if (statedNeed(field.text) === 'optional' || explainsLeavingOut(field.text)) return false
  if (saysWhenUnsaid(field.text)) return true
  const required = get(field.owner.schema, 'required')
  const isNothingRequired = required?.kind !== 'array' || required.items.length === 0
  return isNothingRequired && factsOf(field).isCode && !field.isNested
}

/** The same name as another hand would spell it. */
function misspelt(name: string): string {
  const words = nameWords(name)
  if (words.length > 1 && /^[\x20-\x7e]+$/.test(name))
    return /_|-/.test(name)
      ? words.map((word, i) => (i === 0 ? word : word[0]!.toUpperCase() + word.slice(1))).join('')
      : snakeName(name)
  if (/[^sui]s$/.test(name)) return name.slice(0, -1)
  return /[A-Za-rt-z]$/.test(name) ? `${name}s` : `${name}_value`
}

/** An object that takes names nobody wrote down, on purpose. */
const isDictionary = (schema: JsonNode): boolean =>
  get(schema, 'additionalProperties')?.kind === 'object' ||
  membersOf(get(schema, 'patternProperties')).length > 0

export const PRESENCE: readonly Mistake[] = [
  {
    id: 'left-out',
    on: 'field',
    wrongs: (field) => (isNeeded(field) ? [{ change: { op: 'leave-out', at: field.at } }] : []),
    stoppedBy: ['required'],
    otherwise: () => ({ ask: 'need' }),
  },
  {
    id: 'all-left-out',
    on: 'object',
    wrongs: ({ at, fields }) => {
      const members = fields.filter(({ is }) => is === 'member')
      // Where something stands in for each of them, an empty call is a call.
      const isFine = members.every(
        ({ whole, text }) => get(whole, 'default') ?? explainsLeavingOut(text),
      )
      if (at.length > 0 || members.length === 0 || isFine) return []
      const changes = members.map((each) => ({ op: 'leave-out' as const, at: each.at }))
      return [{ change: { op: 'all', at, changes } }]
    },
    stoppedBy: ['required', 'min-properties'],
    otherwise: () => ({ ask: 'need' }),
  },
  {
    id: 'extra-field',
    on: 'object',
    wrongs: (place, tool) => {
      if (isDictionary(place.whole)) return []
      const name = MADE_UP.find((each) => !place.names.includes(each))!
      const injected = place.at.length > 0 ? [] : injectedList(tool).map((each) => each.name)
      const filled = injected.find((each) => !place.names.includes(each))
      return [
        {
          change: { op: 'set', at: [...place.at, name], value: str('urgent') },
          variant: 'made-up',
        },
        ...(filled === undefined
          ? []
          : [
              {
                change: { op: 'set' as const, at: [...place.at, filled], value: str('u-1') },
                variant: 'injected',
              },
            ]),
      ]
    },
    stoppedBy: ['close', 'close-all'],
    otherwise: () => ({ ask: 'form' }),
  },
  {
    id: 'wrapped',
    on: 'object',
    wrongs: ({ at, names, call }) => {
      const wrapper = WRAPPERS.find((each) => !names.includes(each))
      if (at.length > 0 || wrapper === undefined) return []
      return [{ change: { op: 'set', at, value: obj([member(wrapper, call)]) } }]
    },
    stoppedBy: ['close', 'close-all', 'required', 'min-properties'],
    otherwise: () => ({ ask: 'form' }),
  },
  {
    id: 'misspelt-key',
    on: 'field',
    wrongs: ({ is, name, at, owner }) => {
      const to = misspelt(name)
      if (is !== 'member' || to === name || isDictionary(owner.schema)) return []
      if (get(get(owner.schema, 'properties'), to)) return []
      return [{ change: { op: 'rename', at, to } }]
    },
    stoppedBy: ['close', 'close-all'],
    otherwise: () => ({ ask: 'form' }),
  },
]
