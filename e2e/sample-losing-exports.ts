/** What each vendor gets of the tool that says more than every vendor takes, and what is lost. */

const description =
  'Renews the loan of one book for three weeks. To return a book, use return_book.'
const schemaWith = (note: unknown) => ({
  type: 'object',
  properties: {
    loan_id: {
      type: 'integer',
      description: 'Number on the receipt, such as 9007199254740993.',
      maximum: '@max',
    },
    note,
  },
  required: ['loan_id'],
  additionalProperties: false,
})

/** The text of an export; the large number is none that JavaScript can hold. */
export const exact = (wire: unknown): string =>
  JSON.stringify(wire, null, 2).replace('"@max"', '9007199254740993') + '\n'

const cannotSay = (field: string) => `The dialect has no place for "${field}"; it is left out.`
const spelledOut = 'is written as an object'

export const losingExports = [
  {
    dialect: 'OpenAI',
    wire: {
      type: 'function',
      function: { name: 'renew_loan', description, parameters: schemaWith({}) },
    },
    losses: [
      ['note', spelledOut],
      ['title', cannotSay('title')],
      ['inputExamples', cannotSay('inputExamples')],
      ['annotations', cannotSay('annotations')],
      ['x-owner', cannotSay('x-owner')],
    ],
  },
  {
    dialect: 'Responses',
    wire: {
      type: 'function',
      name: 'renew_loan',
      description,
      parameters: schemaWith({}),
      strict: false,
    },
    losses: [
      ['note', spelledOut],
      ['title', cannotSay('title')],
      ['inputExamples', cannotSay('inputExamples')],
      ['annotations', cannotSay('annotations')],
      ['x-owner', cannotSay('x-owner')],
    ],
  },
  {
    dialect: 'Claude',
    wire: {
      name: 'renew_loan',
      description,
      input_schema: schemaWith({}),
      input_examples: [{ loan_id: 41 }],
    },
    losses: [
      ['note', spelledOut],
      ['title', cannotSay('title')],
      ['annotations', cannotSay('annotations')],
      ['x-owner', cannotSay('x-owner')],
    ],
  },
  {
    dialect: 'MCP',
    wire: {
      name: 'renew_loan',
      title: 'Renew a loan',
      description,
      inputSchema: {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        ...schemaWith(true),
      },
      annotations: { readOnlyHint: false },
    },
    losses: [
      ['inputExamples', cannotSay('inputExamples')],
      ['x-owner', cannotSay('x-owner')],
    ],
  },
]
