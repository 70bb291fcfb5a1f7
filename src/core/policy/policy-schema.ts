import type { Lang } from '../lint/rule'
import { CONFIRMERS, EFFECTS, IDEMPOTENCY_KINDS } from '../model/contract'
import { POLICY_WORDS, type PolicyWord } from './policy-words'

type Schema = Readonly<Record<string, unknown>>

/** The version of the form; it grows when a reader of an older one would misunderstand. */
export const POLICY_VERSION = 1

/** The facets of a contract that a platform enforces; one that is missing is listed as not stated. */
export const POLICY_FACETS = [
  'risk',
  'confirmation',
  'idempotency',
  'injected',
  'checks',
  'verification',
  'timeout',
  'errors',
  'resultSize',
  'audit',
  'strict',
] as const

/** The JSON Schema (draft 2020-12) of a host policy, explained in `lang`; it lets nothing else in. */
export function policySchema(lang: Lang): Schema {
  const said = (word: PolicyWord, schema: Schema): Schema => ({
    description: POLICY_WORDS[word][lang],
    ...schema,
  })
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Toolwright host policy',
    ...closed(
      {
        toolwrightPolicy: said('version', { const: POLICY_VERSION }),
        title: text,
        tools: said('tools', { type: 'array', items: { $ref: '#/$defs/tool' } }),
      },
      ['toolwrightPolicy', 'tools'],
    ),
    $defs: { tool: tool(said) },
  }
}

const text: Schema = { type: 'string' }
const texts: Schema = { type: 'array', items: text }
const closed = (properties: Readonly<Record<string, Schema>>, required: readonly string[]) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})
const some = (items: Schema): Schema => ({ type: 'array', items, minItems: 1 })

function tool(said: (word: PolicyWord, schema: Schema) => Schema): Schema {
  return closed(
    {
      name: said('name', text),
      namespace: text,
      definition: said('definition', { type: 'string', pattern: '^sha256:[0-9a-f]{64}$' }),
      risk: said('risk', { enum: [...EFFECTS, 'not-stated'] }),
      confirmation: said(
        'confirmation',
        closed(
          {
            who: { enum: CONFIRMERS },
            when: said('when', text),
            condition: said(
              'condition',
              closed(
                {
                  parameter: text,
                  is: { enum: ['>', '>=', '<', '<=', '=', '!='] },
                  value: { type: ['number', 'string'] },
                },
                ['parameter', 'is', 'value'],
              ),
            ),
          },
          ['who'],
        ),
      ),
      idempotency: said(
        'idempotency',
        closed(
          {
            by: { enum: IDEMPOTENCY_KINDS },
            key: said('key', text),
            fields: said('fields', some(text)),
            text,
          },
          ['by'],
        ),
      ),
      injected: said(
        'injected',
        some(
          closed({ name: text, source: said('source', text), schema: said('schema', {}) }, [
            'name',
            'source',
          ]),
        ),
      ),
      checks: said('checks', some(closed({ text, error: said('checkError', text) }, ['text']))),
      verification: said('verification', text),
      timeout: said('timeout', {
        ...closed({ seconds: { type: 'number' }, text }, []),
        minProperties: 1,
      }),
      errors: said(
        'errors',
        some(
          closed({ code: text, retryable: { type: 'boolean' }, when: text, next: text, text }, [
            'code',
          ]),
        ),
      ),
      retry: said(
        'retry',
        closed({ allowed: texts, forbidden: texts, notStated: texts }, [
          'allowed',
          'forbidden',
          'notStated',
        ]),
      ),
      resultSize: said('resultSize', {
        ...closed({ text, summary: text, key: text, paging: text }, []),
        minProperties: 1,
      }),
      audit: said('audit', some(text)),
      strict: said('strict', closed({ on: { type: 'boolean' }, reason: text }, ['on'])),
      notStated: said('notStated', {
        type: 'array',
        items: { enum: POLICY_FACETS },
        uniqueItems: true,
      }),
    },
    ['name', 'definition', 'risk', 'notStated'],
  )
}
