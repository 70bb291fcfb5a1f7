import { bool, type JsonNode, member, obj, str } from '../../core/json/node'

/** What becomes of what is not listed: it is let through, refused, or must be of a kind. */
export type RestChoice = 'open' | 'closed' | 'typed'

export const restChoiceOf = (rest: JsonNode | undefined): RestChoice =>
  rest?.kind === 'object' ? 'typed' : rest?.kind === 'boolean' && !rest.value ? 'closed' : 'open'

/** What stands for each; a kind begins as a text. */
export const REST_VALUES: Readonly<Record<RestChoice, JsonNode | undefined>> = {
  open: undefined,
  closed: bool(false),
  typed: obj([member('type', str('string'))]),
}
