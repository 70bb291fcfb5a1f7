import type { JsonNode, Range } from './node'
import { print } from './print'

/**
 * JSON text of a node that was read from `text`, with other white space: every key, string and
 * number stays spelt as it stood. `indent` 0 has no white space at all. Nodes that were made, not
 * read, are printed.
 */
export function respaced(text: string, node: JsonNode, indent: number): string {
  const out: string[] = []
  const unit = ' '.repeat(indent)
  write(node, '\n')
  return out.join('')

  function write(value: JsonNode, newline: string): void {
    if (value.kind === 'object')
      writeAll('{}', newline, value.members, ({ key, keyAt, value: child }, inner) => {
        out.push(keyAt ? spelt(text, keyAt) : JSON.stringify(key), indent ? ': ' : ':')
        write(child, inner)
      })
    else if (value.kind === 'array') writeAll('[]', newline, value.items, write)
    else out.push(value.at ? spelt(text, value.at) : print(value, 0))
  }

  function writeAll<T>(
    brackets: string,
    newline: string,
    children: readonly T[],
    writeOne: (child: T, inner: string) => void,
  ): void {
    const inner = newline + unit
    children.forEach((child, i) => {
      out.push(i ? ',' : brackets[0]!, indent ? inner : '')
      writeOne(child, inner)
    })
    out.push(children.length ? (indent ? newline : '') + brackets[1]! : brackets)
  }
}

/** UTF-8 cannot carry half of a surrogate pair, a JSON escape can. */
function spelt(text: string, at: Range): string {
  return text
    .slice(at.start, at.end)
    .replace(/[\uD800-\uDFFF]/gu, (half) => '\\u' + half.charCodeAt(0).toString(16))
}
