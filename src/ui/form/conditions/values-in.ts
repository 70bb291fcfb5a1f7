import { valueText } from '../../../core/authoring/conditions/condition-sentence'
import { get, itemsOf, type JsonNode, str } from '../../../core/json/node'
import { parse } from '../../../core/json/parse'
import { mainTypeOf } from '../../../core/schema/types'

/** The values of a field, in the type the parameter has; those its list has keep their spelling. */
export function valuesIn(text: string, schema: JsonNode | undefined): readonly JsonNode[] {
  const known = itemsOf(get(schema, 'enum'))
  const isText = ['string', undefined].includes(mainTypeOf(schema ?? { kind: 'null' }))
  const parts = text.split(/[,，、]/).map((each) => each.trim())
  return [...new Set(parts)]
    .filter((each) => each !== '')
    .map((each) => {
      const own = known.find((one) => valueText(one) === each)
      if (own) return own
      const read = isText ? undefined : parse(each)
      return read?.root && read.problems.length === 0 ? read.root : str(each)
    })
}
