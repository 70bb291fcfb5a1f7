import { get, itemsOf, type JsonNode, membersOf, obj, stringOf } from '../../json/node'
import { readJava } from '../../source/read-java/read-java'
import { failed, plainRow, type ReadRows, type RowsProblem } from './pasted-rows'
import { withoutFences } from './read-samples'

/**
 * The parameters of Java: a tool's method, a list of parameters by itself, a record or a class. It is
 * put into a tool's method where it stands in none, and read as an imported file is.
 */
export function readJavaRows(text: string): ReadRows {
  const inner = withoutFences(text).trim()
  for (const source of sourcesOf(inner)) {
    const { tools, losses } = readJava(source, frameworkIn(inner))
    // What is guessed out of a text that is no Java is worth nothing.
    if (source !== inner && losses.some(({ code }) => code === 'import.java-syntax')) continue
    const [first] = tools
    const schema = first?.tool && get(first.tool, 'inputSchema')
    const rows = schema ? rowsOf(unwrapped(schema, source)) : []
    if (rows.length > 0 && first) return { rows, injected: [], problems: problemsOf(first.losses) }
  }
  return failed('no-java')
}

/** The name of the parameter that a record or a class is put in for. */
const WRAPPED = 'toolwrightPasted'

function sourcesOf(text: string): readonly string[] {
  if (/@Tool\b/.test(text)) return [text]
  const type = /\b(?:record|class)\s+(\w+)/.exec(text)?.[1]
  if (type !== undefined && !/\)\s*(?:throws [\w., ]+)?\{[\s\S]*\breturn\b/.test(text))
    return [`${text}\nclass Pasted { @Tool void pasted(${type} ${WRAPPED}) {} }`]
  const list = /\b\w+\s*\(([\s\S]*)\)\s*(?:throws [\w., ]+)?[;{]/.exec(text)?.[1]
  const bare = text.replace(/^\(([\s\S]*)\)$/, '$1').replace(/[,;]\s*$/, '')
  const lists = /^\s*(?:public|private|protected|static|final\s+\w+\s+\w+\s*\()/.test(text)
    ? [list, bare]
    : [bare, list]
  return lists
    .filter((each) => each !== undefined)
    .map((each) => `class Pasted { @Tool void pasted(${each}) {} }`)
}

/** Without a sign of another, the framework that takes parameters as they are. */
const frameworkIn = (text: string): string | undefined =>
  /@P\b/.test(text)
    ? 'langchain4j'
    : /@ToolParam\s*\([^)]{0,2000}?\bname\s*=/.test(text)
      ? 'agentscope-java'
      : 'spring-ai'

function unwrapped(schema: JsonNode, source: string): JsonNode {
  const inner = get(get(schema, 'properties'), WRAPPED)
  return inner && source.includes(WRAPPED) ? inner : schema
}

const rowsOf = (schema: JsonNode) => {
  const required = itemsOf(get(schema, 'required')).map(stringOf)
  return membersOf(get(schema, 'properties')).map(({ key, value }) =>
    plainRow(key, value.kind === 'object' ? value : obj([]), required.includes(key)),
  )
}

const problemsOf = (
  losses: readonly { readonly code: string; readonly values?: RowsProblem['values'] }[],
): readonly RowsProblem[] =>
  losses
    .filter(({ code }) => code === 'import.java-unread-type')
    .slice(0, 5)
    .map(({ values }) => ({ code: 'java-type-unread', values: { type: values?.type ?? '' } }))
