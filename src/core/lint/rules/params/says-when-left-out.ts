import { get, type JsonNode, memberOf, numberOf, type Path, str } from '../../../json/node'
import { descriptionText } from '../../../model/description'
import { nameOf } from '../../../model/tool'
import { appendSentence, canAppendTo } from '../../../reading/append-sentence'
import { askedParameters } from '../../../reading/asked-parameters'
import { languageOf } from '../../../reading/language'
import { explainsLeavingOut, leftOutSentence } from '../../../reading/left-out'
import { misfitOf } from '../../../schema/misfit'
import { mainTypeOf } from '../../../schema/types'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const label = (description: string) => ({
  label: { type: 'string', pattern: '^[a-z]+=.+$', description },
})

export const saysWhenLeftOut = defineRule({
  id: 'says-when-left-out',
  group: 'params',
  severity: 'info',
  evidence: 'guidance',
  source:
    'windmill #10642, oh-my-pi #2981, crewAI #4579: models fill every optional argument with an empty text, 0 or "null".',
  summary: {
    en: 'An optional parameter says what leaving it out means.',
    zh: '可选参数要写明不填时会怎样。',
  },
  why: {
    en: 'A model that does not know sends an empty text, 0 or "null" just to be safe, and the call fails or finds nothing.',
    zh: '模型不知道不填会怎样，就随手传空文本、0 或 null，调用因此失败或查不到结果。',
  },
  messages: {
    unsaid: {
      en: 'Nothing says what happens when "{name}" is left out.',
      zh: '没有写明不填“{name}”时会怎样。',
    },
    refused: {
      en: 'Nothing says what happens when "{name}" is left out, and an empty text is refused ({keyword}).',
      zh: '没有写明不填“{name}”时会怎样，而空文本又通不过 {keyword}。',
    },
  },
  fixes: { append: { en: 'Append "{sentence}"', zh: '在末尾加上“{sentence}”' } },
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: label('Label to filter by. Leave it out for all labels.'),
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { properties: label('要筛选的标签，不填则返回全部。') })],
      },
      { lang: 'en', tools: [exampleTool('en')] },
    ],
    bad: [
      { lang: 'en', tools: [exampleTool('en', { properties: label('Label to filter by.') })] },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { properties: label('要筛选的标签，如 color=red。') })],
      },
    ],
  },
  check: ({ tool }, report) => {
    const asked = askedParameters(tool)
    const optional = asked.filter(({ isRequired, isNested }) => !isRequired && !isNested)
    // Where only one can be left out, the description of the tool can mean no other.
    const isSaidByTool = optional.length === 1 && SAYS_DEFAULT.test(descriptionText(tool))
    const changes = CHANGES.test(nameOf(tool))
    for (const parameter of asked) {
      const { name, path, schema, text } = parameter
      if (parameter.isRequired || isOfData(path) || text.trim() === '' || explainsLeavingOut(text))
        continue
      if (isSaidByTool || (changes && isNewValue(text))) continue
      if (['default', 'const', 'readOnly'].some((key) => memberOf(schema, key))) continue
      const keyword = mainTypeOf(schema) === 'string' ? refusesEmpty(schema) : undefined
      const words = leftOutSentence(parameter, keyword !== undefined)
      const value = appendSentence(text, words)
      const at = [...path, 'description']
      const edits = [{ op: 'set' as const, path: at, value: str(value) }]
      const append = { id: 'append' as const, values: { sentence: words[languageOf(text)] }, edits }
      const fix = canAppendTo(text) ? { fix: append } : {}
      if (keyword === undefined) report({ message: 'unsaid', path: at, values: { name }, ...fix })
      else report({ message: 'refused', path: at, values: { name, keyword }, ...fix })
    }
  },
})

const SAYS_DEFAULT =
  /\bby default\b|\bdefaults? to\b|\bif (?:it is )?omitted\b|默认(?!设置)|缺省|不[填传]/i

/** Of a tool that changes a thing: what is not given stays as it is. */
const CHANGES = /(?:^|[-_./])(?:update|edit|modify|change|patch|set)(?![a-z])/i
const isNewValue = (text: string): boolean =>
  /^\s*(?:[[(]?optional[\])]?[.:,]?\s*)?(?:the )?(?:new|updated)\b|^\s*(?:可选[，,：:]?\s*)?(?:新的?|更新后的?|修改后的?)/i.test(
    text,
  )

/** So deep down a field describes a thing. */
const DEEPEST = 3

/** A field of one row among many, or deep in a record, is data, not a choice of the caller. */
const isOfData = (path: Path): boolean =>
  path.slice(3).includes('items') || path.filter((step) => step === 'properties').length > DEEPEST

/** The keyword by which a schema refuses the empty text a model would send. */
function refusesEmpty(schema: JsonNode): string | undefined {
  const least = numberOf(get(schema, 'minLength')) ?? 0
  if (least > 0) return 'minLength'
  return memberOf(schema, 'pattern') ? misfitOf(str(''), schema)?.keyword : undefined
}
