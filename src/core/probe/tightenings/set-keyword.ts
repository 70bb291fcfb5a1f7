import type { Edit } from '../../json/edit'
import { get, type JsonNode } from '../../json/node'
import { setKeyword } from '../../model/parameters'
import type { Field } from '../field'

/** Adds a keyword to a field that does not have it; none where it does. */
export const addKeyword = (
  field: Field | undefined,
  keyword: string,
  value: JsonNode | undefined,
): readonly Edit[] =>
  field && value && get(field.whole, keyword) === undefined
    ? setKeyword(field.schema, field.path, keyword, value)
    : []
