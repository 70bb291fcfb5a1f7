import { get, type JsonNode, type JsonObject, member, num, obj } from '../json/node'
import { isStrictJson, parse, type Problem } from '../json/parse'
import { FORMAT_VERSION } from '../model/tool-set'
import { askedParts, type LinkParts } from './asked-parts'

/** A set of more than this is not put into a link, and a link that holds more is refused. */
export const MAX_SET_BYTES = 8 * 1024 * 1024

/** The members of a set that travel in a link. Keys, addresses of services and what the page is set to never do. */
export const LINK_MEMBERS = [
  'toolwright',
  'title',
  'note',
  'author',
  'date',
  'lint',
  'questions',
  'bench',
  'review',
  'history',
  'tools',
] as const

/** Everything that a link may hold: for taking a set out of one. */
export const ALL_PARTS: LinkParts = { questions: true, history: true }

export type LinkContent =
  | {
      readonly ok: true
      /** The set with the members of the list only, in their order; tools are whole. */
      readonly root: JsonObject
      /** Keys of the members that never travel, in text order; not the parts that were not asked for. */
      readonly leftOut: readonly string[]
    }
  | {
      readonly ok: false
      readonly reason: 'not-json' | 'not-a-set' | 'newer-version'
      readonly problems: readonly Problem[]
    }

/**
 * What of a set's text goes into a link, and what is taken out of one: the same list both ways. This
 * is the one place that decides it: `askedParts` takes out what is not to be shared, the list of
 * members lets through what is known.
 */
export function linkContent(text: string, parts: LinkParts = {}): LinkContent {
  const parsed = parse(text)
  const { problems } = parsed
  if (!isStrictJson(parsed)) return { ok: false, reason: 'not-json', problems }
  return contentOf(parsed.root, parts, problems)
}

/** The same of a set that was read already. */
export function contentOf(
  root: JsonNode,
  parts: LinkParts,
  problems: readonly Problem[] = [],
): LinkContent {
  const version = formatOf(root)
  if (root.kind !== 'object' || get(root, 'tools')?.kind !== 'array' || version === undefined)
    return { ok: false, reason: 'not-a-set', problems }
  if (version > FORMAT_VERSION) return { ok: false, reason: 'newer-version', problems }
  const travels = (key: string) => (LINK_MEMBERS as readonly string[]).includes(key)
  const members = askedParts(root, parts).members.filter(({ key }) => travels(key))
  const leftOut = root.members.filter(({ key }) => !travels(key)).map(({ key }) => key)
  if (!get(root, 'toolwright')) members.unshift(member('toolwright', num(FORMAT_VERSION)))
  return { ok: true, root: obj(members), leftOut: [...new Set(leftOut)] }
}

/** The version of the format; a document that does not say it is read as today's. */
export function formatOf(root: JsonNode): number | undefined {
  const version = get(root, 'toolwright')
  if (!version) return FORMAT_VERSION
  return version.kind === 'number' ? Number(version.raw) : undefined
}
