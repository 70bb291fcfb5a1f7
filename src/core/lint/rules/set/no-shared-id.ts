import { get, type JsonNode, type Path, sameData, stringOf } from '../../../json/node'
import { oncePer } from '../../../once-per'
import { nameOf } from '../../../model/tool'
import { placesOf } from '../../../schema/places'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const ID = 'https://example.test/common.json'
const withId = (lang: 'en' | 'zh', name: string, $id: string) =>
  exampleTool(lang, { name, schema: { $id } })

export const noSharedId = defineRule({
  id: 'no-shared-id',
  group: 'set',
  severity: 'warning',
  evidence: 'guidance',
  source: 'JSON Schema 2020-12, section 8.2.1; Ajv: "schema with key or id already exists".',
  summary: {
    en: 'No two schemas call themselves by one address.',
    zh: '没有两个结构共用一个$id。',
  },
  why: {
    en: 'A validator that keeps schemas by their "$id" takes one tool’s for the other’s, or refuses the second.',
    zh: '校验器按$id存取结构，重名时会张冠李戴，或拒绝后来的那个。',
  },
  messages: {
    shared: {
      en: '"$id" {id} is that of a schema in "{other}" as well.',
      zh: '$id {id} 在“{other}”里也用了。',
    },
  },
  fixes: { remove: { en: 'Take the "$id" away', zh: '去掉这个$id' } },
  examples: {
    good: [
      {
        lang: 'en',
        tools: [withId('en', 'get_order', ID), withId('en', 'get_parcel', `${ID}?parcel`)],
      },
      { lang: 'zh', tools: [withId('zh', 'get_order', ID)] },
    ],
    bad: [
      {
        lang: 'en',
        tools: [withId('en', 'get_order', ID), withId('en', 'get_parcel', ID)],
      },
      { lang: 'zh', tools: [withId('zh', 'get_order', ID), withId('zh', 'get_parcel', ID)] },
    ],
  },
  check: ({ tools }, report) => {
    const owners = new Map<string, { readonly name: string; readonly schema: JsonNode }>()
    for (const [index, tool] of tools.entries())
      for (const { id, path, schema } of idsOf(tool)) {
        const owner = owners.get(id)
        if (owner === undefined) {
          owners.set(id, { name: nameOf(tool), schema })
          continue
        }
        const other = owner.name
        // Of one structure in several tools a validator may take either; some refuse the second.
        const light = sameData(owner.schema, schema) ? { severity: 'info' as const } : {}
        // A reference may count on the address; then only a person can say which is meant.
        const edits = [{ op: 'remove' as const, path }]
        const fix = isReferred(tool, id)
          ? {}
          : { fix: { id: 'remove' as const, values: {}, edits } }
        report({ message: 'shared', tool: index, path, values: { id, other }, ...light, ...fix })
      }
  },
})

interface Identified {
  readonly id: string
  readonly path: Path
  readonly schema: JsonNode
}

/** The addresses that the schemas of a tool give themselves; fragments alone are names within one. */
const idsOf = oncePer((tool: JsonNode): readonly Identified[] =>
  placesOf(tool).flatMap(({ schema, path }) => {
    const id = stringOf(get(schema, '$id'))
    return id === undefined || id.startsWith('#') ? [] : [{ id, path: [...path, '$id'], schema }]
  }),
)

const isReferred = (tool: JsonNode, id: string): boolean =>
  placesOf(tool).some(({ schema }) => stringOf(get(schema, '$ref'))?.startsWith(id) === true)
