import type { Edit } from '../../../json/edit'
import { get, itemsOf, type Path, str, stringOf } from '../../../json/node'
import { appendSentence, canAppendTo } from '../../../reading/append-sentence'
import { askedParameters } from '../../../reading/asked-parameters'
import { digitsOnly } from '../../../reading/digits-only'
import { languageOf } from '../../../reading/language'
import type { Parameter } from '../../../schema/parameters'
import { exampleTool } from '../../example-tool'
import { defineRule, type Words } from '../../rule'

const KEEP: Words = { en: 'Keep zeros in front.', zh: '开头的0要保留。' }

const code = (description: string, more: object = {}) => ({
  box_code: { type: 'string', description, ...more },
})
const five = { pattern: '^[0-9]{5}$' }

export const zerosInFrontKept = defineRule({
  id: 'zeros-in-front-kept',
  group: 'params',
  severity: 'info',
  evidence: 'guidance',
  source: 'QwenLM/qwen-code#4966: "00713" came back as 713.',
  summary: {
    en: 'A code of digits says that zeros in front stay, and has a pattern.',
    zh: '纯数字的编码写明开头的0要保留，并配有pattern。',
  },
  why: {
    en: 'What looks like a number is handled as one: 00713 becomes 713, and another box is opened.',
    zh: '看起来像数字的值容易被当成数字：00713变成713，打开的就是另一个箱子。',
  },
  messages: {
    unsaid: {
      en: '"{name}" is made of digits, and nothing says that zeros in front stay.',
      zh: '“{name}”由数字组成，没有写明开头的0要保留。',
    },
    noPattern: {
      en: 'The text gives "{name}" {count} digits, and no pattern holds it to them.',
      zh: '说明里“{name}”是 {count} 位数字，却没有pattern来保证。',
    },
  },
  fixes: {
    append: { en: 'Append "{sentence}"', zh: '在末尾加上“{sentence}”' },
    pattern: { en: 'Set the pattern {pattern}', zh: '设置pattern：{pattern}' },
  },
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', { properties: code('The 5 digits of the box, such as 00713.', five) }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', { properties: code('箱子的 5 位数字编号，开头的0要保留。', five) }),
        ],
      },
    ],
    bad: [
      { lang: 'en', tools: [exampleTool('en', { properties: code('A 5-digit box code.', five) })] },
      { lang: 'zh', tools: [exampleTool('zh', { properties: code('箱子的 5 位数字编号。') })] },
    ],
  },
  check: ({ tool }, report) => {
    for (const parameter of askedParameters(tool)) {
      const { name, path, text } = parameter
      const digits = digitsOnly(parameter)
      if (!digits) continue
      if (!digits.isSaid)
        report({
          message: 'unsaid',
          path: [...path, 'description'],
          values: { name },
          ...(text.trim() !== '' && canAppendTo(text) ? appended(path, text) : {}),
        })
      const { count } = digits
      if (count !== undefined && count > 0 && count < 100)
        report({
          message: 'noPattern',
          path,
          values: { name, count },
          ...withPattern(parameter, count),
        })
    }
  },
})

const appended = (path: Path, text: string) => ({
  fix: {
    id: 'append' as const,
    values: { sentence: KEEP[languageOf(text)] },
    edits: [
      {
        op: 'set' as const,
        path: [...path, 'description'],
        value: str(appendSentence(text, KEEP)),
      },
    ],
  },
})

/**
 * Not where a value that stands there already would break it, nor where the parameter may be left
 * out: an empty text, which some send for nothing, would be refused.
 */
function withPattern({ path, schema, isRequired }: Parameter, count: number) {
  if (!isRequired) return {}
  const pattern = `^[0-9]{${count}}$`
  const given = [...itemsOf(get(schema, 'examples')), get(schema, 'default')]
  const fits = given.every((each) => {
    const text = stringOf(each)
    return text === undefined || (text.length === count && /^\d+$/.test(text))
  })
  const edits: readonly Edit[] = [{ op: 'set', path: [...path, 'pattern'], value: str(pattern) }]
  return fits ? { fix: { id: 'pattern' as const, values: { pattern }, edits } } : {}
}
