import { type JsonString, str } from '../../json/node'
import type { Imported, ImportedRest, ImportedTool } from '../../dialects/import'
import { JAVA_FRAMEWORKS } from '../java/frameworks'
import { readJava } from './read-java'

/** Whether an import can be asked to read Java of this framework. */
export const isJavaFramework = (name: string): boolean =>
  JAVA_FRAMEWORKS.some((each) => each.id === name)

/** The tools of a Java source as an import; `from` is the framework that was asked for, if any. */
export function importJava(text: string, from?: string): Imported {
  const read = readJava(text, from)
  const tools: ImportedTool[] = []
  const errors: ImportedRest[] = []
  let start = 0
  read.tools.forEach(({ tool, error, source, losses }, index) => {
    const item = itemAt(text, source, start)
    start = item.at?.start ?? start
    if (tool) tools.push({ tool, item, dialect: read.framework, index, losses, offers: [] })
    else if (error) errors.push({ index, value: item, error })
  })
  return {
    dialect: from ?? (tools.length > 0 ? read.framework : undefined),
    detected: from === undefined && tools.length > 0,
    isSingle: read.tools.length === 1,
    tools,
    opaque: [],
    errors,
    namespaces: [],
    losses: read.losses,
    problems: [],
    isWhole: true,
  }
}

/** The source of a tool as an item, with its place where the text has it as it is. */
function itemAt(text: string, source: string, from: number): JsonString {
  const start = text.indexOf(source, from)
  return start < 0 ? str(source) : { ...str(source), at: { start, end: start + source.length } }
}
