import { type JsonNode, membersOf } from '../../json/node'
import { illegalPlaces } from '../../schema/legality'
import { walkSchema } from '../../schema/walk'

/** What the SDK's type of a schema knows: JSON Schema draft 7, and no keyword beside it. */
const KEYWORDS = new Set(
  (
    '$id $ref $schema $comment $defs type enum const multipleOf maximum exclusiveMaximum minimum ' +
    'exclusiveMinimum maxLength minLength pattern items maxItems minItems uniqueItems contains ' +
    'maxProperties minProperties required properties patternProperties additionalProperties ' +
    'propertyNames if then else allOf anyOf oneOf not format contentMediaType contentEncoding ' +
    'definitions title description default readOnly writeOnly examples'
  ).split(' '),
)

/** Whether a type checker takes the schema for the SDK's own type of one. */
export function isDraft7(schema: JsonNode): boolean {
  return (
    illegalPlaces(schema).length === 0 &&
    walkSchema(schema).every(({ schema: each }) =>
      membersOf(each).every(({ key }) => KEYWORDS.has(key)),
    )
  )
}
