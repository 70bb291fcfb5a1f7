import { shellWords } from './shell-words'

/** A request as a cURL command says it. Nothing in it is decoded yet. */
export interface CurlRequest {
  readonly url: string
  readonly headers: readonly (readonly [string, string])[]
  /** Pieces of a body, in their order. */
  readonly data: readonly { readonly text: string; readonly kind: 'data' | 'json' | 'urlencode' }[]
  /** `name=value` parts of a form with files. */
  readonly form: readonly string[]
  /** The data goes into the address. */
  readonly isGet: boolean
  readonly hasUser: boolean
  readonly hasCookie: boolean
}

/** Options that take a value; `undefined` is one that says nothing of the request. */
const VALUED: Readonly<Record<string, string | undefined>> = {
  '-H': 'header',
  '--header': 'header',
  '-d': 'data',
  '--data': 'data',
  '--data-ascii': 'data',
  '--data-raw': 'raw',
  '--data-binary': 'data',
  '--data-urlencode': 'urlencode',
  '--json': 'json',
  '-F': 'form',
  '--form': 'form',
  '--form-string': 'form',
  '-u': 'user',
  '--user': 'user',
  '--oauth2-bearer': 'user',
  '-b': 'cookie',
  '--cookie': 'cookie',
  '--url': 'url',
}
const SHORT_WITH_VALUE = 'XHdFubAeomxTwrKEcCDtQYyzP'
const LONG_WITH_VALUE = new Set(
  `request user-agent referer output max-time connect-timeout proxy proxy-user upload-file write-out
  cacert capath cert cert-type key key-type pass range config cookie-jar dump-header retry retry-delay
  retry-max-time resolve interface limit-rate max-redirs ciphers tls-max aws-sigv4 connect-to dns-servers
  max-filesize noproxy request-target unix-socket url-query speed-limit speed-time time-cond`
    .split(/\s+/)
    .map((each) => `--${each}`),
)

export type ReadCurl =
  | { readonly ok: true; readonly requests: readonly CurlRequest[] }
  | { readonly ok: false; readonly at: number }

/** The requests of a text with cURL commands, or of a bare address. */
export function readCurl(text: string): ReadCurl {
  const words = shellWords(text)
  if (!words.ok) return words
  const requests = words.commands.flatMap((command) => {
    const start = command.findIndex((word) => /(?:^|[\\/])curl(?:\.exe)?$/i.test(word))
    if (start >= 0) return [requestOf(command.slice(start + 1))]
    const url = command.find((word) => /^https?:\/\//i.test(word))
    return url !== undefined && command.length === 1 ? [requestOf([url])] : []
  })
  return { ok: true, requests }
}

function requestOf(words: readonly string[]): CurlRequest {
  const headers: [string, string][] = []
  const data: CurlRequest['data'][number][] = []
  const form: string[] = []
  let [url, isGet, hasUser, hasCookie] = ['', false, false, false]
  const take = (what: string | undefined, value: string): void => {
    if (what === 'header') {
      const [, name, said] = /^\s*([^:;]+?)\s*[:;]\s*([\s\S]*)$/.exec(value) ?? []
      if (name !== undefined) headers.push([name, said ?? ''])
    } else if (what === 'data' || what === 'raw') data.push({ text: value, kind: 'data' })
    else if (what === 'urlencode' || what === 'json') data.push({ text: value, kind: what })
    else if (what === 'form') form.push(value)
    else if (what === 'user') hasUser = true
    else if (what === 'cookie') hasCookie = true
    else if (what === 'url') url = value
  }
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    const [, name, joined] = /^(--[\w-]+)=([\s\S]*)$/.exec(word) ?? []
    if (name !== undefined && (Object.hasOwn(VALUED, name) || LONG_WITH_VALUE.has(name)))
      take(VALUED[name], joined!)
    else if (Object.hasOwn(VALUED, word)) take(VALUED[word], words[++i] ?? '')
    else if (LONG_WITH_VALUE.has(word)) i++
    else if (word === '--get') isGet = true
    else if (/^-[a-zA-Z]/.test(word)) {
      // Short options stand together: -sSL, -XPOST, and the first with a value takes the rest.
      const at = [...word.slice(1)].findIndex((letter) => SHORT_WITH_VALUE.includes(letter))
      isGet ||= (at < 0 ? word : word.slice(0, at + 1)).includes('G')
      if (at >= 0) {
        const rest = word.slice(at + 2)
        take(VALUED[`-${word[at + 1]!}`], rest === '' ? (words[++i] ?? '') : rest)
      }
    } else if (!word.startsWith('-') && url === '') url = word
  }
  return { url, headers, data, form, isGet, hasUser, hasCookie }
}
