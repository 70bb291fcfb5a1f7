import type { Loss } from '../dialects/dialect'
import { arr, type JsonNode, type JsonObject, type Member, member, obj, str } from '../json/node'
import { get, type Path, stringOf } from '../json/node'
import type { ApiParameter } from './api-parameters'
import type { Named } from './argument-names'
import { isCredential } from './credential-names'
import type { Credential } from './security'

/** Something that the system puts into the request and the model is never asked for. */
export interface InjectedArgument extends Named {
  readonly in: Exclude<Named['in'], 'body'>
  readonly isInjected: true
  readonly schemes: readonly Credential[]
  /** The parameter that the document declares for it, if it does. */
  readonly parameter?: ApiParameter
}

/** Header names are the same in any case. */
const keyOf = (name: string, place: string): string =>
  JSON.stringify([place, place === 'header' ? name.toLowerCase() : name])

/** Parts the parameters into those a model is asked for and those that are credentials. */
export function partInjected(
  parameters: readonly ApiParameter[],
  credentials: readonly Credential[],
): { readonly asked: readonly ApiParameter[]; readonly injected: readonly InjectedArgument[] } {
  const injected = new Map<string, InjectedArgument>()
  for (const each of credentials) {
    const key = keyOf(each.name, each.in)
    const old = injected.get(key)
    const schemes = [...(old?.schemes ?? []), each]
    injected.set(key, { name: old?.name ?? each.name, in: each.in, isInjected: true, schemes })
  }
  const asked: ApiParameter[] = []
  for (const parameter of parameters) {
    const key = keyOf(parameter.name, parameter.in)
    const known = injected.get(key)
    if (!known && !isCredential(parameter.name, parameter.in)) asked.push(parameter)
    else {
      const { name, in: place } = parameter
      injected.set(key, {
        name,
        in: place,
        isInjected: true,
        schemes: known?.schemes ?? [],
        parameter,
      })
    }
  }
  return { asked, injected: [...injected.values()] }
}

/** The entry of `contract.injected`: what goes where, by which scheme, as the document describes it. */
export function injectedEntry(each: InjectedArgument, name: string): JsonObject {
  const { parameter, schemes } = each
  const description = descriptionOf(each)
  const members: (Member | undefined)[] = [
    member('name', str(name)),
    member('in', str(each.in)),
    name === each.name ? undefined : member('parameter', str(each.name)),
    description ? member('description', str(description)) : undefined,
    schemes.length > 0 ? member('schemes', arr(schemes.map(schemeNode))) : undefined,
    parameter ? member('schema', parameter.schema.node) : undefined,
  ]
  return obj(members.filter((one) => one !== undefined))
}

const schemeNode = ({ scheme, kind }: Credential): JsonNode =>
  obj([member('name', str(scheme)), member('kind', str(kind))])

function descriptionOf({ parameter, schemes }: InjectedArgument): string {
  const text = parameter?.texts.find((each) => each.key === 'description')?.value
  const inside = stringOf(get(parameter?.schema.node, 'description'))
  return stringOf(text) ?? inside ?? schemes.find((each) => each.description)?.description ?? ''
}

export function injectedLoss(each: InjectedArgument, operationAt: Path): Loss {
  const path = each.parameter?.path ?? [...operationAt, 'security']
  return { code: 'openapi.injected', path, values: { name: each.name, in: each.in } }
}
