import type { Edit } from '../../json/edit'
import { get, getIn, itemsOf, type JsonObject, type Path, stringOf } from '../../json/node'
import { pointer } from '../../json/pointer'
import { mentionsInText, mentionsOfName } from '../../model/name-mentions'
import { respeltSpans, type Span } from '../../model/respelt-spans'
import { nameOf } from '../../model/tool'
import { setText } from '../../model/write-members'
import { oncePer } from '../../once-per'
import { nameKey, ownWords } from '../../reading/own-words'
import { pointersIn } from '../../reading/pointers'
import { splitSentences } from '../../reading/sentences'
import { type ToolNames, toolNames } from '../../reading/tool-names'

/** Stands for the members of the set beside its tools, where an index of a tool is expected. */
export const OF_SET = -1

/** A tool's name in a text of a tool, and what becomes of it when the tool is renamed. */
export interface ToolMention {
  /** The index of the tool that mentions it; `OF_SET` where the set's own members do. */
  readonly tool: number
  readonly path: Path
  /** What is replaced: UTF-16 offsets in the text at the path. */
  readonly start: number
  readonly end: number
  readonly to: string
  /** The sentence around it, and where in that the mention begins. */
  readonly sentence: string
  readonly at: number
  /** It means the tool for certain; else it may be a word of the sentence, or a parameter. */
  readonly isSure: boolean
}

/** A tool of the set that gets another name; a tool that cannot be read is no tool. */
export interface Renaming {
  readonly tools: readonly (JsonObject | undefined)[]
  readonly index: number
  readonly from: string
  readonly to: string
  /** The set's own members, whose reasons for setting findings aside may name the tool too. */
  readonly envelope?: JsonObject | undefined
}

type Found = Omit<ToolMention, 'tool' | 'sentence' | 'at'> & { readonly text: string }

/**
 * Where the texts of a set mention a tool by its former name: descriptions, texts of schemas, sentences
 * of the contract, the tools that its signals and errors send to, names noted as outside, and reasons
 * why findings are set aside. Values, patterns, keys and sample calls are never among them. None while
 * another tool has the former name too, since the texts may mean that one.
 */
export function mentionsAcross(renaming: Renaming): readonly ToolMention[] {
  const { tools, index, from, to } = renaming
  if (from.trim() === '' || to.trim() === '' || from === to) return []
  const others = tools.map((tool, i) => (i === index ? '' : nameOf(tool)))
  if (others.includes(from)) return []
  // Looked up only where a spelling could be of this name, since making the tables takes its time.
  const named = (own: string) => toolNames(others.map((each, i) => (i === index ? own : each)))
  let tables: { readonly before: ToolNames; readonly after: ToolNames } | undefined
  const meansIt = (name: string): boolean => {
    tables ??= { before: named(from), after: named(to) }
    // A spelling that finds the tool under its new name as well needs no change.
    return tables.before.find(name) === from && tables.after.find(name) !== to
  }
  const { envelope } = renaming
  const ofSet = envelope ? mentionsInReasons(envelope, from) : []
  const inTools = tools.flatMap((tool, i) => {
    if (!tool) return []
    const inTexts = mentionsOf(tool, from, to)
    const isNew = (span: Span): boolean => !inTexts.some((each) => overlaps(each, span))
    const literal = [...inTexts, ...wholeNames(tool, from, to).filter(isNew)]
    const respelt = pointersIn(tool).flatMap(({ name, path, start, end }): Found[] => {
      const part = partToReplace(name, renaming, others)
      const text = stringOf(getIn(tool, path))
      if (!part || text === undefined || !isNew({ path, start, end })) return []
      if (!meansIt(name)) return []
      const { skip, ...rest } = part
      return [{ path, text, start: start + skip, end, ...rest }]
    })
    return [...literal, ...respelt].map((found) => shown(found, i))
  })
  return [...inTools, ...ofSet.map((found) => shown({ ...found, to }, OF_SET))]
}

const shown = ({ text, ...mention }: Found, tool: number): ToolMention => ({
  ...mention,
  tool,
  ...sentenceAround(text, mention.start, mention.end),
})

/** The edits of the set's own members by which its chosen mentions follow the new name. */
export const envelopeEdits = (
  envelope: JsonObject,
  chosen: readonly ToolMention[],
): readonly Edit[] =>
  respeltSpans(
    envelope,
    chosen.filter(({ tool }) => tool === OF_SET),
  )

