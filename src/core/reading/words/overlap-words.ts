const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Words that do not tell what one tool does from what another does. */
export const NO_DIFFERENCE = list(`
  a an the of for in on at to from with and or into as is are be its their this that these those your you it any
  which whose specific given particular certain specified provided information info data detail details detailed
  tool function method api endpoint use using provide provides via allows allow can will lets let able
  perform performs performing do does please
`)

/** The same thing in another manner: quickly, simply, by a newer version. Such a word tells when to use neither. */
export const SAME_WAY = list(`
  quick quickly fast simple simply easy easily smart advanced basic efficiently efficient better new v1 v2 v3
`)

/** By what something is looked up: two ways to one thing are still the same thing. */
export const LOOKED_UP_BY =
  /\b(?:by|based on|using) (?:its |their |the |a |an )?[\w-]+(?: (?:or|and) [\w-]+)?|(?:根据|按照?|通过|依据|基于).{0,14}?(?=来?(?:查询|获取|搜索|检索|查找|查看))/gi

/** Of many, or of one: readers tell a list from a look at one by themselves. */
export const OF_MANY =
  /\b(?:lists?|all|multiple|several|batch|bulk|many|multi|mass|each|every|search|searches|enumerate)\b|列表|列出|批量|多个|多条|所有|全部|搜索|一览|一覧/i

/** What stands between the thing acted on and all else. */
export const RELATION =
  /\b(?:from|in|on|of|for|to|with|at|by|into|within|using|that|which|based)\b|[，,:：(（]/i

/** A sentence that says where the tool belongs, and not what it does. */
export const PREAMBLE =
  /\b(?:belongs to|is part of|this is (?:a|an|the)\b.*\b(?:api|tool|function|server|system)\b)/i

export const NEGATION =
  /\b(?:not|no|non|without|never|un(?:read|paid|used|known|assigned))\b|[不非无未]/gi
