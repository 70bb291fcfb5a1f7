import type { JsonNode, Path } from '../json/node'
import { parse } from '../json/parse'

export type SecretKind =
  | 'api-key'
  | 'aws-key'
  | 'github-token'
  | 'slack-token'
  | 'google-key'
  | 'bearer-token'
  | 'private-key'
  | 'json-web-token'
  | 'password-in-url'

/** Text that looks like a secret. `path` leads from the set's root to the value, or to the member so named. */
export interface Secret {
  readonly path: Path
  readonly kind: SecretKind
}

/** Shapes that the issuers of keys use. A lone "Bearer <token>" in prose is not one: it needs a digit. */
export const secretShapes: readonly { readonly kind: SecretKind; readonly pattern: RegExp }[] = [
  { kind: 'private-key', pattern: /-----BEGIN (?!(?:[A-Z0-9]+ )*(?:PUBLIC KEY|CERTIFICATE)-----)/ },
  { kind: 'api-key', pattern: /(?<![A-Za-z0-9])(?:sk|rk|pk)[-_](?=[\w-]{0,80}\d)[\w-]{16,}/ },
  { kind: 'aws-key', pattern: /(?<![A-Za-z0-9])(?:AKIA|ASIA)[A-Z0-9]{12,}/ },
  { kind: 'github-token', pattern: /(?<![A-Za-z0-9])(?:gh[pousr]_|github_pat_)[A-Za-z0-9_]{16,}/ },
  { kind: 'slack-token', pattern: /(?<![A-Za-z0-9])xox[abeoprs]-[A-Za-z0-9-]{10,}/ },
  { kind: 'google-key', pattern: /(?<![A-Za-z0-9])AIza[\w-]{30,}/ },
  { kind: 'json-web-token', pattern: /(?<![A-Za-z0-9])eyJ[\w-]{8,}\.eyJ[\w-]{8,}\./ },
  { kind: 'bearer-token', pattern: /\bBearer\s{1,8}(?=[\w.~+/-]{0,80}\d)[\w.~+/-]{12,}/i },
  { kind: 'password-in-url', pattern: /:\/\/[^\s:/@]{1,80}:(?![<{$*])[^\s:/@]{3,80}@/ },
]

/** Every string and member name of a set that looks like a secret, in text order. */
export function secretsIn(setText: string): readonly Secret[] {
  const found: Secret[] = []
  const look = (text: string, path: Path): void => {
    const shape = secretShapes.find(({ pattern }) => pattern.test(text))
    if (shape) found.push({ path, kind: shape.kind })
  }
  const walk = (node: JsonNode, path: Path): void => {
    if (node.kind === 'string') look(node.value, path)
    if (node.kind === 'array') node.items.forEach((item, i) => walk(item, [...path, i]))
    if (node.kind !== 'object') return
    for (const { key, value } of node.members) {
      look(key, [...path, key])
      walk(value, [...path, key])
    }
  }
  const { root } = parse(setText)
  if (root) walk(root, [])
  return found
}
