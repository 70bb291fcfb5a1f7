import { get, getIn, type JsonNode, type Path, stringOf } from '../json/node'
import { pointer } from '../json/pointer'
import { print } from '../json/print'
import { nameOf } from '../model/tool'
import type { Anchor } from './entry'
import { meaningHash, namelessHash } from './meaning-hash'

/** A quote is to be recognised by; a longer one would only make links long. */
const LONGEST_QUOTE = 240

/** An anchor at a place of a tool, with what it can be found again by when the tool has changed. */
export function anchorAt(tool: JsonNode, path: Path): Anchor {
  const node = getIn(tool, path)
  const name = { tool: nameOf(tool), body: namelessHash(tool) }
  if (path.length === 0 || !node) return path.length === 0 ? name : { ...name, path: pointer(path) }
  return { ...name, path: pointer(path), value: meaningHash(node), quote: quoteOf(node) }
}

/** The words at a place: a text itself, of something larger its description, else its JSON. */
export function quoteOf(node: JsonNode): string {
  const text = stringOf(node) ?? stringOf(get(node, 'description')) ?? print(node, 0)
  const characters = [...text]
  return characters.length > LONGEST_QUOTE
    ? characters.slice(0, LONGEST_QUOTE - 1).join('') + '…'
    : text
}
