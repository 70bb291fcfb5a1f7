import { get, type JsonNode, type Path, stringOf } from '../json/node'
import { DESCRIPTION_KEYS } from '../model/tool'
import { oncePer } from '../once-per'
import { type Parameter, parametersOf } from '../schema/parameters'
import type { Clash } from './clash'
import { mentionsOf } from './mentions'
import { clashesOf, type Described } from './text-clash'

/** What a text of a tool says of a parameter and its schema says otherwise, and where. */
export interface ToolClash {
  readonly parameter: Parameter
  readonly path: Path
  readonly clash: Clash
}

const described = ({ name, schema, isRequired, owner }: Parameter): Described => ({
  name,
  schema,
  isRequired,
  owner: owner.schema,
})

const inParameters = oncePer((tool: JsonNode): readonly ToolClash[] =>
  parametersOf(tool).flatMap((parameter) =>
    clashesOf(described(parameter), parameter.text).map((clash) => ({
      parameter,
      path: [...parameter.path, 'description'],
      clash,
    })),
  ),
)

/** What the tool's own text says of its parameters; only what is certain, each clash once. */
function inDescription(tool: JsonNode): readonly ToolClash[] {
  const own = parametersOf(tool).filter((parameter) => !parameter.isNested)
  const names = own.map(({ name }) => name)
  const node = get(tool, 'description')
  const texts: readonly (readonly [Path, string])[] = [
    [['description'], stringOf(node) ?? ''],
    ...DESCRIPTION_KEYS.map(
      (key) => [['description', key], stringOf(get(node, key)) ?? ''] as const,
    ),
  ]
  const known = new Set(inParameters(tool).map(({ parameter, clash }) => keyOf(parameter, clash)))
  return texts.flatMap(([path, text]) =>
    text === ''
      ? []
      : mentionsOf(text, names).flatMap((mention) => {
          const parameter = own[names.indexOf(mention.name)]!
          return clashesOf(described(parameter), mention.text).flatMap((clash) => {
            const key = keyOf(parameter, clash)
            const isOfCase = clash.about === 'required' && !mention.isListed
            if (!clash.isCertain || isOfCase || known.has(key)) return []
            known.add(key)
            return [{ parameter, path, clash }]
          })
        }),
  )
}

const keyOf = ({ name }: Parameter, { about, said }: Clash): string =>
  JSON.stringify([name, about, said])

/** Every contradiction between a tool's texts and its schema: those of parameters first. */
export const toolClashes = oncePer((tool: JsonNode): readonly ToolClash[] => [
  ...inParameters(tool),
  ...inDescription(tool),
])
