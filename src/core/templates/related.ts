import { get, type JsonObject } from '../json/node'
import { print } from '../json/print'
import { mentionsOfName } from '../model/name-mentions'
import { nameOf } from '../model/tool'
import { oncePer } from '../once-per'
import { exampleSetsWith } from './example-sets'
import type { Template } from './template'
import { templateTool } from './template-tool'

/**
 * The templates that belong beside one: those of its example sets that its good version names in
 * its texts ("for a payment use …"), and those that the contracts of all of them send the model to,
 * so that no contract leads nowhere. In the order of the set; empty where it stands alone.
 */
export const relatedTo = oncePer((template: Template): readonly Template[] => {
  const others = [...new Set(exampleSetsWith(template).flatMap(({ templates }) => templates))]
  const related = new Set(
    others.filter((other) => mentionsOfName(goodOf(template), nameOf(goodOf(other))).length > 0),
  )
  related.add(template)
  // A set goes on to what is added while it is gone through.
  for (const from of related) {
    const contract = get(goodOf(from), 'contract')
    const text = contract ? print(contract) : ''
    for (const other of others) if (isNamedIn(text, nameOf(goodOf(other)))) related.add(other)
  }
  related.delete(template)
  return others.filter((other) => related.has(other))
})

const goodOf = (template: Template): JsonObject => templateTool(template, 'en', 'good')

/** Names of templates are words of letters and underscores. */
const isNamedIn = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text)
