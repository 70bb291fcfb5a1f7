import type { Exported } from '../core/dialects/export'
import type { Imported, ImportedRest, ImportedTool } from '../core/dialects/import'
import type { DialectError, Loss } from '../core/dialects/dialect'
import { dialectById } from '../core/dialects/registry'
import {
  arr,
  bool,
  type JsonNode,
  type JsonObject,
  member,
  nil,
  num,
  obj,
  str,
} from '../core/json/node'
import { get, stringOf } from '../core/json/node'
import { pointer } from '../core/json/pointer'
import type { Lang } from '../core/lint/rule'
import { nameOf } from '../core/model/tool'
import { commandLineText } from '../i18n/command-line'
import { lossSentence } from '../i18n/losses'

/** A loss or an error as it is printed. */
export interface Note {
  readonly tool: string
  readonly code: string
  /** `#` and a JSON pointer. */
  readonly path: string
  readonly message: string
  /** Of a repair that could be made: what `--refuse` and `--choose` call it. */
  readonly id?: string
}

/** What `convert` prints. `dialect` is what the file was read as; `detected`, whether that was found out. */
export interface Conversion {
  readonly dialect: string | undefined
  readonly detected: boolean
  readonly tools: readonly JsonObject[]
  readonly losses: readonly Note[]
  readonly errors: readonly Note[]
  readonly opaque: readonly { readonly index: number; readonly value: JsonNode }[]
  readonly namespaces: readonly JsonNode[]
  /** Tools that were read and are not written, each with why; absent where all are. */
  readonly leftOut?: readonly Note[]
  readonly isSingle: boolean
  /** The vendor's own tools belong into this list too. */
  readonly keepsOpaque: boolean
}

/** Notes on tools by their names; of an offer the sentence says that it could be made. */
export const notesIn =
  (lang: Lang) =>
  (tool: string, loss: Loss, isOffer = false): Note => ({
    tool,
    code: loss.code,
    path: `#${pointer(loss.path)}`,
    message: lossSentence(lang, loss, isOffer),
  })

/** Puts together what an import read and an export wrote; sentences are made here. */
export function conversionOf(
  imported: Imported,
  exported: Exported,
  to: string,
  lang: Lang,
): Conversion {
  const losses: Note[] = []
  const errors: Note[] = []
  const noteOf = notesIn(lang)
  const noteOfRest = ({ index, value, error }: ImportedRest): Note => {
    const note = noteOf(nameInside(value), error)
    if (note.tool !== '' || imported.isSingle) return note
    // What has no name is found by its number.
    const values = { number: index + 1, message: note.message }
    return { ...note, message: commandLineText(lang, 'item-number', values) }
  }
  const add = (tool: string, error: DialectError): void => {
    const list = error.severity === 'warning' ? losses : errors
    list.push(noteOf(tool, error))
  }
  for (const loss of imported.losses) losses.push(noteOf('', loss))
  imported.tools.forEach((each, i) => {
    const { name, written, offers = [] } = exported.items[i]!
    for (const loss of each.losses) losses.push(noteOf(name, loss))
    for (const offer of each.offers) losses.push({ ...noteOf(name, offer, true), id: offer.id })
    for (const loss of written.losses) losses.push(noteOf(name, loss))
    for (const error of written.errors) add(name, error)
    for (const offer of offers) losses.push({ ...noteOf(name, offer, true), id: offer.id })
    // A strict mode is read as the dialect it is of, so what was asked for counts as well.
    if (each.dialect === to || imported.dialect === to) {
      const told = [...each.losses, ...written.losses, ...written.errors]
      for (const error of mendedFaults(each, to, told)) add(name, error)
    }
  })
  for (const rest of imported.errors) errors.push(noteOfRest(rest))
  // Beside tools of our own, a vendor's tool is passed over; alone, nothing could be converted.
  const aside = imported.tools.length > 0 ? losses : errors
  for (const rest of imported.opaque) aside.push(noteOfRest(rest))
  for (const error of exported.setErrors) {
    const at = error.index === undefined ? undefined : exported.items[error.index]
    add(at?.name ?? '', error)
  }
  const family = imported.tools[0] && dialectById(imported.tools[0].dialect)?.family
  return {
    dialect: imported.dialect,
    detected: imported.detected,
    tools: exported.wires,
    losses,
    errors,
    opaque: imported.opaque.map(({ index, value }) => ({ index, value })),
    namespaces: imported.namespaces,
    isSingle: imported.isSingle,
    keepsOpaque: family !== undefined && family === dialectById(to)?.family,
  }
}

/** Converting into the dialect it came in is also a check: faults that the export mended are told. */
function mendedFaults(
  each: ImportedTool,
  to: string,
  told: readonly Loss[],
): readonly DialectError[] {
  const isTold = (error: DialectError): boolean =>
    told.some((loss) => loss.code === error.code && pointer(loss.path) === pointer(error.path))
  return (dialectById(to)?.check?.(each.tool, each.item) ?? []).filter((error) => !isTold(error))
}

function nameInside(value: JsonNode): string {
  return nameOf(value) || (stringOf(get(get(value, 'function'), 'name')) ?? '')
}

/** The list to print: a tool that came alone goes alone, built-in tools keep their place. */
export function wireOf(conversion: Conversion): JsonNode | undefined {
  const list: JsonNode[] = [...conversion.tools]
  if (conversion.keepsOpaque)
    for (const { index, value } of conversion.opaque) list.splice(index, 0, value)
  if (conversion.isSingle) return list[0]
  return arr(list)
}

/** The machine-readable form, as the README describes it. */
export function conversionToJson(conversion: Conversion): JsonObject {
  const noteNode = (note: Note): JsonNode =>
    obj(Object.entries(note).map(([key, value]) => member(key, str(value as string))))
  return obj([
    member('dialect', conversion.dialect === undefined ? nil : str(conversion.dialect)),
    member('detected', bool(conversion.detected)),
    member('tools', arr(conversion.tools)),
    member('losses', arr(conversion.losses.map(noteNode))),
    member('errors', arr(conversion.errors.map(noteNode))),
    member(
      'opaque',
      arr(
        conversion.opaque.map(({ index, value }) =>
          obj([member('index', num(index)), member('value', value)]),
        ),
      ),
    ),
    member('namespaces', arr(conversion.namespaces)),
    ...(conversion.leftOut ? [member('leftOut', arr(conversion.leftOut.map(noteNode)))] : []),
  ])
}
