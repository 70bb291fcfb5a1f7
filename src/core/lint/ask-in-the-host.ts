import type { Edit } from '../json/edit'
import {
  get,
  itemsOf,
  type JsonNode,
  type JsonObject,
  member,
  obj,
  str,
  stringOf,
} from '../json/node'
import { contractOf } from '../model/contract'
import { descriptionText } from '../model/description'
import { INPUT, removeParameter } from '../model/parameters'
import { languageOf } from '../reading/language'
import type { Parameter } from '../schema/parameters'
import { walkSchema } from '../schema/walk'
import { addToContract, stateConfirmation, textRecord } from './contract-edits'
import { withoutMention } from './without-mention'

/** The result field that tells a model to ask the user before anything happens. */
const SIGNAL = 'needs_confirmation'

const MEANING = {
  en: 'Nothing was done yet: ask the user, who agrees in the program.',
  zh: '尚未执行：请先询问用户，由用户在程序里确认。',
} as const

/**
 * The edits that move a consent from the arguments, where the model can give it, to the host: the
 * parameter goes, the contract says that the user confirms, and the result can say that it waits.
 * None where other parts of the schema depend on the parameter.
 */
export function askInTheHost(tool: JsonObject, parameter: Parameter): readonly Edit[] | undefined {
  const { name, text } = parameter
  if (isUsedElsewhere(tool, name)) return undefined
  const lang = languageOf(text + descriptionText(tool))
  const { confirmation, signals = [] } = contractOf(tool) ?? {}
  const isStated = confirmation !== undefined && confirmation.who !== 'none'
  const isSignalled = signals.some(({ field }) => field === SIGNAL)
  return [
    ...removeParameter(tool, INPUT, name),
    ...withoutMention(tool, name),
    ...withoutInExamples(tool, name),
    ...(isStated ? [] : [stateConfirmation(tool, 'user')]),
    ...(isSignalled
      ? []
      : [addToContract(tool, 'signals', textRecord({ field: SIGNAL, meaning: MEANING[lang] }))]),
    ...signalInOutput(tool, MEANING[lang]),
  ]
}

/** Named by a condition, a branch, or in what another parameter depends on. */
function isUsedElsewhere(tool: JsonNode, name: string): boolean {
  const schema = get(tool, 'inputSchema')
  if (!schema) return true
  if (get(schema, 'dependentRequired') || get(schema, 'dependencies')) return true
  return walkSchema(schema, INPUT).some(
    (place) =>
      place.parent !== undefined &&
      place.keyword !== 'properties' &&
      (itemsOf(get(place.schema, 'required')).some((item) => stringOf(item) === name) ||
        get(get(place.schema, 'properties'), name) !== undefined),
  )
}

const withoutInExamples = (tool: JsonNode, name: string): readonly Edit[] =>
  itemsOf(get(tool, 'inputExamples')).flatMap((example, index): Edit[] =>
    get(example, name) ? [{ op: 'remove', path: ['inputExamples', index, name] }] : [],
  )

/** A result whose fields are listed lists the signal too. */
function signalInOutput(tool: JsonNode, meaning: string): readonly Edit[] {
  const properties = get(get(tool, 'outputSchema'), 'properties')
  if (properties?.kind !== 'object' || get(properties, SIGNAL)) return []
  if (properties.members.length === 0) return []
  const value = obj([member('type', str('boolean')), member('description', str(meaning))])
  return [{ op: 'set', path: ['outputSchema', 'properties', SIGNAL], value }]
}
