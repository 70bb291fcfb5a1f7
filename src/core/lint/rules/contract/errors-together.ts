import { get, type JsonNode, membersOf } from '../../../json/node'
import { contractOf } from '../../../model/contract'
import { descriptionText } from '../../../model/description'
import { snakeName } from '../../../reading/parameter-name'
import { parametersOf } from '../../../schema/parameters'
import { walkSchema } from '../../../schema/walk'
import { exampleContract } from '../../example-contract'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const SAID =
  /\ball (?:\w+ )?(?:errors|problems|faults|mistakes|violations|fields)\b[^.;]{0,40}\b(?:at once|together|in one|listed|each)\b|\b(?:lists?|returns?|reports?) (?:all|every)\b[^.;]{0,30}\b(?:error|problem|fault|mistake|field)|\beach with (?:its |the )?field\b|(?:一次(?:性)?|同时|一并)(?:返回|列出|报告|给出|说明)(?:所有|全部|各)|(?:所有|全部|每个|各)[^。；，]{0,10}(?:错误|问题|字段)[^。；]{0,12}(?:一次|一并|同时|一起|逐个|逐项|分别)/i

const FIELD = /^(?:\w+_)?(?:field|path|param(?:eter)?|argument|pointer)(?:_\w+)?$/
const EXPECTED = /^(?:\w+_)?(?:expected|allowed|constraint|rule|want(?:ed)?)(?:_\w+)?$/

const two = {
  city: { type: 'string', description: 'City.' },
  day: { type: 'string', description: 'Day.' },
}

export const errorsTogether = defineRule({
  id: 'errors-together',
  group: 'contract',
  severity: 'info',
  evidence: 'guidance',
  source:
    'openapi-agent-ready; pydantic: all faults in one answer, each with field and expectation.',
  isOptional: true,
  needs: 'contract',
  summary: {
    en: 'All wrong arguments are answered at once, each with its field, what was expected and what came.',
    zh: '参数错误一次全部返回，每项写明字段、期望值和实际值。',
  },
  why: {
    en: 'One fault per answer costs the model one call per fault, and many give up before the last.',
    zh: '每次只报一个错，模型就要多调一次，往往没改完就放弃了。',
  },
  messages: {
    unsaid: {
      en: 'Nothing says that all wrong arguments are answered at once.',
      zh: '没有写明参数错误会一次全部返回。',
    },
  },
  fixes: {},
  examples: {
    good: [
      { lang: 'en', tools: [exampleContract('en')] },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', {
            properties: two,
            members: { contract: { errors: [{ code: 'BAD', when: '一次返回全部参数错误。' }] } },
          }),
        ],
      },
    ],
    bad: [
      { lang: 'en', tools: [exampleTool('en', { properties: two })] },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { properties: two, members: { contract: { errors: ['BAD'] } } })],
      },
    ],
  },
  check: ({ tool }, report) => {
    // One argument can be wrong only once.
    if (parametersOf(tool).length < 2) return
    if (SAID.test(saidOf(tool)) || isInOutput(tool)) return
    report({ message: 'unsaid', path: ['contract', 'errors'], values: {} })
  },
})

function saidOf(tool: JsonNode): string {
  const errors = contractOf(tool)?.errors ?? []
  const texts = errors.flatMap(({ when, next, text }) => [when, next, text])
  return [descriptionText(tool), ...texts].filter((text) => text !== undefined).join('\n')
}

/** A list of records in the result, each with a field and what was expected of it. */
function isInOutput(tool: JsonNode): boolean {
  const output = get(tool, 'outputSchema')
  if (!output) return false
  return walkSchema(output, ['outputSchema']).some(({ schema, keyword }) => {
    if (keyword !== 'items') return false
    const names = membersOf(get(schema, 'properties')).map(({ key }) => snakeName(key))
    return names.some((name) => FIELD.test(name)) && names.some((name) => EXPECTED.test(name))
  })
}
