import { arr, type JsonObject, member, obj } from '../json/node'
import { mergeAllOf } from './merge-all-of'
import { isAnnotation, isDefinitions, isIdentity } from './strict/annotations'

/**
 * What a schema says beside its reference (`own`, without the `$ref`) together with the target: of
 * words the nearer ones count, because they speak of this place; limits count both, as 2020-12 has
 * it. The target's definitions and names stay behind. Undefined where no one schema says both.
 */
export function ownOnTop(own: JsonObject, target: JsonObject): JsonObject | undefined {
  const plain = obj(target.members.filter(({ key }) => !isDefinitions(key) && !isIdentity(key)))
  const limits = own.members.filter(({ key }) => !isAnnotation(key))
  const base =
    limits.length === 0 ? plain : mergeAllOf(obj([...limits, member('allOf', arr([plain]))]))
  if (!base) return undefined
  const words = own.members.filter(({ key }) => isAnnotation(key))
  const kept = base.members.map((each) => words.find((one) => one.key === each.key) ?? each)
  const added = words.filter((each) => !base.members.some((one) => one.key === each.key))
  return obj([...kept, ...added])
}
