import { both, type Both } from '../both'

const ERROR = {
  type: 'object',
  description: both('Present when the call failed.', '仅在调用失败时出现。'),
  properties: {
    code: { type: 'string', description: both('Which error it is.', '错误码。') },
    retryable: {
      type: 'boolean',
      description: both(
        'Whether repeating the same call can help.',
        '用相同参数再调一次是否可能成功。',
      ),
    },
    next: { type: 'string', description: both('What to do now.', '下一步该做什么。') },
    text: { type: 'string', description: both('A sentence for the user.', '给用户看的一句话。') },
    arguments: {
      type: 'array',
      description: both(
        'Every argument that was refused, all at once.',
        '一次列出所有不合要求的参数。',
      ),
      maxItems: 20,
      items: {
        type: 'object',
        properties: {
          field: { type: 'string', description: both('Which parameter.', '参数名。') },
          expected: { type: 'string', description: both('What is accepted.', '要求是什么。') },
          actual: { type: 'string', description: both('What was sent.', '实际传入了什么。') },
        },
        required: ['field', 'expected', 'actual'],
        additionalProperties: false,
      },
    },
  },
  required: ['code', 'retryable', 'next', 'text'],
  additionalProperties: false,
} as const

/** A result: the state the call ended in, its own fields, and the error when there is one. */
export function result(
  states: readonly string[],
  stateText: Both,
  properties: Readonly<Record<string, object>>,
): object {
  return {
    type: 'object',
    properties: {
      outcome: { type: 'string', description: stateText, enum: states },
      ...properties,
      error: ERROR,
    },
    required: ['outcome'],
    additionalProperties: false,
  }
}
