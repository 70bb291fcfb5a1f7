import { foreignText } from '../../dialects/foreign-text'
import type { JsonNode } from '../../json/node'
import { failed, type PasteKind, type ReadRows, type RowsProblem } from './pasted-rows'
import { readCurlRows } from './read-curl-rows'
import { readJavaRows } from './read-java-rows'
import {
  hasEnvelope,
  readArguments,
  readResponse,
  readSchemaRows,
  schemaIn,
} from './read-json-rows'
import { looksLikeNames, readNameRows } from './read-name-rows'
import { readSamples, withoutFences } from './read-samples'
import { readTableRows } from './read-table-rows'
import { readTypeScriptRows } from './read-typescript-rows'
import { tableCells } from './table-cells'
import { columnsOf } from './table-columns'

/** A longer text is no sample; reading it would hold up the page. */
const LONGEST = 2_000_000
/** A tool with more parameters than this is none; the rest is told. */
const MOST_ROWS = 200

const READERS: Readonly<Record<PasteKind, (text: string) => ReadRows>> = {
  arguments: readArguments,
  response: readResponse,
  curl: readCurlRows,
  schema: readSchemaRows,
  table: readTableRows,
  names: readNameRows,
  typescript: readTypeScriptRows,
  java: readJavaRows,
}

/**
 * The rows of a pasted text, read as a kind. Never throws; what could not be read is told in
 * `problems`, with its line where it has one.
 */
export function readPasted(text: string, kind: PasteKind): ReadRows {
  const clean = text.replace(/^\uFEFF/, '')
  if (clean.trim() === '') return failed('empty')
  if (clean.length > LONGEST) return failed('too-long', { length: clean.length, most: LONGEST })
  const read = READERS[kind](clean)
  if (read.rows.length <= MOST_ROWS) return read
  const problem: RowsProblem = {
    code: 'too-many',
    values: { count: read.rows.length, most: MOST_ROWS },
  }
  return { ...read, rows: read.rows.slice(0, MOST_ROWS), problems: [problem, ...read.problems] }
}

/** What a pasted text most likely is; undefined where it is none of the kinds. */
export function pasteKindOf(text: string): PasteKind | undefined {
  if (text.trim() === '' || text.length > LONGEST) return undefined
  const inner = withoutFences(text).trim()
  if (/^(?:[$>#]\s*)?curl(?:\.exe)?\s/i.test(inner) || /^https?:\/\/\S+$/i.test(inner))
    return 'curl'
  if (/^[[{“]/.test(inner)) {
    const read = readSamples(inner)
    if (read.ok) return kindOfJson(read.samples)
    if (!/^\{[^"']*:\s*(?:string|number|boolean|\w+\[\])/.test(inner)) return 'arguments'
  }
  if (/@(?:Tool|ToolParam|P)\b|\brecord\s+\w+\s*\(|^\s*(?:public|private|protected)\s/m.test(inner))
    return 'java'
  const cells = tableCells(inner)
  if (cells && columnsOf(cells.rows) && (/\t|^\s*\|/.test(inner) || columnsOf(cells.rows)?.hasHead))
    return 'table'
  if (
    /^\s*(?:export\s+)?(?:declare\s+)?(?:interface|type|enum|async\s+function|function)\s+\w/m.test(
      inner,
    )
  )
    return 'typescript'
  if (looksLikeNames(inner) && !TYPESCRIPT_LIST.test(inner)) return 'names'
  if (TYPESCRIPT_LIST.test(inner) && readTypeScriptRows(inner).rows.length > 0) return 'typescript'
  if (isJavaList(inner)) return 'java'
  if (looksLikeNames(inner)) return 'names'
  return foreignText(inner) === 'code' ? 'typescript' : undefined
}

const TYPESCRIPT_LIST =
  /^[({]?\s*(?:readonly\s+|\/\*[\s\S]*?\*\/\s*|\/\/[^\n]*\n\s*)*['"]?[\w$]+['"]?\?\s*:|^[({]?\s*(?:\/\*[\s\S]*?\*\/\s*)*[\w$]+\s*:\s*(?:string|number|boolean|Date|Array<|Record<|['"][^'"]*['"]\s*\||[A-Z]\w*\b(?:\[\])?\s*[,;)|}])/

/** Every part between commas is a type and a name. */
const isJavaList = (text: string): boolean =>
  text
    .replace(/^\(([\s\S]*)\)$/, '$1')
    .split(/,(?![^<]*>)/)
    .every((part) => JAVA_PARAMETER.test(part.trim()))

const JAVA_PARAMETER =
  /^(?:final\s+)?(?:int|long|double|float|boolean|short|byte|char|[A-Z][\w.]*(?:<[\w.<>,? [\]]*>)?)(?:\[\])*(?:\.{3})?\s+[a-z_]\w*$/

function kindOfJson(samples: readonly JsonNode[]): PasteKind {
  const [first] = samples
  if (samples.length === 1 && first && schemaIn(first)) return 'schema'
  return samples.some(hasEnvelope) ? 'response' : 'arguments'
}
