import { get, type JsonNode, numberOf } from '../json/node'
import { oncePer } from '../once-per'
import { oncePerText } from '../once-per-text'
import { type Parameter, parametersOf } from '../schema/parameters'
import { mainTypeOf } from '../schema/types'
import { snakeName } from './parameter-name'
import { isMarkedUp, listedAlternatives } from './listed-alternatives'
import { valuesBehindName, valuesByCase } from './values-by-case'
import { CLOSED_SET_LEADS, OPEN_LIST } from './words/closed-set-cues'

const QUOTED = String.raw`"[^"\n]{1,40}"|'[^'\n]{1,40}'|\x60[^\x60\n]{1,40}\x60|“[^”\n]{1,40}”|「[^」\n]{1,40}」|‘[^’\n]{1,40}’`
const BARE = String.raw`[A-Z][\w+-]*(?: [A-Z][\w+-]*){1,2}|[A-Za-z0-9](?:[\w.+-]{0,60}[\w+-])?|[\u3400-\u9fff]{1,6}`
const GLOSS = String.raw`(?:(?<=-)[\u3400-\u9fff]{1,12}|\s*[(（][^)）\n]{0,60}[)）]|\s*[:：=]\s*[^,，、;；|\n。]{1,40})?`
const SEPARATOR = String.raw`\s*(?:,|，|、|;|；|\||\/)\s*(?:(?:and|or|或者?|和|及)(?:\s+|(?=['\"])))?|\s+(?:and|or)(?:\s+|(?=['\"]))|\s*(?:或者?|和|及)\s*`
const ITEM = new RegExp(`^(${QUOTED}|${BARE})(${GLOSS})(${SEPARATOR})?`)
const BULLET =
  /(?:^|[\n*•]|-\s)\s*[-*•]*\s*(`[^`\n]{1,40}`|"[^"\n]{1,40}"|'[^'\n]{1,40}'|[A-Za-z][\w.]{0,30})\s*(?=[:：*\n]|$|\s[-—–])/g

/** The values a text lists as a closed set, in its order; none when it lists none, or leaves it open. */
export const listedValues = oncePerText((text): readonly string[] => {
  // Most texts list nothing, and this is asked of every parameter.
  if (!/[,，、|/;；*\n`"'=]|\b(?:or|and)\b|或|和/.test(text)) return []
  for (const { pattern, isStrong } of CLOSED_SET_LEADS) {
    if (text.search(pattern) < 0) continue
    for (const lead of text.matchAll(pattern)) {
      const around = text.slice(Math.max(0, lead.index - 12), lead.index + lead[0].length)
      // "Audio format, values: …" lists the formats.
      const isOpen = /values?\s*[:：=]\s*$/i.test(around)
        ? around.replace(/\bformats?\b/i, '')
        : around
      if (OPEN_LIST.test(isOpen)) continue
      const before = text.slice(0, lead.index)
      if (!isStrong && (CONDITION.test(before) || /(?:默认(?:值)?|格式)\s*$/.test(before))) continue
      if (!isStrong && OF_ANOTHER.test(before)) continue
      const values = valuesAfter(text.slice(lead.index + lead[0].length), isStrong)
      if (values.length > 0) return values
    }
  }
  const coded = codedValues(text)
  return coded.length > 1 && !areEnds(coded) ? coded : upperAlternatives(text)
})

/** The sentence so far speaks of one case only: `If it is a checkbox, the value should be`. */
const CONDITION = /(?:^|[.;。；\n])\s*(?:(?:if|when|for)\b|如果|若|当)[^.;。；\n]{0,120}$/i

