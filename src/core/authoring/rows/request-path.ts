import { type JsonNode, num, str } from '../../json/node'
import { snakeName } from '../../reading/parameter-name'

/** A part of a path that changes from call to call: its name, and what stood there. */
export interface PathPart {
  readonly name: string
  readonly value: JsonNode
}

const PLACEHOLDER =
  /^(?:\{([^{}]+)\}|:([A-Za-z_]\w*)|<(?:\w+:)?([\w-]+)>|\$\{?([\w.]+)\}?|\{\{([^{}]+)\}\})$/
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Versions and regions have digits too, and never change. */
const FIXED = /^(?:v\d+(?:\.\d+)*|api\d*|\d+\.\d+|[a-z]{2}\d|oauth2|s3|web3|h5|es6|\d{3}x)$/i

/** The arguments in a path: `{id}` and its like, and what can only be an id, named after what it is of. */
export function pathParts(path: string): readonly PathPart[] {
  const segments = path.split('/').filter((each) => each !== '')
  const parts: PathPart[] = []
  segments.forEach((raw, i) => {
    const segment = decoded(raw)
    const said = PLACEHOLDER.exec(segment)
      ?.slice(1)
      .find((each) => each !== undefined)
    if (said !== undefined) parts.push({ name: said.trim(), value: str('') })
    else if (isId(segment)) {
      const before = segments
        .slice(0, i)
        .findLast((each) => /^[a-z][\w-]*$/i.test(each) && !isId(each))
      const name = before === undefined || FIXED.test(before) ? 'id' : idOf(before)
      parts.push({ name: freeOf(parts, name), value: valueOf(segment) })
    }
  })
  return parts
}

const isId = (text: string): boolean =>
  !FIXED.test(text) &&
  (/^\d+$/.test(text) ||
    UUID.test(text) ||
    (/\d{3}/.test(text) && /^[\w.~-]+$/.test(text)) ||
    /^[0-9a-f]{16,}$/i.test(text))

const valueOf = (text: string): JsonNode =>
  /^(?:0|[1-9]\d{0,14})$/.test(text) ? num(text) : str(text)

/** `order_id` of `orders`, `category_id` of `categories`, `address_id` of `addresses`. */
function idOf(collection: string): string {
  const name = snakeName(collection)
  const one = /ies$/.test(name)
    ? name.replace(/ies$/, 'y')
    : /(?:ss|sh|ch|x|z)es$/.test(name)
      ? name.replace(/es$/, '')
      : name.replace(/([^siu])s$/, '$1')
  return `${one}_id`
}

function freeOf(parts: readonly PathPart[], wanted: string): string {
  let name = wanted
  for (let i = 2; parts.some((each) => each.name === name); i++) name = `${wanted}_${i}`
  return name
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
