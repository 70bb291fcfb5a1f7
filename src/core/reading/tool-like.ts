import { effectOfWord } from './effect-of-word'
import type { Pointer } from './pointers'
import { nameWords } from './words/name-words'

/** A word for what tools work on, behind the name: then the name is that of no tool. */
const OTHER_THING =
  /^[`'"”’」』)]*\s*(?:param(?:eter)?s?|fields?|options?|flags?|values?|propert(?:y|ies)|arguments?|keys?|headers?|attributes?|syntax|format|boolean|method of|endpoints?|api\b|scenarios?|mode|action|operation|参数|字段|选项|属性|取值|值|格式|模式|动作|操作|权限|事件|头)/i

/** The same in front of it: "with method `add`". */
const OTHER_BEFORE =
  /(?:param(?:eter)?s?|fields?|options?|flags?|values?|propert(?:y|ies)|arguments?|method|mode|action|operation|type|format|header|scenario|event|command|status|state|参数|字段|选项|属性|取值|模式|动作|操作|状态)\s*[:=：]?\s*[`'"“‘「『(（]{0,2}$/i

/** "`field`, `displayName` and `includeEmpty` properties": the names behind it are what it is too. */
const IN_A_LIST_OF_FIELDS =
  /^[`'"”’」』]?(?:\s*(?:,|，|、|and|or|和|或)+\s*[`'"“‘「『]?[\w.-]+[`'"”’」』]?)+\s*(?:param(?:eter)?s?|fields?|options?|properties|arguments?|keys?|attributes?|参数|字段|选项|属性)/i

const CALLED_TOOL = /^[`'"”’」』)]*\s*(?:tools?\b|functions?\b|工具|函数)/i

/** Verbs that make a tool of a name even behind a prefix; others are nouns there as often. */
const PLAIN_VERBS = new Set(
  'get list search create update delete add remove send fetch find query set read cancel submit'.split(
    ' ',
  ),
)

/** Whether the words around the name say that it is something else than a tool. */
export function isOtherThing({ name, sentence, at }: Pointer): boolean {
  const rest = sentence.slice(at + name.length)
  if (CALLED_TOOL.test(rest)) return false
  return OTHER_THING.test(rest) || OTHER_BEFORE.test(sentence.slice(0, at))
}

/** A plain word is a tool's name only where the text sends the model to it; a field's name never is. */
export const namesTool = (pointer: Pointer): boolean =>
  !isOtherThing(pointer) && !(pointer.isWord && pointer.kind === 'mention')

/**
 * Whether a name that the set does not have is likely that of a tool elsewhere, rather than of a
 * field, an option or a product: it starts with a verb, or the text calls it a tool.
 */
export function couldBeTool(pointer: Pointer): boolean {
  const { name, sentence, at, isMarked, isWord } = pointer
  if (isWord || isOtherThing(pointer)) return false
  const rest = sentence.slice(at + name.length)
  if (CALLED_TOOL.test(rest)) return true
  // The last of a list of fields, a value that is given as something, what the tool itself calls.
  if (IN_A_LIST_OF_FIELDS.test(rest) || /^[`'"”’」』]?\s+as (?:the|an?|its)\b/.test(rest))
    return false
  if (/^[`'"”’」』]?\s*[(（]\w+\s*[=:]/.test(rest)) return false
  // A value follows: it is a parameter of that name. A record or a request: an interface's own word.
  if (
    /^[`'"”’」』]?\s+["“'`\d]/.test(rest) ||
    /(?:Request|Response|Input|Output|Schema)$/.test(name)
  )
    return false
  // Only what could not be read as prose ("multi-step", "e-mail") or as a class or product.
  if (name.includes('-') && !isMarked && !/^[a-z]+(?:-[a-z]+){2,}$/.test(name)) return false
  if (/[.:]|^[A-Z]/.test(name)) return false
  // In a parameter's text a hyphened word in quotes is one of its values.
  if (name.includes('-') && isMarked && pointer.path[0] === 'inputSchema') return false
  const words = nameWords(name)
  if (words.length < 2) return false
  return effectOfWord(words[0]!) !== 'unclear' || (words.length > 2 && PLAIN_VERBS.has(words[1]!))
}
