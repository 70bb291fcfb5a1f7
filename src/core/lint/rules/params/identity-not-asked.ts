import type { Edit } from '../../../json/edit'
import { arr, getIn, type JsonNode, member, obj, str } from '../../../json/node'
import { injectedParameters } from '../../../reading/injected'
import { snakeName } from '../../../reading/parameter-name'
import { CONFIRMATION_NAME } from '../../../reading/words/injected-names'
import { parametersOf } from '../../../schema/parameters'
import { mainTypeOf } from '../../../schema/types'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

export const identityNotAsked = defineRule({
  id: 'identity-not-asked',
  group: 'params',
  severity: 'warning',
  evidence: 'guidance',
  source:
    "OpenAI: don't make the model fill arguments you already know; nexent #3798, vercel/ai #7637, fastmcp #2008.",
  summary: {
    en: 'The model is not asked for what the system knows: user, tenant, session, token, consent.',
    zh: '不向模型要系统本来就知道的东西：用户、租户、会话、令牌、用户的同意。',
  },
  why: {
    en: 'The model invents it or is talked into another one; a "confirm" that the model can set confirms nothing.',
    zh: '模型会编一个，或被诱导填成别人的；模型自己能填的 confirm 也起不到确认的作用。',
  },
  messages: {
    known: {
      en: '"{name}" looks like something the system knows: leave it out and fill it in yourself.',
      zh: '“{name}”像是系统本来就知道的：请去掉，由程序填入。',
    },
    consent: {
      en: '"{name}" lets the model confirm for the user: ask the user in the program instead.',
      zh: '“{name}”让模型替用户确认：请由程序去问用户。',
    },
  },
  fixes: {
    inject: { en: 'Mark "{name}" as filled in by the system', zh: '把“{name}”标为由系统填写' },
  },
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: {
              assignee_user_id: {
                type: 'string',
                description: 'Person to notify, from list_members.',
              },
            },
          }),
        ],
      },
      { lang: 'zh', tools: [exampleTool('zh')] },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: { userId: { type: 'string', description: 'Identity of the caller.' } },
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', {
            properties: { confirm: { type: 'boolean', description: '用户已同意时填 true。' } },
          }),
        ],
      },
    ],
  },
  check: ({ tool }, report) => {
    const known = new Set(injectedParameters(tool))
    for (const parameter of parametersOf(tool)) {
      const { name, path, schema } = parameter
      const isConsent = CONFIRMATION_NAME.test(snakeName(name)) && mainTypeOf(schema) === 'boolean'
      if (isConsent) report({ message: 'consent', path, values: { name } })
      else if (known.has(parameter))
        report({
          message: 'known',
          path,
          values: { name },
          ...(parameter.isNested
            ? {}
            : { fix: { id: 'inject', values: { name }, edits: [injected(tool, name)] } }),
        })
    }
  },
})

/** The schema keeps the parameter; what the contract names is left out of every export. */
function injected(tool: JsonNode, name: string): Edit {
  const list = getIn(tool, ['contract', 'injected'])
  const item = obj([member('name', str(name))])
  return list?.kind === 'array'
    ? { op: 'insert', path: ['contract', 'injected', list.items.length], value: item }
    : { op: 'set', path: ['contract', 'injected'], value: arr([item]) }
}
