import { JAVA_FRAMEWORKS, type JavaFramework } from '../java/frameworks'
import type { JavaFile } from './java-file'

/** The framework of a file, and whether that is certain. */
export interface FoundFramework {
  readonly framework: JavaFramework
  readonly isSure: boolean
}

/** What only one framework writes, tried where the imports say nothing; in this order. */
const SIGNS: readonly { readonly id: JavaFramework['id']; readonly pattern: RegExp }[] = [
  { id: 'langchain4j', pattern: /@P\b|@ToolMemoryId\b|\bToolSpecification\b|\bJsonObjectSchema\b/ },
  { id: 'agentscope-java', pattern: /\bToolBase\b|\bToolSchema\b|\bAgentState\b|\bToolEmitter\b/ },
  { id: 'agentscope-java', pattern: /@ToolParam\s*\([^)]{0,2000}?\bname\s*=/ },
  {
    id: 'agentscope-java',
    pattern: /@Tool\s*\([^)]{0,2000}?\b(?:readOnly|stateInjected|concurrencySafe)\s*=/,
  },
  { id: 'spring-ai', pattern: /\bToolContext\b|\bFunctionToolCallback\b|@ToolParam\b/ },
  // Of the three only LangChain4j takes a description without a name for it.
  { id: 'langchain4j', pattern: /@Tool\s*\(\s*(?:"|\{)/ },
]

/** The framework whose tools a file declares: by its imports, else by what only one of them writes. */
export function frameworkOf(file: JavaFile, asked: string | undefined): FoundFramework {
  const wanted = JAVA_FRAMEWORKS.find((each) => each.id === asked)
  if (wanted) return { framework: wanted, isSure: true }
  const imported = JAVA_FRAMEWORKS.filter(({ packageName }) =>
    file.imports.some((each) => each.startsWith(`${packageName}.`)),
  )
  if (imported.length === 1) return { framework: imported[0]!, isSure: true }
  const sign = SIGNS.find(({ pattern }) => pattern.test(file.text))
  const signed = JAVA_FRAMEWORKS.find((each) => each.id === sign?.id)
  if (signed) return { framework: signed, isSure: imported.length === 0 }
  return {
    framework: imported[0] ?? JAVA_FRAMEWORKS.find((each) => each.id === 'spring-ai')!,
    isSure: false,
  }
}
