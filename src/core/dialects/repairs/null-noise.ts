import { type Member, withoutMembers } from '../../json/node'
import { KEYWORDS } from '../../schema/keywords'
import type { SchemaRepair } from './repair'

/** Takes out keywords that are null: fields that a program printed though they were empty. */
export const dropNulls: SchemaRepair = (schema, path, _keyword, ask) => {
  const isNoise = ({ key, value }: Member): boolean => {
    const holds = KEYWORDS.get(key)?.holds
    return value.kind === 'null' && holds !== undefined && holds !== 'literal'
  }
  const noise = schema.members
    .filter((each) => isNoise(each) && ask({ code: 'import.null', path: [...path, each.key] }))
    .map((each) => each.key)
  return noise.length ? withoutMembers(schema, noise) : schema
}
