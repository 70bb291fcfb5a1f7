import { agentscopeJavaSource } from './java/agentscope'
import { langchain4jSource } from './java/langchain4j'
import { springAiSource } from './java/spring-ai'
import { langchainPython } from './langchain-python'
import type { SourceTarget } from './target'
import { vercelAi } from './vercel-ai'

/** Every framework whose source code can be written. */
export const SOURCE_TARGETS: readonly SourceTarget[] = [
  agentscopeJavaSource,
  langchain4jSource,
  springAiSource,
  vercelAi,
  langchainPython,
]

export function sourceTargetById(id: string): SourceTarget | undefined {
  return SOURCE_TARGETS.find((target) => target.id === id)
}
