import type { Wire } from '../runs/run'

/** How a server is made to answer web pages; the words stand in i18n. */
export type PageAccess =
  /** Answers every page, as documented or seen. */
  | 'open'
  /** Needs the header by which a page says that it knows what it does. */
  | 'by-header'
  | 'ollama-origins'
  | 'lm-studio-switch'
  | 'vllm-origins'
  | 'llama-cpp'
  | 'unknown'

/** Someone who serves models, and what a request to them needs. */
export interface Provider {
  readonly id: string
  /** The provider's own name, the same in every language. */
  readonly label: string
  readonly wire: Wire
  /** Absent where the address is the user's own. */
  readonly baseUrl?: string
  /** Other addresses of the same provider that the page may ask. */
  readonly alsoAt?: readonly string[]
  /** The variable that the provider's own tools read the key from. */
  readonly keyEnv?: string
  readonly access: PageAccess
}

/**
 * Sources: the providers' own pages (developers.openai.com, api-docs.deepseek.com, openrouter.ai/docs,
 * help.aliyun.com on DashScope, platform.claude.com, docs.ollama.com, lmstudio.ai/docs, docs.vllm.ai,
 * the server's README of ggml-org/llama.cpp); read 2026-11.
 */
export const PROVIDERS: readonly Provider[] = [
  {
    id: 'openai',
    label: 'OpenAI',
    wire: 'openai-chat',
    baseUrl: 'https://api.openai.com/v1',
    keyEnv: 'OPENAI_API_KEY',
    access: 'open',
  },
  {
    id: 'anthropic',
    label: 'Anthropic',
    wire: 'anthropic',
    baseUrl: 'https://api.anthropic.com/v1',
    keyEnv: 'ANTHROPIC_API_KEY',
    access: 'by-header',
  },
  {
    id: 'deepseek',
    label: 'DeepSeek',
    wire: 'openai-chat',
    baseUrl: 'https://api.deepseek.com/v1',
    keyEnv: 'DEEPSEEK_API_KEY',
    access: 'unknown',
  },
  {
    id: 'dashscope',
    label: 'DashScope',
    wire: 'openai-chat',
    baseUrl: 'https://dashscope.aliyuncs.com/compatible-mode/v1',
    alsoAt: ['https://dashscope-intl.aliyuncs.com/compatible-mode/v1'],
    keyEnv: 'DASHSCOPE_API_KEY',
    access: 'unknown',
  },
  {
    id: 'openrouter',
    label: 'OpenRouter',
    wire: 'openai-chat',
    baseUrl: 'https://openrouter.ai/api/v1',
    keyEnv: 'OPENROUTER_API_KEY',
    access: 'open',
  },
  {
    id: 'ollama',
    label: 'Ollama',
    wire: 'openai-chat',
    baseUrl: 'http://localhost:11434/v1',
    access: 'ollama-origins',
  },
  {
    id: 'lm-studio',
    label: 'LM Studio',
    wire: 'openai-chat',
    baseUrl: 'http://localhost:1234/v1',
    access: 'lm-studio-switch',
  },
  {
    id: 'vllm',
    label: 'vLLM',
    wire: 'openai-chat',
    baseUrl: 'http://localhost:8000/v1',
    access: 'vllm-origins',
  },
  {
    id: 'llama-cpp',
    label: 'llama.cpp',
    wire: 'openai-chat',
    baseUrl: 'http://localhost:8080/v1',
    access: 'llama-cpp',
  },
  { id: 'custom', label: 'OpenAI API', wire: 'openai-chat', access: 'unknown' },
  { id: 'custom-anthropic', label: 'Anthropic API', wire: 'anthropic', access: 'unknown' },
]

/** What a page may ask on this computer, on any port. */
const THIS_COMPUTER = ['http://localhost:*', 'http://127.0.0.1:*']

/** The hosts of the table, as sources of a content security policy. */
export const MODEL_HOSTS: readonly string[] = [
  ...new Set(
    PROVIDERS.flatMap(({ baseUrl, alsoAt = [] }) => [...(baseUrl ? [baseUrl] : []), ...alsoAt])
      .filter((url) => url.startsWith('https:'))
      .map((url) => /^https:\/\/[^/]+/.exec(url)![0]),
  ),
  ...THIS_COMPUTER,
]

export const providerById = (id: string): Provider | undefined =>
  PROVIDERS.find((provider) => provider.id === id)

/** The provider that an address belongs to: by host and port, whatever the path. */
export function providerAt(url: string): Provider | undefined {
  const origin = originOf(url)
  return PROVIDERS.find(({ baseUrl, alsoAt = [] }) =>
    [...(baseUrl ? [baseUrl] : []), ...alsoAt].some((own) => originOf(own) === origin),
  )
}

const originOf = (url: string): string =>
  (/^[a-z]+:\/\/[^/?#]*/i.exec(url)?.[0] ?? '')
    .toLowerCase()
    .replace('://127.0.0.1', '://localhost')
