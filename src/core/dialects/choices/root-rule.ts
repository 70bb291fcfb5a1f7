import {
  get,
  itemsOf,
  type JsonNode,
  type JsonObject,
  member,
  membersOf,
  obj,
  str,
  stringOf,
  withMember,
  withoutMembers,
} from '../../json/node'
import type { Words } from '../../lint/rule'
import { descriptionText } from '../../model/description'
import { appendSentence } from '../../reading/append-sentence'
import { namesOfRule, ruleSentence } from '../../reading/rule-sentence'
import { parameterRules } from '../../schema/parameter-rules'
import { moveToDescription } from '../constraint-notes'
import { withSchema } from '../write-shape'
import type { Choice, FindChoices } from './choice'

const COMBINING = ['anyOf', 'oneOf', 'allOf', 'not']

/**
 * A rule at the root of a schema that only says which parameters go together, moved into the tool's
 * description as one note. None where its branches have parameters of their own.
 */
export const moveRootRules: FindChoices = ({ schema, errors }) =>
  errors.flatMap(({ code, path }): readonly Choice[] => {
    const [keyword] = path
    if (code !== 'schema.root-composition' || typeof keyword !== 'string') return []
    const rule = get(schema, keyword)
    const names = new Set(membersOf(get(schema, 'properties')).map((each) => each.key))
    if (!rule || !COMBINING.includes(keyword) || !speaksOnlyOf(rule, names)) return []
    return [
      {
        loss: { code: 'export.rule-to-description', path: [keyword], values: { keyword } },
        make: (tool) => withRuleInText(tool, keyword, rule),
      },
    ]
  })

/** Whether every branch, however deep, names no parameter but these. */
function speaksOnlyOf(rule: JsonNode, names: ReadonlySet<string>): boolean {
  if (rule.kind === 'array') return rule.items.every((each) => speaksOnlyOf(each, names))
  if (rule.kind !== 'object' || rule.members.length === 0) return false
  return rule.members.every(({ key, value }) => {
    if (COMBINING.includes(key)) return speaksOnlyOf(value, names)
    if (key === 'properties') return membersOf(value).every((each) => names.has(each.key))
    if (key === 'required') return itemsOf(value).every((each) => names.has(stringOf(each) ?? ''))
    return key === 'type' || key === 'description' || key === 'title'
  })
}

/** The rule as a sentence, where one says all of it; branches with more than names keep their JSON. */
function rulesInWords(tool: JsonObject, keyword: string, rule: JsonNode): Words | undefined {
  const [found, ...more] = parameterRules(tool).filter(({ path }) => path[1] === keyword)
  if (!found || more.length > 0 || !/^(?:one|some|apart)$/.test(found.kind)) return undefined
  const branches = rule.kind === 'array' ? rule.items : [rule]
  const isPlain = branches.every((each) => membersOf(each).every(({ key }) => key === 'required'))
  const named = namesOfRule(found)
  const asked = branches.flatMap((each) => itemsOf(get(each, 'required')))
  const root = itemsOf(get(get(tool, 'inputSchema'), 'required')).map(stringOf)
  const isAll = asked.every((item) => {
    const name = stringOf(item) ?? ''
    return named.includes(name) || root.includes(name)
  })
  if (!isPlain || !isAll) return undefined
  return { en: ruleSentence(found, 'en'), zh: ruleSentence(found, 'zh') }
}

function withRuleInText(tool: JsonObject, keyword: string, rule: JsonNode): JsonObject {
  const schema = get(tool, 'inputSchema')
  if (schema?.kind !== 'object') return tool
  const description = get(tool, 'description')
  const isAnswers = description?.kind === 'object'
  const text = isAnswers ? get(description, 'notes') : description
  const words = stringOf(text) === undefined ? [] : [member('description', text!)]
  const spoken = rulesInWords(tool, keyword, rule)
  const said = spoken
    ? str(appendSentence(stringOf(text) ?? '', spoken, descriptionText(tool)))
    : get(moveToDescription(obj([...words, member(keyword, rule)]), [keyword]), 'description')!
  const plain = withSchema(tool, withoutMembers(schema, [keyword]))
  return withMember(plain, 'description', isAnswers ? withMember(description, 'notes', said) : said)
}
