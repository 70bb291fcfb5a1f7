import { oncePerText } from '../once-per-text'
import { nameWords } from './words/name-words'

/** The list goes on, only shows what a value may look like, or takes others too. */
const IS_OPEN =
  /\b(?:etc|e\.g|examples?|such as|like|any other|others?|custom|in the format|formats? of ['"]|formatted|tags? in)\b|\.\.\.|…|例如|比如|譬如|诸如|示例|等|其他|其它|自定义|[(（，,、]\s*如|如[：:]/i

/** One value: in quotes, or one word that may be a value. */
const QUOTED = String.raw`"[^"\n]{1,40}"|'[^'\n]{1,40}'|\x60[^\x60\n]{1,40}\x60|“[^”\n]{1,40}”|‘[^’\n]{1,40}’`
const ONE = String.raw`(?:${QUOTED}|[A-Za-z][\w+-]{0,40}(?:\s*[(（][^()（）\n]{1,60}[)）])?)`
/** Two or more, the last behind "or"; or three and more between strokes. */
const WITH_OR = String.raw`${ONE}(?:\s*,\s*${ONE})*\s*,?\s+or\s+${ONE}`
const QUOTES = String.raw`(?:${QUOTED})(?:\s*[,/|、，]\s*(?:(?:and|or)\s+|或)?(?:${QUOTED})|\s+or\s+(?:${QUOTED}))+`
const STROKES = String.raw`${ONE}(?:\s*[/|]\s*${ONE})+`
const CHINESE_OR = String.raw`[A-Za-z][\w-]{0,30}(?:\s*[、,，]\s*[A-Za-z][\w-]{0,30})*\s*(?:或者?|、)\s*[A-Za-z][\w-]{0,30}`
const IDEOGRAMS = String.raw`[\u3400-\u9fff]{1,6}(?:\s*[/|、,，]\s*[\u3400-\u9fff]{1,6}){1,9}`
/** `Seat class: Economy Class, Business Class, First Class`. */
const TITLES = String.raw`[A-Z][\w+-]*(?: [A-Z][\w+-]*){1,2}(?:\s*,\s*(?:or )?[A-Z][\w+-]*(?: [A-Z][\w+-]*){0,2}){2,12}`
const END = String.raw`(?=\s*(?:[.。;；)）\n]|,? (?:and |with )?(?:the )?(?:default|when|to|if)\b|[，,]\s*(?:默认|缺省|不传|default)|$))`

/** A thing of which there are some kinds and no more. */
const KIND =
  /^(?:type|mode|status|state|format|level|style|policy|order|direction|role|category|priority|scope|kind|method|action|operation|units?|visibility|strategy|schema|severity|frequency|gender|position|option|layout|algorithm|setting|filter|squash|environment|profanity|service|access|privacy|sort|period|interval|resolution|quality|alignment|orientation|tier|plan|class)$/
const CHINESE_KIND =
  /(?:类型|状态|方式|模式|级别|等级|性别|角色|方向|种类|类别|优先级|频率|策略|选项|动作|操作|级|型)$/

/** `Upgrade mode: 'a', 'b', or 'c'`, `Profanity filter: masked, removed, or raw`. */
const BEHIND_LABEL = new RegExp(
  String.raw`(?:^|[.。;；\n]\s*)((?:[A-Za-z][\w-]*[ \t]+){0,9}[A-Za-z][\w-]*)\s*[:：]\s*(${QUOTES}|${WITH_OR}|${STROKES}|${TITLES})${END}`,
  'g',
)
/** `Root squash setting (None, Root, or All)`. */
const IN_BRACKETS = new RegExp(
  String.raw`(?<![$\w])([A-Za-z][\w-]*)\s*[(（]\s*(?:one of:? |either )?(${QUOTES}|${WITH_OR}|${STROKES}|${ONE}(?:\s*,\s*${ONE})+)\s*[)）]`,
  'g',
)
/** `whether the area is city/state/country`, `supports 'A', 'B', 'C'`. */
const BEHIND_WORD = new RegExp(
  String.raw`\b(?:whether (?:the |an? )?\w+ is|support(?:s|ing|ed)?:?|either|values (?:can be|range|of)|choose (?:from|between)|options? (?:are|is)|can be|must be|should be|may be)\s+(${QUOTES}|${STROKES})${END}|\bsupports?\s*[:：]\s*(${ONE}(?:\s*,\s*${ONE})+)${END}`,
  'gi',
)
/** `Supported values are 'a' for one thing, 'b' for another`, `A - one thing; B - another`. */
const EXPLAINED = new RegExp(
  String.raw`(?:^|[:：,，]\s*|\bvalues? (?:are|is|include)\s+)((?:${QUOTED})(?:\s+for [^'"\x60.;\n]{1,50}(?:,|;|\band\b|\bor\b)+\s*(?:and |or )?(?:${QUOTED}))+)(?=\s+for\b)`,
  'gi',
)
const EXPLAINED_CODES =
  /(?:^|[:：]\s*)((?:[A-Z][A-Z_]+\s+[-–—]\s+[^;；\n]{1,120}[;；]\s*){1,12}[A-Z][A-Z_]+)(?=\s+[-–—]\s)/g
const FOR_WHAT =
  /\s+for [^'"\x60.;\n]{1,50}(?:,|;|\band\b|\bor\b)+\s*(?:and |or )?|\s+[-–—]\s+[^;；\n]{1,120}[;；]\s*/g
/** Code among ideograms, or kinds behind the word for them: `排序方式，asc 或 desc`, `性别（男/女）`. */
const IN_CHINESE = new RegExp(
  String.raw`(?:^|[，,：:（(\s]|(?<!格式)(?:为|是)|支持|传)(${CHINESE_OR}|(?:${QUOTED})(?:[、,，/]\s*(?:${QUOTED}))*(?:或者?|/)(?:${QUOTED}))(?=\s*(?:[)）。；;]|[，,]\s*(?:默认|缺省|不传)|$))`,
  'g',
)
const CHINESE_BRACKETS = new RegExp(
  String.raw`([\u3400-\u9fff]{1,12})[(（]\s*(${IDEOGRAMS}|${QUOTES}|[A-Za-z][\w-]{0,30}(?:\s*[/|、,，]\s*[A-Za-z][\w-]{0,30})+)\s*[)）]`,
  'g',
)
/** `帧率，30或60，默认 30`. */
const NUMBERS_ZH =
  /[，,：:]\s*(\d{1,3}\s*(?:[、/]\s*\d{1,3}\s*)*或\s*\d{1,3})(?=\s*(?:[，,。；;]|$))/g
/** `支持：cash、card 类型`: the word for the kind stands behind the list. */
const KIND_BEHIND = new RegExp(
  String.raw`支持\s*[:：]?\s*([A-Za-z][\w-]{0,30}(?:\s*[、,，]\s*[A-Za-z][\w-]{0,30})+)\s*(?:类型|格式|模式|方式|级别|等级)(?=\s*(?:[，,。；;]|$))`,
  'g',
)
/** `设备类型 pump 水泵 valve 阀门`, `user(成员) admin(管理员)`: each code with its meaning and no comma. */
const CODES_WITH_MEANING =
  /(?:^|[\s:：])((?:[A-Za-z]\w*(?:\s+[\u3400-\u9fff]{2,8}|\s?[(（][\u3400-\u9fff][^()（）]*[)）])\s+){1,9}[A-Za-z]\w*)(?:\s+[\u3400-\u9fff]{2,8}|\s?[(（][\u3400-\u9fff][^()（）]*[)）])\s*(?=$|[，。；])/
const MEANING = /\s+[\u3400-\u9fff]{2,8}\s+|\s?[(（][\u3400-\u9fff][^()（）]*[)）]\s+/g
/** `用餐时间：早餐、午餐或晚餐`: things of one kind end in the word for it. */
const SAME_END =
  /[：:]\s*((?:[\u3400-\u9fff]{1,5}[、，,]){1,8}[\u3400-\u9fff]{1,5}(?:或者?|、)[\u3400-\u9fff]{1,5})(?=\s*(?:[。；]|$))/g
const endAlike = (values: readonly string[]): boolean =>
  values.length > 2 && new Set(values.map((value) => value.at(-1))).size === 1
/** A list that a page of documentation marks up. */
const MARKED = /<[\w-]*enum-item\s+(?:key|value)=\s*["']?([\w.-]+)/g
/** Lines that each begin with a value in quotes and tell what it means. */
const LINES =
  /(?:^|\n)\s*[-*•]\s*(?:\x60([^\x60\n]{1,40})\x60|"([^"\n]{1,40})"|'([^'\n]{1,40})')\s*[:：—–-]/g

/** No alternative of anything, though it may stand between commas. */
const NO_VALUE =
  /^(?:the|an?|it|this|that|your|any|all of|one|id|ids|name|email|url|null|none|string|number|boolean|object|array|integer)$|\d{4}|^[XYZ]$/i

/** The values a text gives for a parameter as alternatives, with no word that says so. */
export function listedAlternatives(
  text: string,
  name: string,
  others: readonly string[],
): readonly string[] {
  if (!MAY_LIST.test(text)) return []
  const marked = distinct([...text.matchAll(MARKED)].map((hit) => hit[1]!))
  if (marked.length > 1) return marked
  const pair = PAIR.exec(text)
  if (pair && (/^asc$/i.test(pair[1]!) || !/["'\x60]/.test(text))) return [pair[1]!, pair[2]!]
  const lines = TAKES_OTHERS.test(text) ? [] : linesOf(text)
  if (lines.length > 1) return lines
  return alternatives(text, name, others)
}

const MAY_LIST = /[,，、/|;；\n<]|\bor\b|或|[\u3400-\u9fff)）] [A-Za-z]/

const linesOf = oncePerText((text): readonly string[] => {
  const found = [...text.matchAll(LINES)].map((hit) => hit[1] ?? hit[2] ?? hit[3]!)
  // Several lists, or a line of another kind between: it is no list of the values.
  const all = text.match(/(?:^|\n)\s*[-*•]\s/g)?.length ?? 0
  return found.length === all && new Set(found).size === all ? found : []
})

function alternatives(text: string, name: string, others: readonly string[]): readonly string[] {
  const words = nameWords(name)
  const last = words.at(-1) ?? ''
  const isOwn = (label: string, list: string, before = label): boolean => {
    // "Combine with position (before/after)" tells the values of another.
    if (label !== name && others.includes(label)) return false
    const head = nameWords(label).at(-1) ?? ''
    // "The priority of the task (high, low)": what it is of stands between.
    if (KIND.test(last) && nameWords(before).includes(last)) return true
    if (/^['"\x60“‘]/.test(list) && nameWords(before).some((word) => KIND.test(word))) return true
    if (KIND.test(head)) return true
    // The parts of an address are named like this too.
    const isOfTitles = /^[A-Z][\w+-]* [A-Z]/.test(list)
    return head === last && !OPEN_NAME.test(last) && !isOfTitles && valuesOf(list).length > 2
  }
  for (const sentence of text.split(/(?<=[.。])\s+|\n/)) {
    if (IS_OPEN.test(sentence) || CONDITION.test(sentence)) continue
    for (const { 1: label = '', 2: list = '' } of sentence.matchAll(BEHIND_LABEL))
      if (isOwn(label, list) && isSet(list)) return valuesOf(list)
    for (const { index, 1: label = '', 2: list = '' } of sentence.matchAll(IN_BRACKETS))
      if (isOwn(label, list, sentence.slice(0, index) + label) && isSet(list)) return valuesOf(list)
    for (const { 1: plain, 2: list = plain ?? '' } of sentence.matchAll(BEHIND_WORD))
      if (isSet(list)) return valuesOf(list)
    for (const cue of [EXPLAINED, EXPLAINED_CODES])
      for (const { 1: list = '' } of sentence.matchAll(cue)) {
        const values = list.replace(FOR_WHAT, ',')
        if (isSet(values)) return valuesOf(values)
      }
    if (!/[\u3400-\u9fff]/.test(sentence)) continue
    for (const { 1: label = '', 2: list = '' } of sentence.matchAll(CHINESE_BRACKETS))
      if (CHINESE_KIND.test(label) && isSet(list)) return valuesOf(list)
    for (const { 1: list = '' } of sentence.matchAll(IN_CHINESE))
      if (isSet(list)) return valuesOf(list)
    for (const cue of [KIND_BEHIND, NUMBERS_ZH])
      for (const { 1: list = '' } of sentence.matchAll(cue)) if (isSet(list)) return valuesOf(list)
    for (const { 1: list = '' } of sentence.matchAll(SAME_END))
      if (endAlike(valuesOf(list)) && isSet(list)) return valuesOf(list)
    const meant = KIND.test(last) ? CODES_WITH_MEANING.exec(sentence)?.[1] : undefined
    if (meant !== undefined && isSet(meant.replace(MEANING, ',')))
      return valuesOf(meant.replace(MEANING, ','))
  }
  return []
}

/** Said of one case only, or of what an answer lists. */
const CONDITION =
  /^\s*(?:if|when|for|in case|unless|required|combine)\b|^(?:当|若|如果)|\berrors?\b|报错|返回/i

/** The two orders are all there are, whatever stands before them. */
const PAIR =
  /(?<![\w"'\x60]|>\s?|\w:)(asc(?:ending)?)\s*(?:[/|、,，]|\bor\b|或)\s*(desc(?:ending)?)(?![\w"'\x60])/i

/** Besides those of the lines, others are welcome. */
const TAKES_OTHERS =
  /\b(?:otherwise|custom|predefined|any other|or provide|also be|examples?|e\.g|such as)\b|自定义|也可|例如|比如|其他/i

/** What is looked for or written has any value. */
const OPEN_NAME =
  /^(?:query|search|keywords?|text|term|value|input|data|name|title|content|id|ids|identifier|url|path|file|ref|date|time|fields?)$/

const valuesOf = (list: string): readonly string[] =>
  list
    .replace(/\s*[(（][^()（）]*[)）]/g, '')
    .split(/\s*(?:[,，、/|]\s*(?:(?:and|or)\s+|或者?)?|\s(?:and|or)\s+|或者?)\s*/)
    .map((value) => value.trim().replace(/^["'`“‘]|["'`”’]$/g, ''))

function isSet(list: string): boolean {
  const values = valuesOf(list)
  return (
    values.length > 1 &&
    new Set(values).size === values.length &&
    !values.some((value) => NO_VALUE.test(value))
  )
}

const distinct = (values: readonly string[]): readonly string[] => [...new Set(values)]

/** Whether a text marks its values up, so that there is no doubt about them. */
export const isMarkedUp = (text: string): boolean => text.includes('enum-item')
