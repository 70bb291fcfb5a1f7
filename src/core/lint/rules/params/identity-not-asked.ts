import { suggestedSource } from '../../../authoring/injected/injected-sources'
import { moveToInjected } from '../../../authoring/injected/move-injected'
import type { Edit } from '../../../json/edit'
import { get, type JsonObject } from '../../../json/node'
import { contractOf } from '../../../model/contract'
import { descriptionText } from '../../../model/description'
import { isConsent, isOverride } from '../../../reading/consent'
import { isSecret, mayBeAnother, usualSource } from '../../../reading/identity-kind'
import { injectedParameters } from '../../../reading/injected'
import { languageOf } from '../../../reading/language'
import { snakeName } from '../../../reading/parameter-name'
import { type Parameter, parametersOf } from '../../../schema/parameters'
import { askInTheHost } from '../../ask-in-the-host'
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
    zh: '模型会编一个，或被诱导填成别人的；模型自己能填的confirm也起不到确认的作用。',
  },
  messages: {
    known: {
      en: '"{name}" looks like something the system knows: leave it out and fill it in yourself.',
      zh: '“{name}”像是系统本来就知道的：请去掉，由程序填入。',
    },
    own: {
      en: 'If "{name}" is always that of the caller, leave it out and fill it in yourself.',
      zh: '如果“{name}”总是调用者自己的，请去掉，由程序填入。',
    },
    secret: {
      en: '"{name}" has the model handle a secret: keep it in the program and fill it in there.',
      zh: '“{name}”让模型经手密钥：请由程序保管并填入。',
    },
    consent: {
      en: '"{name}" lets the model confirm for the user: ask the user in the program instead.',
      zh: '“{name}”让模型替用户确认：请由程序去问用户。',
    },
    override: {
      en: '"{name}" lets the model set a guard aside: let the user decide in the program instead.',
      zh: '“{name}”让模型自己绕过保护：请由程序去问用户。',
    },
  },
  fixes: {
    inject: { en: 'Let the system fill in "{name}"', zh: '“{name}”改由系统填写' },
    host: {
      en: 'Take "{name}" out and let the program ask the user',
      zh: '去掉“{name}”，改由程序询问用户',
    },
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
            properties: { confirm: { type: 'boolean', description: '用户已同意时填true。' } },
          }),
        ],
      },
    ],
  },
  check: ({ tool }, report) => {
    const known = new Set(injectedParameters(tool))
    const settled = new Set(contractOf(tool)?.injected.map(({ name }) => name))
    for (const parameter of parametersOf(tool)) {
      const { name, path, isNested } = parameter
      if (settled.has(name)) continue
      const message = isConsent(parameter)
        ? 'consent'
        : isOverride(parameter)
          ? 'override'
          : known.has(parameter) && !isPartOfData(parameter)
            ? 'known'
            : undefined
      if (!message) continue
      const values = { name }
      if (message === 'known') {
        const inject = () => {
          const edits = injected(tool, parameter)
          return edits.length > 0 ? { id: 'inject' as const, values, edits } : undefined
        }
        const fix = isNested ? {} : { fix: inject }
        if (isSecret(parameter)) report({ message: 'secret', path, values, ...fix })
        else if (mayBeAnother(tool, parameter))
          report({ message: 'own', path, values, severity: 'info', ...fix })
        else report({ message, path, values, ...fix })
        continue
      }
      const ask = () => {
        const edits = askInTheHost(tool, parameter)
        return edits && { id: 'host' as const, values, edits }
      }
      report({ message, path, values, ...(isNested ? {} : { fix: ask }) })
    }
  },
})

/** One field of a record the user describes, or a choice between words: no identity of the caller. */
function isPartOfData({ name, schema, text, isNested }: Parameter): boolean {
  const isWord = /^(?:company|operator|requester|org|organi[sz]ation|enterprise|corp|caller|actor)$/
  const isCarrier = /^(?:company|corp|enterprise)$/
  const word = snakeName(name)
  if (!isWord.test(word)) return false
  if (isNested || get(schema, 'enum') !== undefined) return true
  return isCarrier.test(word) && !/\b(?:current|your|own|caller)\b|当前|本公司|所属/i.test(text)
}

/** Out of the schema and into the contract, with where the program usually takes it from. */
const injected = (tool: JsonObject, { name, text }: Parameter): readonly Edit[] =>
  moveToInjected(
    tool,
    name,
    suggestedSource(name) ?? usualSource(snakeName(name), languageOf(text + descriptionText(tool))),
  )
