import type { Range } from '../../json/node'

/** Something of a script that was not read as data, or not as it stands. */
export interface ScriptNote {
  readonly code: string
  readonly values: Readonly<Record<string, string | number>>
}

/** Codes of notes that leave a tool without what it cannot be without: it is refused. */
export const REFUSING: readonly string[] = ['import.script-schema', 'import.script-name']

/**
 * Notes by the place of the value they are about: the range of its node, that very object, since one
 * constant may be part of several tools.
 */
export type ScriptNotes = ReadonlyMap<Range, readonly ScriptNote[]>

/** Adds notes, and knows what their sentences quote. */
export class NoteTaker {
  readonly notes = new Map<Range, ScriptNote[]>()
  /** The dialect of a tool that a call declares, by the range of its node. */
  readonly hints = new Map<Range, string>()
  readonly #unread = new Set<Range>()
  readonly #text: string
  readonly #lineOf: (offset: number) => number

  constructor(text: string, lineOf: (offset: number) => number) {
    this.#text = text
    this.#lineOf = lineOf
  }

  /** A note about the node at `node`, quoting what stands at `quoted`. */
  add(node: Range, code: string, quoted: Range, values: ScriptNote['values'] = {}): void {
    const text = shortened(this.sourceAt(quoted))
    const note = { code, values: { line: this.#lineOf(quoted.start), text, ...values } }
    this.notes.set(node, [...(this.notes.get(node) ?? []), note])
  }

  /** Remembers that a node only holds what is written there. */
  markUnread(node: Range): void {
    this.#unread.add(node)
  }

  isUnread(node: Range | undefined): boolean {
    return node !== undefined && this.#unread.has(node)
  }

  sourceAt({ start, end }: Range): string {
    return this.#text.slice(start, end)
  }
}

/** One line of at most 60 characters; a name or two is all that is needed to find the place. */
function shortened(source: string): string {
  const line = source.slice(0, 200).replace(/\s+/g, ' ').trim()
  const characters = [...line]
  return characters.length > 60 ? `${characters.slice(0, 59).join('')}…` : line
}
