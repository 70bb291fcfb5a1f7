import { memberOf } from '../json/node'
import { parse } from '../json/parse'

/** The member by which an OpenAPI document says what it is, in JSON or in YAML, with a version. */
const MENTION = /(?:^|[\n{,])[ \t]*["']?(?:openapi|swagger)["']?[ \t]*:[ \t]*["']?\d/

/** In block YAML a member of the document itself stands at the left margin. */
const AT_MARGIN = /(?:^|[\r\n])["']?(?:openapi|swagger)["']?[ \t]*:[ \t]*["']?\d/

/** YAML in braces, whose names need no quotes. */
const FIRST_IN_FLOW = /^\{\s*(?:openapi|swagger)\s*:/

/**
 * Whether a text is an OpenAPI (Swagger) document, in JSON or YAML, so that its operations can be
 * offered. Cheap: a text that does not mention the member is not read; YAML is never parsed.
 */
export function looksLikeApiDocument(text: string): boolean {
  const start = text.replace(/^\uFEFF/, '').trimStart()
  if (!start.startsWith('{')) return AT_MARGIN.test(start)
  if (!MENTION.test(start)) return false
  if (FIRST_IN_FLOW.test(start)) return true
  // A definition may speak of such a document; only the outermost members say what the text is.
  const { root } = parse(text)
  return ['openapi', 'swagger'].some((key) => memberOf(root, key) !== undefined)
}
