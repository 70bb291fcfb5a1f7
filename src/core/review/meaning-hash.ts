import { sha256 } from '@noble/hashes/sha2.js'
import { strToU8 } from 'fflate'
import { canonical } from '../json/canonical'
import {
  arr,
  get,
  itemsOf,
  type JsonNode,
  type JsonObject,
  obj,
  str,
  withoutMembers,
} from '../json/node'
import { oncePer } from '../once-per'
import { toBase64url } from '../share/base64url'

/** 128 of the 256 bits: nobody finds two texts with the same, and a link stays short. */
const HASH_BYTES = 16

/**
 * What stands for a value in a sign-off: 22 characters, the same for all texts that mean the same.
 * A hash that cannot be met on purpose, so that nobody can slip other words under a signature.
 */
export const meaningHash = oncePer((node: JsonNode): string =>
  toBase64url(sha256(strToU8(canonical(node))).subarray(0, HASH_BYTES)),
)

/** What stands for a tool. All of it counts, also the reasons for which findings were set aside. */
export const toolHash = (tool: JsonNode): string => meaningHash(tool)

/** What stands for a tool whatever it is called. */
export const namelessHash = oncePer((tool: JsonNode): string =>
  meaningHash(tool.kind === 'object' ? withoutMembers(tool, ['name']) : tool),
)

/** Members of a set that a reviewer is shown as the set's own. */
const OF_SET = ['title', 'lint']

/**
 * What stands for a set: its title, its settings and its tools. The order of the tools does not
 * count, nor do the review itself, the questions, and what a sender wrote about the sending.
 */
export const setHash = oncePer((root: JsonObject): string =>
  meaningHash(
    obj([
      ...OF_SET.flatMap((key) => {
        const value = get(root, key)
        return value ? { key, value } : []
      }),
      { key: 'tools', value: arr(itemsOf(get(root, 'tools')).map(toolHash).sort().map(str)) },
    ]),
  ),
)