/** The edits of each tool by which the chosen mentions follow the new name, by the tool's index. */
export function mentionEdits(
  tools: readonly (JsonObject | undefined)[],
  chosen: readonly ToolMention[],
): ReadonlyMap<number, readonly Edit[]> {
  const edits = new Map<number, readonly Edit[]>()
  for (const [i, tool] of tools.entries()) {
    const own = chosen.filter((mention) => mention.tool === i)
    if (tool && own.length > 0) edits.set(i, respeltSpans(tool, own))
  }
  return edits
}

/** The same with the renaming itself, for a name that does not stand in the tool yet. */
export function renamingEdits(
  { tools, index, to }: Renaming,
  chosen: readonly ToolMention[],
): ReadonlyMap<number, readonly Edit[]> {
  const edits = new Map(mentionEdits(tools, chosen))
  const tool = tools[index]
  if (tool) edits.set(index, [...setText(tool, 'name', to), ...(edits.get(index) ?? [])])
  return edits
}

/** What was found in a tool stays known: most edits change another one. */
const knownOf = oncePer(() => new Map<string, readonly Omit<Found, 'to'>[]>())

function mentionsOf(tool: JsonObject, from: string, to: string): readonly Found[] {
  const known = knownOf(tool)
  const found = known.get(from) ?? findMentions(tool, from)
  known.set(from, found)
  return found.map((mention) => ({ ...mention, to }))
}

function findMentions(tool: JsonObject, from: string): readonly Omit<Found, 'to'>[] {
  const isOwnWord = ownWords(tool).has(nameKey(from))
  // A plain word in front of "tool", or in quotes.
  const called = pointersIn(tool).filter((pointer) => pointer.name === from)
  return [...mentionsOfName(tool, from), ...mentionsInReasons(tool, from)].map((mention) => {
    const isCalled = called.some((pointer) => overlaps(pointer, mention))
    return { ...mention, isSure: isCalled || (mention.isSure && !isOwnWord) }
  })
}

const mentionsInReasons = (tool: JsonObject, name: string) =>
  itemsOf(get(get(tool, 'lint'), 'aside')).flatMap((item, i) => {
    const text = stringOf(get(item, 'reason'))
    return text === undefined ? [] : mentionsInText(text, name, ['lint', 'aside', i, 'reason'])
  })

/** The members of the contract that hold a name and nothing else. */
const NAMED_IN = [
  ['signals', 'tool'],
  ['errors', 'next'],
  ['outside', 'name'],
] as const

function wholeNames(tool: JsonObject, from: string, to: string): readonly Found[] {
  const contract = get(tool, 'contract')
  return NAMED_IN.flatMap(([list, key]) =>
    itemsOf(get(contract, list)).flatMap((item, i): Found[] => {
      // An entry of `outside` may be the name alone.
      const isBare = item.kind === 'string' && list === 'outside'
      const text = stringOf(isBare ? item : get(item, key))
      if (text?.trim() !== from) return []
      const path = ['contract', list, i, ...(isBare ? [] : [key])]
      const start = text.indexOf(from)
      return [{ path, text, start, end: start + from.length, to, isSure: true }]
    }),
  )
}

interface Part {
  /** So many characters in front stay as they are. */
  readonly skip: number
  readonly to: string
  readonly isSure: boolean
}

/** What becomes of a name in another spelling: a prefix that the writer added or left out stays so. */
function partToReplace(
  written: string,
  { from, to }: Renaming,
  others: readonly string[],
): Part | undefined {
  if (nameKey(written) === nameKey(from)) return { skip: 0, to, isSure: true }
  const added = written.slice(0, -from.length)
  if (written.endsWith(from) && /[_.:/-]$/.test(added))
    // With one mark alone it may be the name of something else.
    return { skip: added.length, to, isSure: /(?:__|[.:/])$/.test(added) }
  const prefix = from.slice(0, -written.length)
  const isOfOther = others.some((name) => name.endsWith(written))
  if (!from.endsWith(written) || !/[_.:/-]$/.test(prefix) || isOfOther) return undefined
  return { skip: 0, to: to.startsWith(prefix) ? to.slice(prefix.length) : to, isSure: true }
}

const overlaps = (a: Span, b: Span): boolean =>
  a.start < b.end && b.start < a.end && pointer(a.path) === pointer(b.path)

function sentenceAround(text: string, start: number, end: number) {
  const span = splitSentences(text).find((each) => each.start <= start && end <= each.end)
  if (!span) return { sentence: text, at: start }
  return { sentence: text.slice(span.start, span.end), at: start - span.start }
}
