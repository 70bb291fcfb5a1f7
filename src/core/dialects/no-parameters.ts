import { member, obj, str } from '../json/node'

/**
 * The input schema of a wire item that has none. It is one shared node so that writing the tool
 * back can tell "left out" from an empty schema that was written out.
 */
export const NO_PARAMETERS = obj([member('type', str('object')), member('properties', obj([]))])