/** `Required when type is 'user' or 'group'`: the values are those of what is named there. */
const OF_ANOTHER =
  /\b(?:when|if|where|while|unless|for)\s+(?:the\s+)?[\w.\x60"']+(?:\s\w+)?(?:\s+(?:is|are))?\s*$/i

const CODE =
  /(?:^|[\s,，、;；。(（:：/传])(-?\d{1,3})(?:\s*(?:表示|代表)|(?:\s*(?:[=＝]|[:：](?!\s*\d))\s*|\s[-–—]\s(?!\s*\d))(?=[\p{L}"'“「]))/gu

/** `0=None, 1=Any word`, `传0表示女性，传1表示男性`: each code with its meaning. */
function codedValues(text: string): readonly string[] {
  if (
    !/\d\s*(?:[=＝:：]|表示|代表|\s[-–—]\s)/.test(text) ||
    /\b(?:e\.g|example)\b|例如|比如/i.test(text)
  )
    return []
  return [...new Set([...text.matchAll(CODE)].map((hit) => hit[1]!))]
}

/** `1 = basic, 5 = deep`: the ends of a scale, with more between them. */
const areEnds = (codes: readonly string[]): boolean =>
  codes.length === 2 && Math.abs(Number(codes[0]) - Number(codes[1])) > 2

/** Without its quotes, and without the full stop that some set inside them. */
const bare = (value: string): string =>
  value
    .replace(/^["'`“‘「]|["'`”’」]$/g, '')
    .replace(/^([\w-]+)[.,;]$/, '$1')
    .replace(/-$/, '')
const isQuoted = (value: string): boolean => /^["'`“‘「]/.test(value)

/** What is taken otherwise is said behind the list, and is none of it. */
const IS_DEFAULT = /^(?:默认|缺省|by default|defaults? (?:is|to|value)|default[:=])/i

const COMMA = /^\s*[,，;；]/

function valuesAfter(text: string, isStrong: boolean): readonly string[] {
  const rest = text.replace(/^\s*[[({（【]?\s*/, '')
  const bullets = isStrong && /^\s*[-*•\n]/.test(rest) ? bulletValues(rest) : []
  if (bullets.length > 1) return bullets
  const found: string[] = []
  let at = 0
  let isChained = true
  const marks: string[] = []
  while (isChained) {
    if (IS_DEFAULT.test(rest.slice(at, at + 10))) break
    const hit = ITEM.exec(rest.slice(at))
    if (!hit) break
    // `end、start，start: from the start`: the explanation of a value has begun.
    if (found.length > 1 && hit[2] !== '' && found.includes(hit[1]!)) break
    found.push(hit[1]!)
    at += hit[0].length
    isChained = hit[3] !== undefined
    // `A/B/C, several at once`: behind strokes a comma ends the list.
    if (
      isChained &&
      marks.length > 0 &&
      COMMA.test(hit[3]!) &&
      !marks.some((mark) => COMMA.test(mark))
    ) {
      at -= hit[3]!.length
      return isClosedSet(found, '.', isStrong) ? found.map(bare) : []
    }
    if (isChained) marks.push(hit[3]!)
  }
  return isClosedSet(found, rest.slice(at, at + 24), isStrong) ? found.map(bare) : []
}

/** Nothing may run on after the last value, and without a clear lead every value must be quoted. */
function isClosedSet(found: readonly string[], after: string, isStrong: boolean): boolean {
  const areQuoted = found.every(isQuoted)
  if (goesOn(after) || new Set(found).size < found.length) return false
  if (found.length === 1) return isStrong && areQuoted && /^\s*(?:[.。)\]）]|$)/.test(after)
  if (found.length === 0 || (!isStrong && !areQuoted)) return false
  if (found.some((value) => /^(?:etc|e\.g|others?|其他|其它)$|等$/i.test(value))) return false
  if (areQuoted) return !/^\s+(?:object|field|when|is|are)\b/.test(after) || isStrong
  return (
    /^\s*(?:[.。;；)\]）】\n*]|$)|^\s{2,}|^\s*(?:默认|缺省)|^\s+(?:当|其中)/.test(after) &&
    !found.some((v) => /^(?:the|a|an|it|this|to)$/i.test(v))
  )
}

/** `a, b, etc` and `a, b ...` go on; a sentence behind the list is another matter. */
const goesOn = (after: string): boolean =>
  /^\s*(?:\.\.\.|…)/.test(after) || OPEN_LIST.test(after.slice(0, 12).split(/[.。;；\n]/)[0]!)

const bulletValues = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(BULLET)].map((hit) => bare(hit[1]!))),
]

/** `ASC / DESC`, `"a" | "b"` with nothing else beside them. */
function upperAlternatives(text: string): readonly string[] {
  const hit =
    /(?:^|[\s:：(（])((?:[A-Z][A-Z_]{1,20}|"[\w.-]+"|'[\w.-]+')(?:\s*(?:\/|\||,|、|\bor\b|或)\s*(?:[A-Z][A-Z_]{1,20}|"[\w.-]+"|'[\w.-]+'))+)\s*(?=[.。)）;；]|$)/.exec(
      text,
    )
  if (!hit) return []
  const before = text.slice(0, hit.index + 1)
  // A list that began further left, with something else, is not this list.
  if (/[,，、/|]\s*$/.test(before) || OPEN_LIST.test(before.slice(-12))) return []
  if (JUDGED.test(before) || OF_ANOTHER.test(before)) return []
  // In quotes and in the middle of a sentence they are examples, or for one case.
  const isQuote = /^["']/.test(hit[1]!)
  if (
    isQuote &&
    !/(?:^|[:：(（])\s*$|\b(?:is|are|be|as|either|includes?|supports?|options?|values?)\s$/i.test(
      before,
    )
  )
    return []
  // `AWS: "A", "B"; Azure: "C"`: each case has its own.
  if (/^\s*[;；.]\s*\w+\s*[:：]\s*["']/.test(text.slice(hit.index + hit[0].length))) return []
  return hit[1]!.split(/\s*(?:,|、|\/|\||\bor\b|或)\s*/).map(bare)
}

/** `Bad (too vague): "auth" or "hooks"`: shown to be judged, not to be chosen from. */
const JUDGED =
  /\bdefault\b[^.]{0,20}[(（]\s*$|(?:\b(?:bad|good|wrong|avoid|better|worse)\b|不好|错误|推荐)[^.。\n]{0,30}[:：]\s*$/i

const SAYS_VALUES = ['enum', 'const', 'oneOf', 'anyOf', 'allOf', 'pattern', '$ref']

/** Whether the schema itself says which values there are; booleans and objects need no list. */
export function hasOwnValues(schema: JsonNode): boolean {
  const says = (node: JsonNode | undefined): boolean =>
    SAYS_VALUES.some((key) => get(node, key) !== undefined)
  const type = mainTypeOf(schema)
  const items = get(schema, 'items')
  return (
    says(schema) ||
    says(items) ||
    type === 'boolean' ||
    type === 'object' ||
    mainTypeOf(items) === 'object'
  )
}

/** The parameters of a tool whose text lists values that no keyword of the schema lists, and the values. */
export const listedInProse = oncePer(
  (tool: JsonNode): ReadonlyMap<Parameter, readonly string[]> =>
    new Map(
      parametersOf(tool)
        .map((parameter) => [parameter, readValues(tool, parameter)] as const)
        .filter(([, values]) => values.length > 0),
    ),
)

/** Those of them whose schema lets other values in: an integer from 1 to 3 leaves no others. */
export const proseValues = oncePer(
  (tool: JsonNode): ReadonlyMap<Parameter, readonly string[]> =>
    new Map(
      [...listedInProse(tool)].filter(
        ([{ schema }, values]) => mainTypeOf(schema) !== 'integer' || !isWholeRange(schema, values),
      ),
    ),
)

/** What a file may be of is no value of the path to it. */
const isFile = ({ name, text }: Parameter): boolean =>
  /(?:^|_)(?:path|file|files|url|uri|image|archive|attachment|document|video|audio)$/.test(
    snakeName(name),
  ) && /\b(?:formats?|extensions?|file types?)\b|格式|后缀|扩展名/i.test(text)

/** Others than the listed ones are welcome too. */
const OWN_TOO =
  /\b(?:can|may) (?:also )?be (?:user-defined|custom)\b|\bor (?:any other|a custom|your own)\b|\bfor custom \w+|(?:或|也可|可以)自定义/i

/** What the values listed there belong to is packed inside the text. */
const PACKED = /\bJSON (?:array|object|string)\b|\[\s*\{/i

/** `for a: … for b:`, or a line of values for each: `Java: 8, 11`, `Go: 1.20, 1.21`. */
const BY_CASE =
  /\bfor \w+: [^]*\bfor \w+:|\n\s*\w+[:：][^\n,，]+[,，][^\n]*\n\s*\w+[:：][^\n,，]+[,，]/i

/** Of an id it is told from which tools it comes, or in which states the thing it names may be. */
const isOfStates = ({ name, text }: Parameter): boolean =>
  /(?:^|_)(?:id|ids|uuid|guid)$/.test(snakeName(name)) &&
  !/\b(?:one of|values?|options?|enum)\b|可选|取值|枚举/i.test(text)

/** Said outright that these are the values. */
const NAMES_VALUES =
  /可选值|取值(?!范围)|枚举值|有效值|\b(?:valid|allowed|possible|accepted) values?\b/i

/** `0=No, 1=Yes`, `0 表示否，1 表示是`: a code with its meaning is a value, however few there are. */
const YES_OR_NO =
  /-?\d\s*(?:表示|代表)[^，,；;]{1,12}[，,；;]\s*(?:传\s*)?-?\d\s*(?:表示|代表)|\b0\s*[=＝:：-]\s*\p{L}+\s*[,，;；、/)]?\s*1\s*[=＝:：-]\s*\p{L}+/u

function listedFor({ name, text }: Parameter, names: readonly string[]): readonly string[] {
  const listed = listedValues(text)
  if (listed.length > 1) return listed
  const byCase = valuesByCase(text)
  if (byCase.length > 1) return byCase
  const behind = valuesBehindName(text, name)
  if (behind.length > 1) return behind
  const alternatives = listedAlternatives(text, name, names)
  return alternatives.length > 1 ? alternatives : listed
}

/** Only values that the type allows; names of other parameters are no values. */
function readValues(tool: JsonNode, parameter: Parameter): readonly string[] {
  const { schema } = parameter
  if (hasOwnValues(schema) || isOfStates(parameter) || isFile(parameter)) return []
  // What each kind of value may be is said case by case.
  if (BY_CASE.test(parameter.text) || OWN_TOO.test(parameter.text)) return []
  const type = mainTypeOf(schema)
  if (type === 'string' && PACKED.test(parameter.text)) return []
  const names = parametersOf(tool).map(({ name }) => name)
  const values = listedFor(parameter, names).filter((value) => value !== 'null')
  if (values.length === 0) return []
  if (!isMarkedUp(parameter.text) && names.some((name) => values.includes(name))) return []
  const isNumber = type === 'number' || type === 'integer'
  const areNumbers = values.every((value) => /^-?\d+(?:\.\d+)?$/.test(value))
  const isFew =
    values.length < 3 && !NAMES_VALUES.test(parameter.text) && !YES_OR_NO.test(parameter.text)
  if (isNumber !== areNumbers && (isNumber || isFew)) return []
  return values
}

/** The bounds of the schema leave just these integers. */
function isWholeRange(schema: JsonNode, values: readonly string[]): boolean {
  const numbers = values.map(Number)
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  return (
    numberOf(get(schema, 'minimum')) === least &&
    numberOf(get(schema, 'maximum')) === most &&
    new Set(numbers).size === most - least + 1
  )
}
