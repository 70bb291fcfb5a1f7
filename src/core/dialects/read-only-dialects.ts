import type { Dialect } from './dialect'
import { acebench } from './formats/acebench'
import { bfcl } from './formats/bfcl'
import { cohere } from './formats/cohere'
import { dify } from './formats/dify'
import { langchain, langchainTitled } from './formats/langchain'
import { openaiAgents } from './formats/openai-agents'
import { semanticKernel } from './formats/semantic-kernel'
import { smolagents } from './formats/smolagents'
import { toolbench } from './formats/toolbench'
import { vercel } from './formats/vercel'
import { vitabench } from './formats/vitabench'

/** What libraries and data sets print tools as: nobody sends it to a model, so it is only read. */
export const READ_ONLY_DIALECTS: readonly Dialect[] = [
  vercel,
  langchain,
  langchainTitled,
  openaiAgents,
  semanticKernel,
  cohere,
  smolagents,
  dify,
  bfcl,
  acebench,
  toolbench,
  vitabench,
]
