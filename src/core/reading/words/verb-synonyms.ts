import { oncePerText } from '../../once-per-text'
import { verbForms } from './verb-forms'

/** Verbs that promise a reader of names the same. A list of many and a look at one are not the same. */
const GROUPS: readonly (readonly string[])[] = [
  [
    'get',
    'fetch',
    'retrieve',
    'read',
    'query',
    'lookup',
    'obtain',
    'load',
    'view',
    'show',
    'display',
  ],
  ['search', 'find'],
  ['list', 'enumerate'],
  ['create', 'make'],
  ['delete', 'erase', 'destroy'],
  ['update', 'edit', 'modify', 'change', 'patch'],
  ['calculate', 'compute', 'calc'],
  ['execute', 'run'],
  ['start', 'launch'],
  ['validate', 'verify'],
  ['cancel', 'abort'],
]

const BY_VERB: ReadonlyMap<string, string> = new Map(
  GROUPS.flatMap((group) => group.map((verb): [string, string] => [verb, group[0]!])),
)

/** The verb that stands for all that mean the same as this one; none for a word that has no such verbs. */
export const synonymOf = oncePerText((word): string | undefined => {
  for (const form of verbForms(word)) {
    const verb = BY_VERB.get(form)
    if (verb !== undefined) return verb
  }
  return undefined
}, 20_000)
