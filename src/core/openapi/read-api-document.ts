import type { DialectError } from '../dialects/dialect'
import { get, type JsonNode, type JsonObject, stringOf } from '../json/node'
import { isWhole, parse, type Problem } from '../json/parse'
import type { ApiDocument, ApiVersion } from './api-document'
import { listOperations, malformed } from './list-operations'
import { readYaml } from './yaml-tree'

/** A text as a tree, out of JSON or YAML. */
interface ReadTree {
  readonly root?: JsonNode
  readonly problems: readonly DialectError[]
  readonly textProblems: readonly Problem[]
}

/** Why a document's text could not be read, as values for all the parts that are then missing. */
const NOTHING = { title: '', version: '', apiVersion: '3.1', operations: [] } as const

/**
 * Reads an OpenAPI document (2.0, 3.0, 3.1; 3.2 as 3.1) in JSON or YAML: its title, its version and
 * its operations, without throwing. References out of the document are reported, never fetched.
 * Facts: spec.openapis.org/oas, versions 2.0, 3.0.4, 3.1.1 and 3.2.0.
 */
export function readApiDocument(text: string): ApiDocument {
  const { root, problems, textProblems } = readTree(text)
  const failed = (...more: readonly DialectError[]): ApiDocument => ({
    ...NOTHING,
    isWhole: false,
    problems: [...problems, ...more],
    textProblems,
  })
  if (!root) return failed()
  if (root.kind !== 'object') return failed({ code: 'openapi.not-a-document', path: [] })
  const version = versionIn(root)
  if (version === undefined) return failed({ code: 'openapi.not-a-document', path: [] })
  const apiVersion = apiVersionOf(version)
  const at = [get(root, 'swagger') && !get(root, 'openapi') ? 'swagger' : 'openapi']
  if (!apiVersion) return failed({ code: 'openapi.version', path: at, values: { version } })
  const listed = listOperations(root)
  return {
    root,
    isWhole: true,
    title: stringOf(get(get(root, 'info'), 'title')) ?? '',
    version,
    apiVersion,
    operations: listed.operations,
    problems: [...problems, ...newer(version, at), ...listed.problems, ...empty(root, listed)],
    textProblems,
  }
}

/** JSON first; what is not strict JSON may be YAML, of which JSON is a part. */
function readTree(text: string): ReadTree {
  const source = text.replace(/^\uFEFF/, ' ')
  if (!/^\s*[{[]/.test(source) && /\S/.test(source))
    return { ...readYaml(source), textProblems: [] }
  const parsed = parse(text)
  if (isWhole(parsed)) {
    const { root, problems } = parsed
    return { root, problems: [], textProblems: problems }
  }
  const yaml = readYaml(source)
  const isYaml = yaml.root && yaml.problems.every((each) => each.severity === 'warning')
  return isYaml ? { ...yaml, textProblems: [] } : { problems: [], textProblems: parsed.problems }
}

/** YAML reads an unquoted version as a number. */
function versionIn(root: JsonObject): string | undefined {
  const node = get(root, 'openapi') ?? get(root, 'swagger')
  return node?.kind === 'number' ? node.raw : stringOf(node)
}

function apiVersionOf(version: string): ApiVersion | undefined {
  if (/^2(?:\.0.*)?$/.test(version)) return '2.0'
  if (/^3(?:\.0(?:\D.*)?)?$/.test(version)) return '3.0'
  return /^3\.[1-9]/.test(version) ? '3.1' : undefined
}

function newer(version: string, path: readonly string[]): readonly DialectError[] {
  const isNewer = /^3\.(?:[3-9]|\d\d)/.test(version)
  return isNewer ? [{ code: 'openapi.newer', path, values: { version }, severity: 'warning' }] : []
}

/** A document of shared parts, or of webhooks alone, is no mistake, but there is nothing to choose. */
function empty(
  root: JsonObject,
  listed: { readonly operations: readonly unknown[]; readonly problems: readonly DialectError[] },
): readonly DialectError[] {
  if (listed.operations.length > 0) return []
  if (listed.problems.some((each) => each.severity !== 'warning')) return []
  if (get(root, 'paths') || get(root, 'webhooks') || get(root, 'components'))
    return [{ code: 'openapi.no-operations', path: ['paths'] }]
  return [malformed(['paths'], 'object', 'nothing')]
}
