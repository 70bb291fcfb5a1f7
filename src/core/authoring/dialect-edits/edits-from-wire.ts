import type { Dialect, Written } from '../../dialects/dialect'
import { exportTools } from '../../dialects/export'
import { dialectById, writeId } from '../../dialects/registry'
import type { Edit } from '../../json/edit'
import { type JsonNode, type JsonObject, type Path } from '../../json/node'
import { locate } from '../../json/position'
import { print } from '../../json/print'
import { bare } from './composed-parts'
import {
  type Change,
  type Notice,
  type Refused,
  isOrderOfRequired,
  sentencesOf,
  weightOfAll,
} from './change'
import { editsFor } from './change-edits'
import { changesBetween } from './changes-between'
import { descriptionEdits } from './description-edits'
import { placesInDocument } from './places-in-document'
import { edited, textOf, type WireReader, wireReader } from './read-wire'
import { refusalOf } from './refusal'
import { followed, type Renamed, renamedBetween } from './renames'
import { renameParameter } from '../../model/rename-parameter'

export interface WireEdits {
  /** To be applied one after the other to the tool's text. */
  readonly edits: readonly Edit[]
  /** What the typed text says and the document does not, with why. */
  readonly refused: readonly Refused[]
  /** What the document says a little otherwise than typed. */
  readonly notices: readonly Notice[]
}

/** So many times a tool is written to find the edits of one text; a text of ours needs about one. */
const MOST_TRIES = 300

/**
 * Reads a text in a dialect back as edits to the document. `tool` is the document's tool, `dialect`
 * the id of a dialect that can be written, `before` what the exporter wrote of the tool and `after`
 * what stands there now, both as one wire item. Each edit is one that, the tool written again, leads
 * nearer to `after`; so contract, answers and all that the dialect cannot say stay as they are. What
 * no edit leads to is refused, with its place. Never throws; no change gives no edits.
 */
export function editsFromWire(
  tool: JsonObject,
  dialect: string,
  before: JsonNode,
  after: JsonNode,
): WireEdits {
  const known = dialectById(writeId(dialect))
  if (!known?.write || print(before, 0) === print(after, 0)) return NOTHING
  const shape = known.strictOf === undefined ? known : dialectById(known.strictOf)
  const isOne = after.kind === 'object' && shape !== undefined && shape.accepts(after) > 0
  const reader = isOne ? wireReader(known, before) : undefined
  const old = reader?.read(before)
  const now = reader?.readTyped(after)
  if (!reader || !old || !now) return { ...NOTHING, refused: [{ code: 'unreadable', path: [] }] }
  return new Carrying(tool, known, reader, old, now.tool, after).result(now.broken)
}

const NOTHING: WireEdits = { edits: [], refused: [], notices: [] }

/** What a dialect writes of a tool; undefined when it cannot write at all. */
export const wireOf = (tool: JsonObject, dialect: string): JsonObject | undefined =>
  writtenOf(tool, dialect)?.wire

const writtenOf = (tool: JsonObject, dialect: string): Written | undefined =>
  exportTools([tool], dialect)?.items[0]?.written

type TextChange = Extract<Change, { kind: 'text' }>

const isOfDescription = (change: Change): change is TextChange =>
  change.kind === 'text' && change.path.length === 1 && change.path[0] === 'description'

/** Whether every sentence that is asked for stands in the text that would be written. */
function saysAll(left: readonly Change[]): boolean {
  const change = left.find(isOfDescription)
  if (!change || bare(change.from) === bare(change.to)) return false
  const text = change.from.toLowerCase()
  return sentencesOf(change.to).every((each) => text.includes(each.toLowerCase()))
}

/** One text on its way back: edits are tried on the document, and kept where they lead nearer. */
class Carrying {
  private text: string
  private tool: JsonObject
  private readonly edits: Edit[] = []
  private readonly notices: Notice[] = []
  private tries = 0
  private isIntroduced = false
  private readonly goal: JsonObject
  private readonly isStrict: boolean
  private readonly typed: JsonNode
  private readonly dialect: Dialect
  private readonly isSame: boolean
  /** Whether the dialect says schemas in its own way, and not at all where it cannot. */
  private readonly translates: boolean
  /** What was wrong with the tool before. */
  private readonly faults: ReadonlySet<string>

  constructor(
    tool: JsonObject,
    dialect: Dialect,
    private readonly reader: WireReader,
    old: JsonObject,
    now: JsonObject,
    after: JsonNode,
  ) {
    this.text = textOf(tool)
    this.tool = tool
    this.dialect = dialect
    this.typed = after
    this.isStrict = dialect.strictOf !== undefined || dialect.id.endsWith('.strict')
    this.translates = this.isStrict || dialect.family === 'gemini'
    this.faults = new Set(writtenOf(tool, dialect.id)?.errors.map((each) => each.code))
    const renamed = renamedBetween(old, now)
    this.goal = followed(now, renamed)
    this.isSame = changesBetween(old, this.goal).length === 0
    if (this.goal !== now)
      for (const { owner, to } of renamed)
        this.notices.push({ code: 'followed', path: [...owner, 'properties', to], text: to })
    for (const each of renamed) this.rename(each)
  }

  result(broken: readonly Path[]): WireEdits {
    let left = this.left(this.tool) ?? []
    if (!this.isSame) {
      left = this.allAtOnce(left) ?? left
      left = this.oneByOne(left)
    }
    const refused = [
      ...broken.map((path): Refused => ({ code: 'note', path })),
      ...left.flatMap((change) => this.refuse(change)),
    ]
    const told = refused.length === 0 ? this.shapeRefused() : refused
    return {
      edits: this.edits,
      refused: told.map((each) => this.placed(each)),
      notices: this.notices,
    }
  }

