import { accepts, newJudge } from '../../authoring/samples/accepts'
import { breaksCallFormat } from '../../calls/formats'
import type { JsonNode } from '../../json/node'

const MOST_WORK = 20_000

/** Whether a value is accepted by validators that judge formats and by those that do not. */
export const isSurelyAccepted = (value: JsonNode, schema: JsonNode, root: JsonNode): boolean =>
  accepts(value, schema, newJudge(root, MOST_WORK, breaksCallFormat)) &&
  accepts(
    value,
    schema,
    newJudge(root, MOST_WORK, () => false),
  )
