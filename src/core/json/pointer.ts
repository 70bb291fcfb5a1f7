import type { Path } from './node'

/** JSON pointer (RFC 6901) of a path: `['a', 0]` is `/a/0`, the root is the empty string. */
export function pointer(path: Path): string {
  return path.map((step) => '/' + String(step).replace(/~/g, '~0').replace(/\//g, '~1')).join('')
}

/** The member names and indexes of a pointer, all as strings. */
export function fromPointer(text: string): string[] {
  return text
    .split('/')
    .slice(1)
    .map((step) => step.replace(/~1/g, '/').replace(/~0/g, '~'))
}
