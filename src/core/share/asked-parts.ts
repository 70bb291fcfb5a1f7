import {
  arr,
  get,
  itemsOf,
  type JsonNode,
  type JsonObject,
  type Member,
  obj,
  stringOf,
  withMember,
  withoutMembers,
} from '../json/node'
import { isStrictJson, parse } from '../json/parse'
import { respaced } from '../json/respaced'
import { withAnswers } from '../review/with-answers'

/** What of a set is shared. */
export interface LinkParts {
  /** The tools, by their place in the set from 0; all when left out. */
  readonly tools?: ReadonlySet<number>
  /** The bench's questions, as they are put to a reader; they stay at home unless this is true. */
  readonly questions?: boolean
  /** Comments and sign-offs; they travel unless this is false. */
  readonly review?: boolean
  /** Findings set aside, with the reasons; they travel unless this is false. */
  readonly asides?: boolean
  /** Earlier versions; they stay at home unless this is true. */
  readonly history?: boolean
}

/** What a reader needs of a question. The expected answer would give it away, so it stays at home. */
const OF_A_QUESTION = ['id', 'text', 'lang'] as const

type Part = (member: Member, parts: LinkParts, tools: ReadonlySet<string> | undefined) => Member[]

/** What becomes of a member of the set; what is not listed stays as it is. */
const PARTS: ReadonlyMap<string, Part> = new Map<string, Part>([
  ['tools', (each, parts) => [{ ...each, value: chosenTools(each.value, parts) }]],
  ['lint', (each, { asides }) => (asides === false ? withoutAsides(each) : [each])],
  ['questions', (each, { questions }) => (questions === true ? [each] : [])],
  ['bench', (each, { questions }) => (questions === true ? asAsked(each) : [])],
  ['history', (each, { history }) => (history === true ? [each] : [])],
  [
    'review',
    (each, { review }, tools) => {
      if (review === false) return []
      return [tools ? { ...each, value: saidOf(each.value, tools) } : each]
    },
  ],
])

/**
 * A set without what is not to be shared, for a link and for a file alike; the same object where
 * nothing has to go. Members that never travel in a link are still there.
 */
export function askedParts(root: JsonObject, parts: LinkParts): JsonObject {
  const names = parts.tools && namesOf(root, parts.tools)
  const members = root.members.flatMap((each) => PARTS.get(each.key)?.(each, parts, names) ?? each)
  const isSame =
    members.length === root.members.length &&
    members.every((each, i) => each.value === root.members[i]!.value)
  return isSame ? root : obj(members)
}

/** The same of a text: byte for byte what it was where nothing has to go, or where it is not JSON. */
export function askedText(setText: string, parts: LinkParts): string {
  const parsed = parse(setText)
  if (!isStrictJson(parsed) || parsed.root.kind !== 'object') return setText
  const asked = askedParts(parsed.root, parts)
  return asked === parsed.root ? setText : respaced(setText, asked, 2) + '\n'
}

function chosenTools(tools: JsonNode, { tools: chosen, asides }: LinkParts): JsonNode {
  if (tools.kind !== 'array') return tools
  const items = tools.items.filter((_, i) => !chosen || chosen.has(i))
  const kept = asides === false ? items.map(toolWithoutAsides) : items
  const isSame = kept.length === tools.items.length && kept.every((each, i) => each === items[i])
  return isSame ? tools : arr(kept)
}

function toolWithoutAsides(tool: JsonNode): JsonNode {
  if (tool.kind !== 'object' || !get(get(tool, 'lint'), 'aside')) return tool
  return obj(tool.members.flatMap((each) => (each.key === 'lint' ? withoutAsides(each) : each)))
}

/** The settings without the list of findings set aside; nothing where there is nothing else. */
function withoutAsides(lint: Member): Member[] {
  if (lint.value.kind !== 'object' || !get(lint.value, 'aside')) return [lint]
  const value = withoutMembers(lint.value, ['aside'])
  return value.members.length > 0 ? [{ ...lint, value }] : []
}

/** The questions alone: what the bench is set to, models and their addresses, never travels. */
function asAsked(bench: Member): Member[] {
  const questions = itemsOf(get(bench.value, 'questions')).flatMap((question) =>
    question.kind === 'object'
      ? obj(
          question.members.filter(({ key }) => (OF_A_QUESTION as readonly string[]).includes(key)),
        )
      : [],
  )
  if (questions.length === 0) return []
  return [{ ...bench, value: obj([{ key: 'questions', value: arr(questions) }]) }]
}

function namesOf(root: JsonObject, chosen: ReadonlySet<number>): ReadonlySet<string> {
  const tools = itemsOf(get(root, 'tools')).filter((_, i) => chosen.has(i))
  return new Set(tools.flatMap((tool) => stringOf(get(tool, 'name')) ?? []))
}

/**
 * What was said of the chosen tools, and the answers to that. What is about the set, or about a
 * tool that is left out, stays at home with it.
 */
function saidOf(review: JsonNode, tools: ReadonlySet<string>): JsonNode {
  const entries = itemsOf(get(review, 'entries'))
  if (review.kind !== 'object' || entries.length === 0) return review
  const said = withAnswers(entries, (entry) =>
    tools.has(stringOf(get(get(entry, 'on'), 'tool')) ?? ''),
  )
  return withMember(review, 'entries', arr(said))
}
