import type { Dialect, ReadItem } from '../../dialects/dialect'
import {
  restoreConstraints,
  restoreOwnConstraints,
} from '../../dialects/repairs/restored-constraints'
import { changeSchema } from '../../dialects/schema-changes'
import { get, type JsonNode, type JsonObject, type Path, str, withMember } from '../../json/node'
import { stringOf } from '../../json/node'
import { pointer } from '../../json/pointer'
import type { Edit } from '../../json/edit'
import { parse } from '../../json/parse'
import { print } from '../../json/print'
import { editTool } from '../edit-tool'

export interface WireReading {
  /** The tool in the document's shape, as the importer of the dialect reads it. */
  readonly tool: JsonObject
  /** Paths of descriptions whose note can no longer be read; they stand as they were written. */
  readonly broken: readonly Path[]
}

export interface WireReader {
  /** The tool in the document's shape; undefined where the dialect cannot read the item. */
  readonly read: (item: JsonNode) => JsonObject | undefined
  /** The same of an item that was typed into, where a note of the exporter's may have been hit. */
  readonly readTyped: (item: JsonNode) => WireReading | undefined
}

/**
 * Reads items of a dialect that stand for one tool, `written` as the exporter wrote it: what the
 * exporter says in notes at the end of descriptions is read as the keywords it stands for.
 */
export function wireReader(dialect: Dialect, written: JsonNode): WireReader | undefined {
  const usual = rawOf(dialect, written)
  if (!usual || !dialect.write) return undefined
  const own = restoreOwnConstraints(usual.tool, usual.schemaAt, dialect.write)
  const keywords = new Set(
    own.losses.flatMap((loss) => String(loss.values?.['keywords'] ?? '').split(', ')),
  )
  const notes = notesIn(usual.tool, own.tool)
  const restored = (tool: JsonObject): JsonObject =>
    keywords.size === 0
      ? tool
      : restoreConstraints(tool, [], ({ values }) =>
          String(values?.['keywords'] ?? '')
            .split(', ')
            .some((each) => keywords.has(each)),
        )
  return {
    read: (item) => {
      const raw = rawOf(dialect, item)
      return raw && restored(raw.tool)
    },
    readTyped: (item) => {
      const raw = rawOf(dialect, item)
      if (!raw) return undefined
      const kept = withNotesKept(raw.tool, notes)
      return { ...kept, tool: restored(kept.tool) }
    },
  }
}

function rawOf(dialect: Dialect, item: JsonNode): Extract<ReadItem, { kind: 'tool' }> | undefined {
  const read = item.kind === 'object' ? dialect.read(item) : undefined
  return read?.kind === 'tool' ? read : undefined
}

/** A text typed behind a note is put in front of it, and a broken note is put back. */
function withNotesKept(typed: JsonObject, notes: ReadonlyMap<string, Said>): WireReading {
  const schema = get(typed, 'inputSchema')
  if (notes.size === 0 || !schema) return { tool: typed, broken: [] }
  const broken: Path[] = []
  const next = changeSchema(schema, (each, path) => {
    const said = notes.get(pointer(path))
    const text = stringOf(get(each, 'description'))
    if (said === undefined || text === undefined || each.kind !== 'object') return each
    const { note, whole } = said
    if (text.endsWith(note)) return each
    const place = text.indexOf(note.trim())
    if (place >= 0) {
      const before = text.slice(0, place).trimEnd()
      const behind = text.slice(place + note.trim().length).trim()
      const own = [before, behind].filter((part) => part !== '').join(' ')
      return withMember(each, 'description', str(own === '' ? note.trim() : own + note))
    }
    if (!looksLikeRestOf(note, text)) return each
    broken.push(['inputSchema', ...path, 'description'])
    return withMember(each, 'description', str(whole))
  })
  return { tool: next === schema ? typed : withMember(typed, 'inputSchema', next), broken }
}

interface Said {
  /** What the exporter put behind the author's text, with the blank before it. */
  readonly note: string
  readonly whole: string
}

/** The notes by the place of their schema. */
function notesIn(usual: JsonObject, clean: JsonObject): ReadonlyMap<string, Said> {
  const notes = new Map<string, Said>()
  const schema = get(usual, 'inputSchema')
  const other = get(clean, 'inputSchema')
  if (!schema || !other || schema === other) return notes
  const plain = new Map<string, string>()
  changeSchema(other, (each, path) => {
    plain.set(pointer(path), stringOf(get(each, 'description')) ?? '')
    return each
  })
  changeSchema(schema, (each, path) => {
    const whole = stringOf(get(each, 'description')) ?? ''
    const own = plain.get(pointer(path)) ?? ''
    if (whole !== own && whole.startsWith(own))
      notes.set(pointer(path), { note: whole.slice(own.length), whole })
    return each
  })
  return notes
}

/** Whether a text still holds part of a note: a keyword of it, which no text of an author's has so. */
function looksLikeRestOf(note: string, text: string): boolean {
  const keywords = [...note.matchAll(/[{,] ?([$\w]+): /g)].map((match) => `${match[1]!}:`)
  const isReadable = /\{[$\w]+: [^]*\}$/.test(text) && isNoteLike(text)
  return !isReadable && keywords.some((keyword) => text.includes(keyword))
}

/** A note whose values were changed and can be read is no broken one. */
function isNoteLike(text: string): boolean {
  const start = text.lastIndexOf('\n\n{') < 0 ? text.indexOf('{') : text.lastIndexOf('\n\n{') + 2
  const quoted = text.slice(start).replace(/([{,] ?)([$\w]+): /g, '$1"$2": ')
  return parse(quoted).problems.length === 0
}

/** The tool after edits to its text; undefined when it cannot take them, or is a tool no more. */
export function edited(
  text: string,
  edits: readonly Edit[],
): { readonly text: string; readonly tool: JsonObject } | undefined {
  const done = editTool(text, edits)
  const root = done.ok ? parse(done.text).root : undefined
  return done.ok && root?.kind === 'object' ? { text: done.text, tool: root } : undefined
}

/** A tool's own text where it was read from one, else as it is printed. */
export const textOf = (tool: JsonObject): string => print(tool)
