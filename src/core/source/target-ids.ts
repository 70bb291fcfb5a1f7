/** The ids of the frameworks whose source code can be written, apart from the writers, which are large. */
export const SOURCE_TARGET_IDS = [
  'agentscope-java',
  'langchain4j',
  'spring-ai',
  'vercel-ai',
  'langchain-python',
] as const
