import { applyEdits, type Edit } from '../json/edit'
import { get, type JsonNode, type JsonObject, memberOf, str, stringOf } from '../json/node'
import { isStrictJson, parse, type Problem } from '../json/parse'
import { EMPTY_TOOL } from './tool'

/** The document format's version, the value of `toolwright` in a set. */
export const FORMAT_VERSION = 1

/** One tool of a set: its JSON text, which is the document, and a name for it that never changes. */
export interface ToolRecord {
  readonly id: string
  /** The tool's own text, at the left margin. */
  readonly text: string
  /** What every line after the first began with in the set's text, to be put back on saving. */
  readonly indent: string
}

/**
 * A set as text, cut at its tools: joined again it is the file, byte for byte.
 * `leads[i]` stands in front of tool i (its comma and blank), `tail` behind the last tool.
 */
export interface ToolSet {
  readonly head: string
  readonly leads: readonly string[]
  readonly tools: readonly ToolRecord[]
  readonly tail: string
}

export type OpenedSet =
  | { readonly ok: true; readonly set: ToolSet; readonly problems: readonly Problem[] }
  | {
      readonly ok: false
      readonly reason: 'not-json' | 'not-a-set' | 'newer-version'
      readonly problems: readonly Problem[]
    }

export function newSet(title: string, tools: readonly string[], newId: () => string): ToolSet {
  let set: ToolSet = {
    head: `{\n  "toolwright": ${FORMAT_VERSION},\n  "title": ${JSON.stringify(title)},\n  "tools": [`,
    leads: [],
    tools: [],
    tail: '\n  ]\n}\n',
  }
  for (const text of tools) set = withTool(set, { id: newId(), text, indent: '    ' })
  return set
}

/** Cuts a set's text at its tools. `newId` gives each tool its name for this session. */
export function openSet(text: string, newId: () => string): OpenedSet {
  const parsed = parse(text)
  const { problems } = parsed
  if (!isStrictJson(parsed)) return { ok: false, reason: 'not-json', problems }
  const version = get(parsed.root, 'toolwright')
  const tools = get(parsed.root, 'tools')
  if (version?.kind !== 'number' || tools?.kind !== 'array')
    return { ok: false, reason: 'not-a-set', problems }
  if (Number(version.raw) > FORMAT_VERSION) return { ok: false, reason: 'newer-version', problems }

  const leads: string[] = []
  const records: ToolRecord[] = []
  let at = tools.at!.start + 1
  const head = text.slice(0, at)
  for (const item of tools.items) {
    const lead = text.slice(at, item.at!.start)
    leads.push(lead)
    records.push(recordOf(text.slice(item.at!.start, item.at!.end), lead, newId()))
    at = item.at!.end
  }
  return { ok: true, set: { head, leads, tools: records, tail: text.slice(at) }, problems }
}

/** The set's text. `saveSet(openSet(text))` is `text`. */
export function saveSet(set: ToolSet): string {
  const parts = set.tools.map(
    (tool, i) => set.leads[i]! + tool.text.replace(/(\r\n|\r|\n)/g, `$1${tool.indent}`),
  )
  return set.head + parts.join('') + set.tail
}

function recordOf(raw: string, lead: string, id: string): ToolRecord {
  const indent = /[\r\n]([ \t]*)$/.exec(lead)?.[1] ?? ''
  // Taken off only when every line has it, so that putting it back restores each byte.
  const lines = raw.split(/\r\n|\r|\n/)
  if (!indent || !lines.every((line, i) => i === 0 || line.startsWith(indent)))
    return { id, text: raw, indent: '' }
  return { id, text: raw.replace(/(\r\n|\r|\n)[ \t]*/g, (s) => s.replace(indent, '')), indent }
}

export function indexOfTool(set: ToolSet, id: string): number {
  return set.tools.findIndex((tool) => tool.id === id)
}

export function withTool(set: ToolSet, tool: ToolRecord, index = set.tools.length): ToolSet {
  const tools = [...set.tools.slice(0, index), tool, ...set.tools.slice(index)]
  const eol = set.head.includes('\r\n') ? '\r\n' : '\n'
  const first = set.leads[0] ?? eol + tool.indent
  const later = set.leads[1] ?? (set.leads[0] === undefined ? first : ',' + first)
  const leads = set.leads.length ? [...set.leads, later] : [first]
  return { ...set, tools, leads }
}

export function withoutTool(set: ToolSet, id: string): ToolSet {
  const index = indexOfTool(set, id)
  if (index < 0) return set
  const leads = [...set.leads]
  // Leads belong to places, not tools: the first place has no comma.
  leads.splice(index === 0 ? Math.min(1, leads.length - 1) : index, 1)
  return { ...set, leads, tools: set.tools.filter((tool) => tool.id !== id) }
}

/** The same object when the text is the same, so that what is derived from it stays valid. */
export function withToolText(set: ToolSet, id: string, text: string): ToolSet {
  const old = set.tools.find((tool) => tool.id === id)
  if (!old || old.text === text) return set
  return { ...set, tools: set.tools.map((tool) => (tool === old ? { ...tool, text } : tool)) }
}

/** Whether nothing has been written yet: the one empty tool that a new set starts with. */
export const isUntouched = (set: ToolSet): boolean =>
  set.tools.length === 1 && set.tools[0]!.text === EMPTY_TOOL && setTitleOf(set) === ''

/** The set's own members (title, questions, …) as an object with an empty list of tools. */
export function envelopeOf({ head, tail }: Pick<ToolSet, 'head' | 'tail'>): JsonObject | undefined {
  // One set is asked about again and again, and mostly its tools are what changes.
  if (lastEnvelope?.head !== head || lastEnvelope.tail !== tail) {
    const { root } = parse(head + tail)
    lastEnvelope = { head, tail, root: root?.kind === 'object' ? root : undefined }
  }
  return lastEnvelope.root
}

let lastEnvelope:
  (Pick<ToolSet, 'head' | 'tail'> & { readonly root: JsonObject | undefined }) | undefined

export const setTitleOf = (set: ToolSet): string => stringOf(get(envelopeOf(set), 'title')) ?? ''

export const withSetTitle = (set: ToolSet, title: string): ToolSet =>
  withEnvelopeMember(set, 'title', str(title))

export const withEnvelopeMember = (set: ToolSet, key: string, value: JsonNode): ToolSet =>
  withEnvelopeEdits(set, [{ op: 'set', path: [key], value, before: 'tools' }])

/** Edits of the set's own members; the same set where they cannot be made. */
export function withEnvelopeEdits(set: ToolSet, edits: readonly Edit[]): ToolSet {
  const edited = applyEdits(set.head + set.tail, edits)
  if (!edited.ok) return set
  const tools = memberOf(parse(edited.text).root, 'tools')?.value
  if (!tools?.at) return set
  const cut = tools.at.start + 1
  return { ...set, head: edited.text.slice(0, cut), tail: edited.text.slice(cut) }
}
