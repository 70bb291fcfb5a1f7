import { get, type JsonNode, membersOf, stringOf } from '../../../json/node'
import { nameOf } from '../../../model/tool'
import { readDescription } from '../../../reading/read-tool'
import { nameWords, stem } from '../../../reading/words/name-words'
import { resolveReference } from '../../../schema/reference'
import { exampleContract } from '../../example-contract'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const output = (properties: object) => ({ outputSchema: { type: 'object', properties } })

const bare = { state: { type: 'string' }, eta: { type: 'string' }, src: { type: 'string' } }

export const resultDescribed = defineRule({
  id: 'result-described',
  group: 'contract',
  severity: 'info',
  evidence: 'guidance',
  source: 'MCP outputSchema; arXiv 2602.18914: missing descriptions of results are a common smell.',
  needs: 'output',
  summary: {
    en: 'The output schema lists the fields of the result and says what each means.',
    zh: '返回结构列出各个字段，并写明含义。',
  },
  why: {
    en: 'The model reasons on with what comes back. A field called “src” or “eta” is read as whatever fits.',
    zh: '模型要拿返回的内容继续推理。叫“src”“eta”的字段，它只能猜着读。',
  },
  messages: {
    noFields: {
      en: 'The output schema names no field.',
      zh: '返回结构没有列出任何字段。',
    },
    some: {
      en: 'Fields of the result without a description: {fields}.',
      zh: '返回里这些字段没有说明：{fields}。',
    },
    all: {
      en: 'Neither the text nor the output schema says what the fields mean: {fields}.',
      zh: '说明和返回结构都没有写这些字段是什么意思：{fields}。',
    },
  },
  fixes: {},
  examples: {
    good: [
      { lang: 'en', tools: [exampleContract('en')] },
      { lang: 'zh', tools: [exampleTool('zh')] },
    ],
    bad: [
      { lang: 'en', tools: [exampleTool('en', { members: output(bare) })] },
      { lang: 'zh', tools: [exampleTool('zh', { members: output({}) })] },
    ],
  },
  check: ({ tool }, report) => {
    const path = ['outputSchema']
    const schema = get(tool, 'outputSchema')
    if (schema?.kind !== 'object') return
    const fields = membersOf(get(schema, 'properties'))
    if (fields.length === 0) {
      if (saysNothing(schema)) report({ message: 'noFields', path, values: {} })
      return
    }
    const mute = fields.filter(({ value }) => !isDescribed(schema, value)).map(({ key }) => key)
    // One field around the whole result says no more than the tool's own name and text.
    if (fields.length === 1 && mute.some((key) => isWrapper(tool, key))) return
    if (mute.length === 0) return
    const isUnsaid = mute.length === fields.length && readDescription(tool).answers.returns === 0
    report({
      message: isUnsaid && mute.some(isCryptic) ? 'all' : 'some',
      path: [...path, 'properties'],
      values: { fields: mute.slice(0, 5).join(', ') + (mute.length > 5 ? ', …' : '') },
      severity: isUnsaid && mute.some(isCryptic) ? 'warning' : 'info',
    })
  },
})

/** No reference, no branches, no map of values: an object about which nothing is known. */
const saysNothing = (schema: JsonNode): boolean =>
  ['$ref', 'anyOf', 'oneOf', 'allOf', 'patternProperties'].every((key) => !get(schema, key)) &&
  get(schema, 'additionalProperties')?.kind !== 'object'

/** `content`, or what the tool is named after: `records` of `list_records`. */
function isWrapper(tool: JsonNode, field: string): boolean {
  const words = nameWords(field)
  const own = new Set(nameWords(nameOf(tool)).map(stem))
  return (
    words.every((word) => own.has(stem(word))) ||
    /^(?:content|contents|result|results|data|text|output|response|items|value)$/.test(field)
  )
}

/** A short word that is none which everybody knows. */
const isCryptic = (field: string): boolean => /^[a-z]{1,4}\d?$/.test(field) && !KNOWN.has(field)

const KNOWN = new Set(
  `id ids name url uri path page size text data code type kind date time day year city user file body link key
   tags tag list item rows row sum max min avg mean ok error note lang lat lon lng zip html json csv md svg png`
    .trim()
    .split(/\s+/),
)

/** By its own words, or by those of what it holds or refers to; a fixed value explains itself. */
function isDescribed(root: JsonNode, schema: JsonNode): boolean {
  const has = (node: JsonNode | undefined): boolean =>
    (stringOf(get(node, 'description')) ?? '').trim() !== ''
  if (has(schema) || get(schema, 'const') || get(schema, 'enum')) return true
  const target = resolveReference(root, schema) ?? schema
  const items = get(target, 'items')
  return (
    has(target) ||
    has(items) ||
    [target, items].some((node) => membersOf(get(node, 'properties')).some((m) => has(m.value)))
  )
}