  /** What still differs between what is typed and a tool as the dialect writes it. */
  private left(tool: JsonObject): readonly Change[] | undefined {
    this.tries++
    const written = writtenOf(tool, this.dialect.id)
    if (!written || (this.translates && this.isRefused(written))) return undefined
    const read = this.reader.read(written.wire)
    const left = read && changesBetween(read, this.goal)
    return this.isIntroduced ? left?.filter((change) => !isOfDescription(change)) : left
  }

  /** Whether the vendor would refuse the schema for another reason than before: then it stands untranslated. */
  private isRefused({ errors }: Written): boolean {
    return errors.some(
      ({ code, severity }) =>
        severity !== 'warning' && /^schema\./.test(code) && !this.faults.has(code),
    )
  }

  private rename({ owner, from, to }: Renamed): void {
    for (const place of placesInDocument(this.tool, owner)) {
      const edits = renameParameter(this.tool, place, from, to)
      if (edits.length > 0 && this.take(edits)) return
    }
  }

  private take(edits: readonly Edit[]): boolean {
    const next = edited(this.text, edits)
    if (!next) return false
    this.text = next.text
    this.tool = next.tool
    this.edits.push(...edits)
    return true
  }

  /** Mostly the likeliest edit of each change is right, and one writing shows it. */
  private allAtOnce(changes: readonly Change[]): readonly Change[] | undefined {
    const { text, tool } = this
    const count = this.edits.length
    for (const change of changes) {
      const [first] = editsFor(change, this.tool, this.goal, this.isStrict)
      if (first) this.take(first)
    }
    const left = this.left(this.tool)
    if (left && left.length === 0) {
      this.noteUnplaced(changes, tool)
      return left
    }
    this.text = text
    this.tool = tool
    this.edits.length = count
    return undefined
  }

  private oneByOne(changes: readonly Change[]): readonly Change[] {
    let left = changes
    for (;;) {
      const nearer = this.step(left)
      if (!nearer) return left
      left = nearer
    }
  }

  /** Makes the first edit that leads nearer, and says what is left then. */
  private step(left: readonly Change[]): readonly Change[] | undefined {
    const weight = weightOfAll(left)
    for (const change of left) {
      let best: { edits: readonly Edit[]; left: readonly Change[]; weight: number } | undefined
      for (const edits of editsFor(change, this.tool, this.goal, this.isStrict)) {
        if (this.tries >= MOST_TRIES) return undefined
        const next = edited(this.text, edits)
        const then = next && this.left(next.tool)
        const now = then ? weightOfAll(then) : weight
        if (then && now < (best?.weight ?? weight)) best = { edits, left: then, weight: now }
        if (now === 0) break
        const isWhole = !this.isIntroduced && isOfDescription(change) && saysAll(then ?? [])
        if (isWhole && !best) return this.introduced(change, edits, then ?? [])
      }
      if (!best) continue
      this.noteUnplaced([change], this.tool)
      this.take(best.edits)
      return best.left
    }
    return undefined
  }

  /** Every sentence is where it belongs, but composing puts words in front of an answer again. */
  private introduced(
    change: Change,
    edits: readonly Edit[],
    left: readonly Change[],
  ): readonly Change[] {
    this.noteUnplaced([change], this.tool)
    this.take(edits)
    this.isIntroduced = true
    this.notices.push({ code: 'introduced', path: change.path })
    return left.filter((each) => !isOfDescription(each))
  }

  private noteUnplaced(changes: readonly Change[], tool: JsonObject): void {
    for (const change of changes) {
      if (!isOfDescription(change)) continue
      const { unplaced = [] } = descriptionEdits(tool, change.from, change.to) ?? {}
      for (const text of unplaced) this.notices.push({ code: 'notes', path: change.path, text })
    }
  }

  private refuse(change: Change): readonly Refused[] {
    if (isOfDescription(change)) {
      if (bare(change.from) === bare(change.to)) {
        this.notices.push({ code: 'spaced', path: change.path })
        return []
      }
      const isSame =
        sentencesOf(change.from).toSorted().join('\n') ===
        sentencesOf(change.to).toSorted().join('\n')
      if (isSame) return [{ code: 'answer-order', path: change.path }]
    }
    // A strict mode lists them in the order of its parameters, which says nothing.
    if (isOrderOfRequired(change)) {
      this.notices.push({ code: 'spaced', path: change.path })
      return []
    }
    return [refusalOf(change, this.tool, this.isStrict)]
  }

  /** What the reading does not tell apart and the text does: marks of the shape, nulls, an order. */
  private shapeRefused(): readonly Refused[] {
    if (this.notices.length > 0) return []
    const wire = wireOf(this.tool, this.dialect.id)
    if (!wire || print(wire, 0) === print(this.typed, 0)) return []
    return changesBetween(wire, this.typed).map((change): Refused => {
      const code = change.kind === 'move' || change.kind === 'list' ? 'order' : 'format'
      const at = locate(this.typed, change.path, 'key')
      return { code, path: change.path, ...(this.typed.at ? { at } : {}) }
    })
  }

  private placed(refused: Refused): Refused {
    if (refused.at || !this.goal.at) return refused
    return { ...refused, at: locate(this.goal, refused.path, 'key') }
  }
}
