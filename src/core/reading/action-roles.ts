import { literalPattern } from './literal-pattern'

/** What a parameter is to an action: asked for, taken when given, or no business of it. */
export type Role = 'required' | 'allowed' | 'none'

const NOT_FOR =
  /\b(?:ignored|unused|not (?:used|needed|required|allowed|applicable)|omit(?:ted)?|leave (?:it )?out|left out|must not|n\/a)\b|忽略|不需要|无需|不用|无效|不填|省略|不传/i
const EXCEPT =
  /\b(?:except(?: for)?|other than|unless|all but|any (?:action )?but)\b|除(?:了)?.{0,16}(?:外|之外|以外)/i
const ASKED =
  /\b(?:required|requires?|must|mandatory|needed|necessary)\b|必填|必传|必须|必需|需要|须|必要/i
const ONLY =
  /\b(?:only|solely|just)\b|\b(?:used|use|applies|valid|relevant) (?:with|for|when|if|by|in|on)\b|仅|只(?:用于|在|有)|专用|用于|^\W*(?:for|when|if|with)\b/i
/** By itself a verb in a text is only a verb: one of these makes it name an action. */
const NAMES_ACTION =
  /\b(?:for|when|if|with|on|by|only|required|optional|ignored|needed|action|operation|to|used|except|in)\b|必填|必传|必须|可选|选填|忽略|仅|只|时|用于|需|除/i

/**
 * What the text of a parameter says about each action it names: "required for update and delete",
 * "create 时必填，其余忽略". Undefined where it names none.
 */
export function rolesInText(
  text: string,
  actions: readonly string[],
): ReadonlyMap<string, Role> | undefined {
  if (!NAMES_ACTION.test(text)) return undefined
  const roles = new Map<string, Role>()
  let isExclusive = false
  let others: Role | undefined
  for (const clause of clausesOf(text)) {
    const named = actions.filter((action) => isNamed(clause, action))
    if (named.length === 0) continue
    const isAsked = ASKED.test(clause) && !/\bnot required\b|不是必/i.test(clause)
    if (EXCEPT.test(clause)) {
      for (const action of named) roles.set(action, 'none')
      others = isAsked ? 'required' : 'allowed'
      continue
    }
    const role: Role = NOT_FOR.test(clause) ? 'none' : isAsked ? 'required' : 'allowed'
    for (const action of named) roles.set(action, role)
    if (role !== 'none') isExclusive ||= ONLY.test(clause) || isAsked
    else others ??= 'allowed'
  }
  if (roles.size === 0) return undefined
  const rest: Role | undefined = others ?? (isExclusive || roles.size > 1 ? 'none' : undefined)
  if (rest !== undefined)
    for (const action of actions) if (!roles.has(action)) roles.set(action, rest)
  return roles
}

/** Where what is said of some actions ends, and what is said of others begins. */
const clausesOf = (text: string): readonly string[] =>
  text
    .split(
      /[;；。\n（(）)]|\.(?:\s|$)|,(?=\s*(?:and |but )?(?:optional|required|ignored|not|but|otherwise))|，(?=[^，。；]{0,24}(?:必填|必传|可选|选填|忽略|不填|无需|不需要|必须))/i,
    )
    .filter((clause) => clause.trim() !== '')

/** By its name, or in another form of the same verb: `delete`, "deleting", "deletion". */
function isNamed(clause: string, action: string): boolean {
  if (/[^\x20-\x7e]/.test(action)) return clause.includes(action)
  const word = literalPattern(action.toLowerCase())
  const forms = /^[a-z]{3,}$/.test(word)
    ? `${word.replace(/e$/, '')}(?:e|es|s|d|ed|[a-z]?ing|ion|ation|ions)?`
    : word
  return new RegExp(`(?<![a-z0-9_])${forms}(?![a-z0-9_])`, 'i').test(clause)
}
