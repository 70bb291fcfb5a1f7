import { type JsonNode, num, str } from '../json/node'

const TOKEN = String.raw`(?:"([^"\n]{0,40})"|'([^'\n]{0,40})'|\x60([^\x60\n]{1,40})\x60|“([^”\n]{1,40})”|(-?\d+(?:\.\d+)?)(?![\w%-]|\.\d)|(true|false)\b|([A-Za-z][\w-]{0,30})(?=\s*(?:[).,;，。；）\]]|$)))`

const LEADS: readonly RegExp[] = [
  new RegExp(String.raw`\bdefault(?:s| value)?\s*(?:is|to|=|:|：)\s*${TOKEN}`, 'i'),
  new RegExp(String.raw`[(\[,;]\s*default\s+${TOKEN}`, 'i'),
  new RegExp(String.raw`默认(?:值)?(?:为|是|取)?\s*[:：=]?\s*${TOKEN}`),
]

/** Words that name no value: "defaults to current", "default: none". */
const NO_VALUE =
  /^(?:none|null|nil|undefined|empty|current|today|now|all|any|auto|the|no|not|if|server|system|same|user|yes|value|to|is|false-y|true-y|see|unset|latest|its|your)$/i

/**
 * The default a text states, as a value of the type; undefined when it states none, or none that
 * the type can hold. A word without quotes counts as text only where `known` lists it.
 */
export function proseDefault(
  text: string,
  type: string | undefined,
  known: readonly string[] = [],
): JsonNode | undefined {
  if (!/default|默认/i.test(text)) return undefined
  for (const lead of LEADS) {
    const hit = lead.exec(text)
    if (!hit) continue
    const [, double, single, code, curly, digits, truth, word] = hit
    const quoted = double ?? single ?? code ?? curly
    return valueOf(type, { quoted, digits, truth: truth?.toLowerCase(), word }, known)
  }
  return undefined
}

interface Token {
  readonly quoted: string | undefined
  readonly digits: string | undefined
  readonly truth: string | undefined
  readonly word: string | undefined
}

function valueOf(
  type: string | undefined,
  token: Token,
  known: readonly string[],
): JsonNode | undefined {
  const plain = token.quoted ?? token.digits ?? token.truth ?? token.word ?? ''
  if (type === 'integer') return /^-?\d+$/.test(plain) ? num(plain) : undefined
  if (type === 'number') return /^-?\d+(?:\.\d+)?$/.test(plain) ? num(plain) : undefined
  if (type === 'boolean')
    return /^(?:true|false)$/.test(plain) ? { kind: 'boolean', value: plain === 'true' } : undefined
  if (type !== 'string') return undefined
  if (known.length > 0) return known.includes(plain) ? str(plain) : undefined
  return token.quoted !== undefined && token.quoted !== '' && !NO_VALUE.test(token.quoted)
    ? str(token.quoted)
    : undefined
}
