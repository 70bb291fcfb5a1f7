import { bool, get, type JsonObject, member, memberOf, type Member } from '../../json/node'
import { checkRootKeywords, checkRootType } from '../checks/root'
import type { DialectError, Loss, Written } from '../dialect'
import { withoutInjected } from '../injected'
import { type Laid, withSchema } from '../write-shape'
import { oncePer } from '../../once-per'
import { makeStrict } from './make-strict'
import { once } from './once'
import type { StrictProfile } from './profile'

/** How one vendor's tools are made strict. */
export interface StrictRules {
  /** One pass through the schema for each; the errors of the first that has any are told. */
  readonly passes: readonly StrictProfile[]
  readonly rootRefuses: readonly string[]
  /** What the vendor refuses in a strict tool as it stands. */
  readonly check: (tool: JsonObject) => readonly DialectError[]
  readonly layOut: (tool: JsonObject) => Laid
}

/** A tool in a strict mode, before it is laid out in the vendor's shape. */
export interface StrictTool {
  readonly tool: JsonObject
  readonly losses: readonly Loss[]
  readonly errors: readonly DialectError[]
}

/**
 * The tool without its injected parameters, with `strict: true` behind the schema, and the schema
 * made strict. Where it cannot be, the schema is left as it is and the errors say why.
 */
export function strictTool(tool: JsonObject, rules: StrictRules): StrictTool {
  return strictBy(rules)(tool)
}

/** A list is written and then counted, so each tool is asked for twice. */
const strictBy = oncePer((rules: StrictRules) =>
  oncePer((tool: JsonObject) => newStrictTool(tool, rules)),
)

function newStrictTool(tool: JsonObject, rules: StrictRules): StrictTool {
  const slim = withoutInjected(tool)
  const marked = withStrict(slim.tool)
  const schema = get(marked, 'inputSchema')
  const root = [...checkRootType(schema), ...checkRootKeywords(schema, rules.rootRefuses)]
  const losses: Loss[] = [...slim.losses]
  let made = schema
  for (const profile of root.length > 0 || !schema ? [] : rules.passes) {
    const next = makeStrict(made!, profile)
    if (next.errors.length > 0) return refused(marked, slim.losses, next.errors, rules)
    losses.push(...next.losses)
    made = next.schema
  }
  if (root.length > 0 || !made) return refused(marked, slim.losses, root, rules)
  const strict = withSchema(marked, made)
  return { tool: strict, losses, errors: once(rules.check(strict)) }
}

/** What is wrong beside the schema is told as well, so that all can be mended in one go. */
function refused(
  tool: JsonObject,
  losses: readonly Loss[],
  errors: readonly DialectError[],
  rules: StrictRules,
): StrictTool {
  const others = rules
    .check(tool)
    .filter(({ code }) => /^(name|description|claude)\.|^schema\.property-key$/.test(code))
  return { tool, losses, errors: once([...others, ...errors]) }
}

/** Writes a tool in a strict mode; without `ok` there is no strict wire of it. */
export function writeStrict(tool: JsonObject, rules: StrictRules): Written {
  const strict = strictTool(tool, rules)
  const laid = rules.layOut(strict.tool)
  return {
    ok: strict.errors.every((error) => error.severity === 'warning'),
    wire: laid.wire,
    losses: [...strict.losses, ...laid.losses],
    errors: strict.errors,
  }
}

/** `strict: true` behind the input schema, where the vendors' own examples have it. */
function withStrict(tool: JsonObject): JsonObject {
  if (memberOf(tool, 'strict')) {
    const members = tool.members.map((each) =>
      each.key === 'strict' ? { ...each, value: bool(true) } : each,
    )
    return { ...tool, members }
  }
  const rest = tool.members
  const at = rest.findIndex((each) => each.key === 'inputSchema')
  const mark: Member = member('strict', bool(true))
  const place = at < 0 ? rest.length : at + 1
  return { ...tool, members: [...rest.slice(0, place), mark, ...rest.slice(place)] }
}
