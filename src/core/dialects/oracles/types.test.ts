import path from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { dialectsOf, plainWires } from './oracle-wires.fixture'

/**
 * The vendors' own types, by the dialects whose tools must be of them. That of the protocol has no
 * room for most keywords of a schema; its tools are parsed instead.
 */
const TYPES = [
  { ids: dialectsOf('chat'), name: 'ChatTool' },
  { ids: dialectsOf('responses'), name: 'ResponsesTool' },
  { ids: dialectsOf('claude'), name: 'ClaudeTool' },
  { ids: dialectsOf('gemini'), name: 'GeminiTool' },
  { ids: dialectsOf('bedrock'), name: 'BedrockTool' },
]

const IMPORTS = `
import type { ChatCompletionFunctionTool as ChatTool } from 'openai/resources/chat/completions'
import type { FunctionTool as ResponsesTool } from 'openai/resources/responses/responses'
import type { Tool as ClaudeTool } from '@anthropic-ai/sdk/resources/messages'
import { type FunctionDeclaration as GeminiTool, Type } from '@google/genai'
import type { Tool as BedrockTool } from '@aws-sdk/client-bedrock-runtime'
`

/** The library spells a type as a member of its enumeration, and a 64-bit number as a text. */
const inGeminiSpelling = (text: string): string =>
  text
    .replace(/"type": "([A-Z]+)"/g, '"type": Type.$1')
    .replace(/"((?:min|max)(?:Items|Length|Properties))": (\d+)/g, '"$1": "$2"')

/** One program that declares every tool with the vendor's type. */
function programText(): string {
  const lines = TYPES.flatMap(({ ids, name }) =>
    ids.flatMap((id) =>
      plainWires(id).map((wire, i) => {
        const text = JSON.stringify(wire, null, 1)
        const value = name === 'GeminiTool' ? inGeminiSpelling(text) : text
        return `export const ${id.replace(/\W/g, '_')}_${i}: ${name} = ${value}`
      }),
    ),
  )
  return [IMPORTS, ...lines].join('\n')
}

function problemsOf(text: string): readonly string[] {
  const file = path.join(import.meta.dirname, 'declared-tools.ts')
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts'],
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (name) => name === file || fileExists(name)
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2023)
      : getSourceFile(name, ...rest)
  const program = ts.createProgram([file], options, host)
  const source = program.getSourceFile(file)!
  return [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ].map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

it('every tool that is written is of its vendor’s type, and a wrong one is not', () => {
  const wrong = 'export const wrong: GeminiTool = { name: "f", parameters: { oneOf: [] } }'
  const problems = problemsOf(`${programText()}\n${wrong}`)
  expect(problems).toEqual([expect.stringContaining("'oneOf' does not exist in type 'Schema'")])
}, 120_000)
