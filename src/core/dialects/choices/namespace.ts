import { namespaceOf } from '../../authoring/set/namespaces'
import { type JsonObject, str, withMember, withoutMembers } from '../../json/node'
import { nameOf } from '../../model/tool'
import { MOST_EVERYWHERE } from '../../naming/same-after-sanitising'
import { isPortableName, suggestName } from '../../naming/suggest-name'
import { nameWords } from '../../reading/words/name-words'
import type { Loss } from '../dialect'
import type { FindChoices, Refused } from './choice'

/**
 * The namespace before the name, where the vendor has no groups: `orders_get_order`. None where the
 * name begins with it already, where it can only be spelt by sound, and where the name is taken.
 */
export const putNamespaceFirst: FindChoices = (refused) => {
  const prefixed = prefixedName(refused)
  if (!prefixed || prefixed.isTaken) return []
  const { namespace, to } = prefixed
  return [
    {
      loss: { code: 'export.namespace', path: ['namespace'], values: { namespace, to } },
      make: (given) => withMember(withoutMembers(given, ['namespace']), 'name', str(to)),
    },
  ]
}

/** That the namespace was wished for before the name and another tool has the name that this makes. */
export function namespaceTaken(refused: Refused): readonly Loss[] {
  const prefixed = prefixedName(refused)
  if (!prefixed?.isTaken) return []
  const { namespace, to } = prefixed
  return [{ code: 'export.namespace-taken', path: ['namespace'], values: { namespace, to } }]
}

interface Prefixed {
  readonly namespace: string
  readonly to: string
  readonly isTaken: boolean
}

function prefixedName({ tool, errors, losses, others, mostInName }: Refused): Prefixed | undefined {
  if (!losses.some(({ code }) => code === 'dropped.namespace')) return undefined
  const namespace = namespaceOf(tool)
  const name = nameOf(tool)
  const group = portable(namespace)
  const isRefused = errors.some(({ code }) => code.startsWith('name.'))
  const own = isRefused ? portable(name) : name
  if (!group || !own || startsWith(name, namespace) || startsWith(own, group)) return undefined
  // A name in hyphens stays one.
  const mark = own.includes('-') && !own.includes('_') && !group.includes('_') ? '-' : '_'
  const full = group + mark + own
  const most = mostInName ?? MOST_EVERYWHERE.value
  const fits = full.length <= most ? full : shortened(full, most)
  return fits === undefined ? undefined : { namespace, to: fits, isTaken: others().includes(fits) }
}

/** The text as every vendor takes it in a name, in the author's letters or translated. */
function portable(text: string): string | undefined {
  if (text === '' || isPortableName(text)) return text
  const [best] = suggestName(text)
  return best && best.by !== 'pinyin' ? best.name : undefined
}

const shortened = (name: string, most: number): string | undefined =>
  suggestName(name, { most }).find(({ by }) => by === 'letters')?.name

/** Whether a name begins with the words of another: `order_get` does with `order`, `orders_get` not. */
function startsWith(name: string, group: string): boolean {
  const words = nameWords(name)
  const first = nameWords(group)
  return first.length > 0 && first.every((word, i) => words[i] === word)
}

/** The tool as it is called in a set, the group before the name, by the marks that people use. */
export const namesWithGroup = (tool: JsonObject): readonly string[] => {
  const namespace = namespaceOf(tool)
  const name = nameOf(tool)
  return namespace === '' ? [] : ['.', ':', '__'].map((mark) => namespace + mark + name)
}
