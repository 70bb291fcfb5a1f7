import { get, type JsonNode, type JsonObject, member, num } from '../json/node'
import { isStrictJson, parse, type Problem } from '../json/parse'
import { FORMAT_VERSION } from '../model/tool-set'

/** A set of more than this is not put into a link, and a link that inflates to more is refused. */
export const MAX_SET_BYTES = 8 * 1024 * 1024

/** The members of a set that travel in a link. Settings, keys and addresses of services never do. */
export const LINK_MEMBERS = [
  'toolwright',
  'title',
  'note',
  'author',
  'date',
  'questions',
  'review',
  'tools',
] as const

export type LinkContent =
  | {
      readonly ok: true
      /** The set with the members of the list only, in their order; tools are whole. */
      readonly root: JsonObject
      /** Keys of the members that were not taken, in text order. */
      readonly leftOut: readonly string[]
    }
  | {
      readonly ok: false
      readonly reason: 'not-json' | 'not-a-set' | 'newer-version'
      readonly problems: readonly Problem[]
    }

/** What of a set's text goes into a link, and what is taken out of one: the same list both ways. */
export function linkContent(text: string): LinkContent {
  const parsed = parse(text)
  const { problems } = parsed
  if (!isStrictJson(parsed)) return { ok: false, reason: 'not-json', problems }
  const { root } = parsed
  const version = versionOf(root)
  if (root.kind !== 'object' || get(root, 'tools')?.kind !== 'array' || version === undefined)
    return { ok: false, reason: 'not-a-set', problems }
  if (version > FORMAT_VERSION) return { ok: false, reason: 'newer-version', problems }
  const travels = (key: string) => (LINK_MEMBERS as readonly string[]).includes(key)
  const members = root.members.filter(({ key }) => travels(key))
  const leftOut = root.members.filter(({ key }) => !travels(key)).map(({ key }) => key)
  if (!get(root, 'toolwright')) members.unshift(member('toolwright', num(FORMAT_VERSION)))
  return { ok: true, root: { kind: 'object', members }, leftOut: [...new Set(leftOut)] }
}

/** A set that does not say its version is read as today's. */
function versionOf(root: JsonNode): number | undefined {
  const version = get(root, 'toolwright')
  if (!version) return FORMAT_VERSION
  return version.kind === 'number' ? Number(version.raw) : undefined
}
