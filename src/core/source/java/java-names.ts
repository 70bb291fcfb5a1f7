/** Words that Java keeps for itself, and literals; none can be a name. */
const KEYWORDS = new Set(
  `abstract assert boolean break byte case catch char class const continue default do double else
  enum extends final finally float for goto if implements import instanceof int interface long
  native new package private protected public return short static strictfp super switch
  synchronized this throw throws transient try void volatile while true false null _ var record
  yield sealed permits non`.split(/\s+/),
)

/** Methods that every object has: an own method without parameters would clash with them. */
const OBJECT_METHODS = [
  'getClass',
  'hashCode',
  'equals',
  'clone',
  'toString',
  'notify',
  'notifyAll',
  'wait',
  'finalize',
]

/** Names of classes that generated code uses; an own class of that name would hide them. */
const USED_CLASSES =
  `Tool ToolParam P Map List LinkedHashMap ArrayList Arrays String Object Long Integer Double
  Boolean BigDecimal BigInteger BiFunction ToolBase AgentState ToolContext ToolSpecification
  JsonObjectSchema JsonRawSchema JsonSchemaElement InvocationParameters ToolDefinition ToolCallback
  FunctionToolCallback UnsupportedOperationException Override SuppressWarnings Collections Enum
  Record Class System Builder`.split(/\s+/)

/** Whether a wire name can stand in Java as it is. Chinese characters can; other scripts are left alone. */
export function isJavaName(name: string): boolean {
  return /^[A-Za-z_$\u4e00-\u9fa5][\w$\u4e00-\u9fa5]*$/.test(name) && !KEYWORDS.has(name)
}

/** Gives out names that differ. */
export class FreeNames {
  private readonly taken: Set<string>

  /** Of class names, `key` takes away what a file system does not tell apart: capitals. */
  constructor(
    taken: readonly string[] = [],
    private readonly key: (name: string) => string = (name) => name,
  ) {
    this.taken = new Set(taken.map(key))
  }

  /** `wanted`, or with the first number behind it that nobody has. */
  take(wanted: string): string {
    let name = wanted
    for (let i = 2; this.taken.has(this.key(name)); i++) name = `${wanted}${i}`
    this.taken.add(this.key(name))
    return name
  }
}

/** The names of classes in a file, those that the file uses already taken. */
export const classNames = (): FreeNames => new FreeNames(USED_CLASSES, (name) => name.toLowerCase())

/** The names of methods in a class. */
export const methodNames = (): FreeNames => new FreeNames(OBJECT_METHODS)

/** A parameter's name in Java: its own where that can be, else what is left of it. */
export function parameterName(wire: string): string {
  if (isJavaName(wire)) return wire
  const kept = wire.replace(/[^\w$\u4e00-\u9fa5]+/g, '_')
  if (kept === '' || /^_+$/.test(kept)) return 'argument'
  return isJavaName(kept) ? kept : `_${kept}`
}

/** A method's name: `get_weather` becomes `getWeather`. */
export function methodName(toolName: string): string {
  const words = wordsOf(toolName)
  if (words.length === 0) return 'tool'
  const name =
    words[0]!.charAt(0).toLowerCase() + words[0]!.slice(1) + words.slice(1).map(capital).join('')
  if (/^\d/.test(name)) return `tool${name}`
  return KEYWORDS.has(name) ? `${name}Tool` : name
}

/** A class's name: `order desk` becomes `OrderDesk`; undefined when nothing of the text can be one. */
export function className(text: string): string | undefined {
  const name = wordsOf(text).map(capital).join('').slice(0, 80)
  if (name === '') return undefined
  return /^\d/.test(name) ? `Tools${name}` : name
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Class and method names are file and symbol names in many places, so they stay ASCII. */
const wordsOf = (text: string): readonly string[] => text.match(/[A-Za-z0-9]+/g) ?? []
