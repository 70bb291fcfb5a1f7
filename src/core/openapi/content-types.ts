/** The content type without its parameters (`; charset=utf-8`). */
const plain = (type: string): string => type.split(';')[0]!.trim().toLowerCase()

export const isJson = (type: string): boolean =>
  /^(?:\*\/\*|application\/\*|(?:application|text)\/(?:[\w.-]+\+)?json)$/.test(plain(type))

export const isForm = (type: string): boolean =>
  ['multipart/form-data', 'application/x-www-form-urlencoded'].includes(plain(type))

/**
 * The content type that a tool's arguments are for: `application/json` itself, another kind of JSON,
 * a form, and else whichever comes first. Undefined when there is none.
 */
export function chooseContent(types: readonly string[]): string | undefined {
  return (
    types.find((type) => plain(type) === 'application/json') ??
    types.find(isJson) ??
    types.find(isForm) ??
    types[0]
  )
}
