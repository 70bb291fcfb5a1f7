import type { PageAccess } from '../core/bench/wire/providers'
import type { Words } from '../core/lint/rule'

/** How a server is made to answer this page; `{origin}` is the page's own. */
export const ACCESS_WORDS: Readonly<Record<PageAccess, Words>> = {
  open: {
    en: 'This provider answers web pages; a company’s network or a browser extension may stand between.',
    zh: '该服务商接受网页请求；可能是公司网络或浏览器扩展拦截了。',
  },
  'by-header': {
    en: 'Some organisations switch off access from web pages: an administrator can allow it.',
    zh: '有些组织关闭了网页访问，可请管理员开启。',
  },
  'ollama-origins': {
    en: 'Start Ollama with OLLAMA_ORIGINS={origin} and restart it.',
    zh: '请以OLLAMA_ORIGINS={origin}启动Ollama，并重启。',
  },
  'lm-studio-switch': {
    en: 'In LM Studio, switch on “Enable CORS” in the server’s settings, or start it with “lms server start --cors”.',
    zh: '请在LM Studio的服务器设置里打开“Enable CORS”，或用“lms server start --cors”启动。',
  },
  'vllm-origins': {
    en: 'Start vLLM with --allowed-origins \'["{origin}"]\'.',
    zh: '请以--allowed-origins \'["{origin}"]\'启动vLLM。',
  },
  'llama-cpp': {
    en: 'llama.cpp’s own server answers web pages; something between may not.',
    zh: 'llama.cpp自带的服务器接受网页请求，可能是中间环节拦截了。',
  },
  unknown: {
    en: 'The server has to allow {origin} (Access-Control-Allow-Origin).',
    zh: '服务器需要允许{origin}（Access-Control-Allow-Origin）。',
  },
}
