import type { JsonNode } from './node'

/** JSON text of a node: keys in their order, numbers as they were written. `indent` 0 is one line. */
export function print(node: JsonNode, indent = 2): string {
  const out: string[] = []
  const unit = ' '.repeat(indent)
  write(node, '\n')
  return out.join('')

  function write(value: JsonNode, newline: string): void {
    if (value.kind === 'object' || value.kind === 'array') {
      const [open, close] = value.kind === 'object' ? '{}' : '[]'
      const size = value.kind === 'object' ? value.members.length : value.items.length
      if (size === 0) {
        out.push(open!, close!)
        return
      }
      const inner = newline + unit
      for (let i = 0; i < size; i++) {
        out.push(i === 0 ? open! : ',', indent ? inner : '')
        if (value.kind === 'object') {
          const { key, value: child } = value.members[i]!
          out.push(JSON.stringify(key), indent ? ': ' : ':')
          write(child, inner)
        } else write(value.items[i]!, inner)
      }
      out.push(indent ? newline : '', close!)
    } else out.push(printScalar(value))
  }
}

export function printScalar(node: JsonNode): string {
  switch (node.kind) {
    case 'string':
      return JSON.stringify(node.value)
    case 'number':
      return node.raw
    case 'boolean':
      return String(node.value)
    case 'null':
      return 'null'
    default:
      return print(node, 0)
  }
}
