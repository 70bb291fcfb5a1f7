import { both } from '../both'
import { READ_AUDIT } from '../shared/audit'
import { INVALID_ARGUMENTS, UNAVAILABLE } from '../shared/errors'
import { OPTIONAL_FIELDS } from '../shared/optional-fields'
import { readWithin } from '../shared/read-within'
import { result } from '../shared/result'
import { defineTemplate } from '../template'

export const calculator = defineTemplate({
  id: 'calculator',
  kind: 'calculate',
  title: { en: 'Calculator', zh: '计算器' },
  note: {
    en: 'Says what it works out and what the model has to bring: the numbers.',
    zh: '说清它算什么，以及哪些数要由模型自己代入。',
  },
  poor: {
    name: 'calc',
    description: both('Calculator', '计算器'),
    inputSchema: {
      type: 'object',
      properties: { exp: { type: 'string' }, mode: { type: 'string' } },
    },
  },
  middling: {
    name: 'calculate',
    description: both(
      'Calculates the value of an arithmetic expression. Returns the result as a number and the rounded text.',
      '计算一个算术表达式的值，返回结果数值和取整后的文本。',
    ),
    inputSchema: {
      type: 'object',
      properties: {
        expression: {
          type: 'string',
          description: both('What to work out, such as 12*8+5', '要计算的内容，例如12*8+5'),
        },
        digits: {
          type: 'integer',
          description: both('How many decimals are kept', '结果保留几位小数'),
        },
      },
      required: ['expression'],
    },
  },
  good: {
    name: 'calculate_expression',
    title: both('Calculate', '计算算式'),
    description: {
      does: both(
        'Calculates one arithmetic expression exactly, in decimal numbers. It only does the arithmetic; which numbers and which formula to use is up to the model.',
        '按十进制精确计算一个算术表达式。它只做算术，用哪些数、套哪个公式由模型自己决定。',
      ),
      when: both(
        'Use it when the user asks for a sum, a share or a comparison of amounts whose numbers are all known, such as “what is 17.5% of 2,480?”.',
        '当用户要求求和、算比例或比较金额，且所需数字都已知（如“2480的17.5%是多少”）时使用。',
      ),
      whenNot: both(
        'Do not use it for the money that comes back on a return: use estimate_refund instead. It does not solve equations, convert currencies or work with dates.',
        '不要用于计算退货能退多少钱，请改用estimate_refund。不支持解方程、汇率换算和日期推算。',
      ),
      returns: both(
        'Returns the value as decimal text and whether it was rounded. The steps are not included.',
        '返回十进制文本形式的结果，以及是否做过四舍五入，不含计算过程。',
      ),
      limits: both(
        'At most 200 characters; numbers with up to 30 digits. Division by zero is an error.',
        '表达式最多200个字符，数字最长30位。除数为零会报错。',
      ),
    },
    inputSchema: {
      type: 'object',
      properties: {
        expression: {
          type: 'string',
          description: both(
            'The expression, at most 200 characters: numbers, + - * / and round brackets, e.g. 2480*17.5/100. Put the user’s numbers in, without thousands separators or units; write a percentage as /100. Ask the user when a number is missing.',
            '算术表达式，最多200个字符，只含数字、+ - * /和圆括号，例如2480*17.5/100。代入用户给出的数字，去掉千分位和单位；百分数写成/100。缺少数字时先追问用户。',
          ),
          pattern: '^[0-9+*/(). -]+$',
          minLength: 1,
          maxLength: 200,
          examples: ['2480*17.5/100'],
        },
        decimal_places: {
          type: 'integer',
          description: both(
            'How many places after the point to round to, from 0 to 10, e.g. 2 for money. When left out, 2 is used.',
            '四舍五入到小数点后几位，取0到10，金额取2。不填时默认为2。',
          ),
          minimum: 0,
          maximum: 10,
          default: 2,
          examples: [2],
        },
      },
      required: ['expression'],
      additionalProperties: false,
    },
    outputSchema: result(
      ['CALCULATED', 'FAILED'],
      both('Whether there is a value.', '是否算出结果。'),
      {
        value: {
          type: 'string',
          description: both('The value, e.g. 434.00.', '计算结果，例如434.00。'),
        },
        is_rounded: {
          type: 'boolean',
          description: both(
            'The value was rounded: say “about”.',
            '结果经过四舍五入，转述时说“约”。',
          ),
        },
      },
    ),
    inputExamples: [
      { expression: '2480*17.5/100', decimal_places: 2 },
      { expression: '(129+59)*3' },
    ],
    annotations: { readOnlyHint: true, openWorldHint: false },
    contract: {
      effect: 'read',
      confirmation: { who: 'none' },
      checks: [
        {
          text: both(
            'Brackets are closed and operators have two sides.',
            '括号成对，运算符两侧都有数。',
          ),
          error: 'EXPRESSION_INVALID',
        },
        { text: both('Nothing is divided by zero.', '除数不为零。'), error: 'DIVISION_BY_ZERO' },
      ],
      timeout: readWithin(1),
      injected: [
        {
          name: 'trace_id',
          source: both('The trace of the conversation.', '本次对话的链路追踪。'),
        },
      ],
      outcomes: [
        { state: 'CALCULATED', meaning: both('The value is in the result.', '结果里有数值。') },
        {
          state: 'FAILED',
          meaning: both('There is no value; see error.', '没有算出数值，见error。'),
        },
      ],
      signals: [
        {
          field: 'is_rounded',
          meaning: both('The exact value has more places.', '精确值的小数位更多。'),
        },
      ],
      errors: [
        INVALID_ARGUMENTS,
        {
          code: 'EXPRESSION_INVALID',
          retryable: false,
          when: both('The expression cannot be read.', '表达式无法解析。'),
          next: both(
            'Write the expression anew from the user’s numbers.',
            '根据用户给出的数字重新写表达式。',
          ),
          text: both('This could not be calculated.', '这个算式无法计算。'),
        },
        {
          code: 'DIVISION_BY_ZERO',
          retryable: false,
          when: both('A divisor is zero.', '除数为零。'),
          next: both('Explain that the result is not defined.', '说明结果没有意义。'),
          text: both('A number cannot be divided by zero.', '除数不能为零。'),
        },
        UNAVAILABLE,
      ],
      resultSize: { summary: both('One number.', '一个数值。') },
      audit: READ_AUDIT,
      strict: OPTIONAL_FIELDS,
    },
  },
})
