import { type JsonNode, num, str } from '../json/node'
import { oncePerText } from '../once-per-text'

const TOKEN = String.raw`(?:"([^"\n]{0,40})"|'([^'\n]{0,40})'|\x60([^\x60\n]{1,40})\x60|“([^”\n]{1,40})”|(-?\d+(?:\.\d+)?)(?![\w%-]|\.\d|,\d)|(true|false)\b|([A-Za-z][\w-]{0,30})(?=\s*(?:[),;，。；）\]]|\.(?!\w)|$)))`
const ZH_TRUTH = String.raw`(是|否|开启|关闭|启用|禁用|不启用|不开启|开|关)(?=[，,。；;）)]|\s*$)`

const LEADS: readonly RegExp[] = [
  new RegExp(String.raw`\bdefault(?:s| value)?\s*(?:is set to|is|to|=|:|：|→|->)\s*${TOKEN}`, 'i'),
  new RegExp(String.raw`[(\[]\s*default\s+${TOKEN}`, 'i'),
  // Behind a comma a bare word may be the noun: `DIRECT, default method`.
  new RegExp(String.raw`[,;]\s*default\s+(?![A-Za-z](?!rue\b|alse\b))${TOKEN}`, 'i'),
  new RegExp(String.raw`\bdefault(?: value)? of ${TOKEN}`, 'i'),
  new RegExp(String.raw`^\s*default\s+(?=["'\x60\d-])${TOKEN}`, 'i'),
  new RegExp(String.raw`\bby default,?\s+(?=["'\x60\d-])${TOKEN}`, 'i'),
  new RegExp(String.raw`\bfall(?:s|ing)? back (?:to|on) ${TOKEN}`, 'i'),
  new RegExp(
    String.raw`\b(?:if|when) (?:it is )?(?:omitted|unset|left out|not (?:given|provided|specified|set)),?\s+(?:it is |the value is )?(?=["'\x60\d-])${TOKEN}`,
    'i',
  ),
  new RegExp(
    String.raw`不(?:填|传|写|指定|设置)(?:时|则|的话)?[，,]?\s*(?:默认)?(?:值)?(?:则)?(?:为|取|用|按|是)\s*${TOKEN}`,
  ),
  new RegExp(
    String.raw`(?<![\w)][(（])(?:默认|缺省|預設)(?:值)?(?:为|是|取|為)?\s*[:：=]?\s*${TOKEN}`,
  ),
]
const ZH_LEAD = new RegExp(
  String.raw`(?:默认|缺省|預設)(?:值)?(?:为|是|取|為)?\s*[:：=]?\s*${ZH_TRUTH}`,
)
const EN_LEAD = /\bdefault(?:s| value)?\s*(?:is|to|=|:)\s*["'`]?(yes|no|on|off|enabled|disabled)\b/i
const AS_DEFAULT = /(?:^|[\s(,;])(-?\d+(?:\.\d+)?|true|false)\s*[(（](?:default|默认)[)）]/i
const BY_DEFAULT = /(?:^|[\s(,;])(-?\d+(?:\.\d+)?|true|false) by default\b/i

/** Words that name no value: "defaults to current", "default: none". */
const NO_VALUE =
  /^(?:none|null|nil|undefined|empty|current|today|now|all|any|auto|the|no|not|if|server|system|same|user|yes|value|to|is|false-y|true-y|see|unset|latest|its|your|[\w-]+-(?:dependent|detect(?:ed|ion)?|specific|defined|based|wide))$/i
/** The name of a setting, not a value. */
const SETTING = /^[A-Z]+(?:_[A-Z]+)+$/

const YES = /^(?:true|yes|on|enabled|是|开启|启用|开)$/i
const TRUTH = /^(?:true|false|yes|no|on|off|enabled|disabled)$/i

/** It is the default only now and then. */
const DEPENDS =
  /^[^.。;；\n)）]{0,40}(?:\b(?:if|when|unless|otherwise|for|on|in)\b|当|时|若|如果|否则)/i

/**
 * The default a text states, as a value of the type; undefined when it states none, or none that
 * the type can hold. A word without quotes counts as text only where `known` lists it.
 */
export function proseDefault(
  text: string,
  type: string | undefined,
  known: readonly string[] = [],
): JsonNode | undefined {
  const token = defaultToken(text)
  return token && valueOf(type, token, known)
}

/** The text that stands as the default of a text value, whether or not it is one of the known. */
export function proseDefaultText(text: string): string | undefined {
  const token = defaultToken(text)
  const plain = token?.quoted ?? token?.digits ?? token?.truth ?? token?.word
  if (plain === undefined || plain === '' || NO_VALUE.test(plain)) return undefined
  return token?.word !== undefined && SETTING.test(plain) ? undefined : plain
}

interface Token {
  readonly quoted: string | undefined
  readonly digits: string | undefined
  readonly truth: string | undefined
  readonly word: string | undefined
  /** What follows it: a unit, a condition. */
  readonly after: string
}

/** Whether the default that the text states holds always, and in the unit of the value itself. */
export function isPlainDefault(text: string): boolean {
  const token = defaultToken(text)
  return token !== undefined && !DEPENDS.test(token.after)
}

const defaultToken = oncePerText((text): Token | undefined => {
  if (
    !/default|fall|omitted|unset|left out|if not|when not|默认|缺省|預設|不[填传写指设]/i.test(text)
  )
    return undefined
  for (const lead of LEADS) {
    const hit = lead.exec(text)
    if (!hit) continue
    const [, double, single, code, curly, digits, truth, word] = hit
    const quoted = double ?? single ?? code ?? curly
    return {
      quoted,
      digits,
      truth: truth?.toLowerCase(),
      word,
      after: text.slice(hit.index + hit[0].length),
    }
  }
  const yes = ZH_LEAD.exec(text) ?? EN_LEAD.exec(text)
  if (yes) {
    const truth = String(YES.test(yes[1]!))
    return { ...NOTHING, truth, word: yes[1]!, after: text.slice(yes.index + yes[0].length) }
  }
  const hit = BY_DEFAULT.exec(text) ?? AS_DEFAULT.exec(text)
  if (!hit) return undefined
  const isTruth = /[a-z]/i.test(hit[1]!)
  return {
    ...NOTHING,
    ...(isTruth ? { truth: hit[1]!.toLowerCase() } : { digits: hit[1]! }),
    after: text.slice(hit.index + hit[0].length),
  }
})

const NOTHING = { quoted: undefined, digits: undefined, truth: undefined, word: undefined }

function valueOf(
  type: string | undefined,
  token: Token,
  known: readonly string[],
): JsonNode | undefined {
  const plain = token.quoted ?? token.digits ?? token.truth ?? token.word ?? ''
  if (type === 'integer') return /^-?\d+$/.test(plain) ? num(plain) : undefined
  if (type === 'number') return /^-?\d+(?:\.\d+)?$/.test(plain) ? num(plain) : undefined
  if (type === 'boolean')
    return TRUTH.test(plain) ? { kind: 'boolean', value: YES.test(plain) } : undefined
  if (type !== 'string') return undefined
  if (known.length > 0) return known.includes(plain) ? str(plain) : undefined
  return token.quoted !== undefined && token.quoted !== '' && !NO_VALUE.test(token.quoted)
    ? str(token.quoted)
    : undefined
}
