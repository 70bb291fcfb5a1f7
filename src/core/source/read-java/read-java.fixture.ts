import { toPlain } from '../../json/plain'
import { readJava } from './read-java'

export const AGENTSCOPE = 'import io.agentscope.core.tool.*;\n'
export const SPRING = 'import org.springframework.ai.tool.annotation.*;\n'

export interface Tool {
  readonly name: string
  readonly description?: string
  readonly inputSchema: {
    readonly properties: Record<string, unknown>
    readonly required?: readonly string[]
    readonly [key: string]: unknown
  }
  readonly [key: string]: unknown
}

/** The tools of a source, as plain data. */
export const toolsOf = (source: string): readonly Tool[] =>
  readJava(source).tools.map((each) => toPlain(each.tool!) as Tool)

/** All that was said of a source and of its tools. */
export const lossesOf = (source: string) => {
  const read = readJava(source)
  return [...read.losses, ...read.tools.flatMap((each) => each.losses)]
}

export const codesOf = (source: string) => lossesOf(source).map((each) => each.code)
