import { injectedList } from '../authoring/injected/injected-list'
import { callSchemaOf, isValidCall, sampleCall } from '../authoring/samples/calls'
import { get, itemsOf, type JsonNode, member, membersOf, obj, str, stringOf } from '../json/node'
import { inputSchemaOf, nameOf } from '../model/tool'
import { followReference } from '../schema/reference'
import { meantTypesOf } from '../schema/types'
import { callText } from './call-text'
import { checkArguments } from './check-arguments'

/** A call that a tool accepts, as a model sends it; none where no valid arguments are found. */
export function validCallText(tool: JsonNode): string | undefined {
  const args = validArguments(tool)
  return args && callText(tool, args)
}

function validArguments(tool: JsonNode): JsonNode | undefined {
  const whole = sampleCall(tool, 'all')
  const sample = whole.ok ? whole : sampleCall(tool, 'required')
  if (sample.ok) return sample.value
  return isValidCall(tool, obj([])) ? obj([]) : undefined
}

/** So many slips are made at once: a page of them shows no more than a few. */
const MOST_SLIPS = 3

/**
 * A call with the slips that models make most: a value of the wrong kind, one left out, one that only
 * the system knows. Where a tool takes whatever comes, its name is misspelt.
 */
export function wrongCallText(tool: JsonNode): string {
  const args = wrongArguments(tool, validArguments(tool) ?? obj([]))
  return checkArguments(tool, args).isValid
    ? callText(tool, args, `${nameOf(tool)}s`)
    : callText(tool, args)
}

function wrongArguments(tool: JsonNode, args: JsonNode): JsonNode {
  const schema = callSchemaOf(tool)
  const root = inputSchemaOf(tool)
  const required = new Set(itemsOf(get(schema, 'required')).map(stringOf))
  const members = membersOf(args)
  // The last required one is what a model forgets; with one alone its value is what is wrong.
  const forgotten =
    members.length > 1 ? members.findLast(({ key }) => required.has(key))?.key : undefined
  let slips = forgotten === undefined ? 0 : 1
  const kept = members.flatMap((each) => {
    if (each.key === forgotten) return []
    const own = get(get(schema, 'properties'), each.key)
    const target = own && root ? (followReference(root, own) ?? own) : own
    const wrong = slips < MOST_SLIPS && target ? wrongValue(each.value, target) : undefined
    if (!wrong) return [each]
    slips++
    return [member(each.key, wrong)]
  })
  const [injected] = injectedList(tool)
  return obj(injected ? [...kept, member(injected.name, str('u_1'))] : kept)
}

/** A value as a model gets it wrong, by what the schema says it is; none where any text would do. */
function wrongValue(value: JsonNode, schema: JsonNode): JsonNode | undefined {
  const types = meantTypesOf(schema)
  if (itemsOf(get(schema, 'enum')).length > 0) return str(otherCase(stringOf(value) ?? 'other'))
  if (types.includes('string'))
    return get(schema, 'format') || get(schema, 'pattern') ? str('N/A') : undefined
  if (value.kind === 'number') return str(value.raw)
  if (value.kind === 'boolean') return str(String(value.value))
  return value.kind === 'array' ? value.items[0] : undefined
}

const otherCase = (text: string): string =>
  text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase()
