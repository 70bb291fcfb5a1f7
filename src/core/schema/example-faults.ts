import { get, itemsOf, type JsonNode, membersOf, type Path } from '../json/node'
import { contractOf } from '../model/contract'
import { inputSchemaOf } from '../model/tool'
import { type Misfit, misfitOf } from './misfit'

/** What is wrong with an example of a whole call. */
export type ExampleFault = { readonly path: Path } & (
  | { readonly kind: 'empty' }
  | { readonly kind: 'missing'; readonly name: string }
  | { readonly kind: 'unknown'; readonly name: string; readonly isRefused: boolean }
  | { readonly kind: 'misfit'; readonly value: JsonNode; readonly misfit: Misfit }
)

/** What is wrong with the examples of whole calls that a tool gives. */
export function exampleFaults(tool: JsonNode): readonly ExampleFault[] {
  const root = inputSchemaOf(tool)
  if (!root) return []
  // What the program fills in is in no call that a model makes.
  const injected = new Set(contractOf(tool)?.injected.map(({ name }) => name))
  return itemsOf(get(tool, 'inputExamples')).flatMap((example, i) =>
    faultsOf(example, root, ['inputExamples', i], injected),
  )
}

function faultsOf(
  example: JsonNode,
  root: JsonNode,
  path: Path,
  injected: ReadonlySet<string>,
): readonly ExampleFault[] {
  if (example.kind === 'object' && membersOf(example).length === 0) return [{ kind: 'empty', path }]
  const faults: ExampleFault[] = []
  const misfit = misfitOf(example, root)
  const at = [...path, ...(misfit?.path ?? [])]
  if (misfit?.keyword === 'required') {
    if (at.length > path.length || !injected.has(misfit.bound))
      faults.push({ kind: 'missing', path: at, name: misfit.bound })
  } else if (misfit && misfit.keyword !== 'additionalProperties')
    faults.push({
      kind: 'misfit',
      path: at,
      misfit,
      value: get(example, misfit.path[0] ?? '') ?? example,
    })
  if (get(root, 'patternProperties')) return faults
  const properties = get(root, 'properties')
  const isRefused = misfit?.keyword === 'additionalProperties' && misfit.path.length === 1
  for (const { key } of membersOf(example))
    if (!get(properties, key))
      faults.push({ kind: 'unknown', path: [...path, key], name: key, isRefused })
  return faults
}
