import { at, gone, parameter, PROPERTIES, READ, WRITE, type Violators } from './change'

const NOTE = { maxLength: 200, examples: ['A1'] }

/** Ways to break what is asked of the parameters. */
export const VIOLATORS_OF_PARAMETERS: Violators = {
  'params-described': [[gone(WRITE, ...PROPERTIES, 'reason', 'description')]],
  'format-stated': [
    [
      parameter(
        'delivery_date',
        {
          type: 'string',
          maxLength: 10,
          description: 'Day of the delivery. All days when left out.',
          examples: ['2026-11-26'],
        },
        {
          type: 'string',
          maxLength: 10,
          description: '送达的日期。不填时不限日期。',
          examples: ['2026-11-26'],
        },
      ),
    ],
  ],
  'params-have-examples': [
    [
      gone(READ, ...PROPERTIES, 'order_number', 'examples'),
      at(
        READ,
        [...PROPERTIES, 'order_number', 'description'],
        'Number printed on the invoice in the user’s message. Ask the user when it is not given.',
        '用户消息里发票上印的订单号。用户没说时要追问。',
      ),
    ],
  ],
  'source-stated': [
    [
      at(
        READ,
        [...PROPERTIES, 'order_number', 'description'],
        'Number of the order, such as A-1042.',
        '订单的编号，例如 A-1042。',
      ),
    ],
  ],
  'enum-used': [
    [
      parameter(
        'sort',
        {
          type: 'string',
          maxLength: 8,
          description:
            'Order of the goods, at most 8 characters: either "price" or "name". By name when left out.',
          examples: ['price'],
        },
        {
          type: 'string',
          maxLength: 8,
          description: '商品排序方式，可选值为 price、name。最多 8 个字符。不填时按名称排序。',
          examples: ['price'],
        },
      ),
    ],
  ],
  'bounds-stated': [[at(READ, ['inputSchema', 'additionalProperties'], true)]],
  'left-out-said': [
    [
      parameter(
        'note',
        {
          type: 'string',
          ...NOTE,
          description: 'What the user said of the goods, such as A1, at most 200 characters.',
        },
        { type: 'string', ...NOTE, description: '用户对商品的描述，例如 A1，最多 200 个字符。' },
      ),
    ],
  ],
  'rules-between-said': [
    [
      parameter(
        'phone',
        {
          type: 'string',
          maxLength: 20,
          description:
            'Phone number in the user’s message, digits only, such as 13800138000, at most 20 characters. Not used when left out.',
          examples: ['13800138000'],
        },
        {
          type: 'string',
          maxLength: 20,
          description:
            '用户消息里的手机号，只含数字，例如 13800138000，最多 20 个字符。不填时不按手机号查。',
          examples: ['13800138000'],
        },
      ),
      at(READ, ['inputSchema', 'dependentRequired'], { phone: ['order_number'] }),
      at(READ, ['inputSchema', 'required'], undefined),
      at(
        READ,
        [...PROPERTIES, 'order_number', 'description'],
        'Number printed on the invoice in the user’s message, such as A-1042. Not used when left out.',
        '用户消息里发票上印的订单号，例如 A-1042。不填时不按订单号查。',
      ),
    ],
  ],
  'required-right': [[at(READ, ['inputSchema', 'required'], ['order_number', 'order_nummer'])]],
  'nothing-known-asked': [
    [
      parameter(
        'user_id',
        {
          type: 'string',
          pattern: '^U[0-9]+$',
          description: 'Id of the signed-in user, such as U1. All users when left out.',
          examples: ['U1'],
        },
        {
          type: 'string',
          pattern: '^U[0-9]+$',
          description: '当前登录用户的编号，例如 U1。不填时不限用户。',
          examples: ['U1'],
        },
      ),
    ],
  ],
  'few-params': [
    Array.from({ length: 11 }, (_, i) =>
      parameter(
        `colour_${'abcdefghijk'[i]}`,
        {
          type: 'string',
          pattern: '^[a-z]+$',
          description: `Colour of side ${i + 1} of the goods in small letters, such as red. Any when left out.`,
          examples: ['red'],
        },
        {
          type: 'string',
          pattern: '^[a-z]+$',
          description: `商品第${i + 1}面的颜色，小写英文，例如 red。不填时不限。`,
          examples: ['red'],
        },
      ),
    ),
  ],
  'named-params': [
    [
      parameter(
        'filters',
        {
          type: 'string',
          maxLength: 200,
          description:
            'JSON string with the fields colour and size, such as {"colour": "red"}, at most 200 characters. All goods when left out.',
          examples: ['{"colour": "red"}'],
        },
        {
          type: 'string',
          maxLength: 200,
          description:
            'JSON 字符串，含 colour 和 size 两个字段，例如 {"colour": "red"}，最多 200 个字符。不填时返回全部商品。',
          examples: ['{"colour": "red"}'],
        },
      ),
    ],
  ],
  'no-carried-data': [
    [
      parameter(
        'picture',
        {
          type: 'string',
          maxLength: 90000,
          description:
            'Picture of the goods as base64, such as iVBORw0KGgo=, at most 90000 characters. None when left out.',
          examples: ['iVBORw0KGgo='],
        },
        {
          type: 'string',
          maxLength: 90000,
          description:
            '商品图片的 base64 内容，例如 iVBORw0KGgo=，最多 90000 个字符。不填时不比对图片。',
          examples: ['iVBORw0KGgo='],
        },
      ),
    ],
  ],
  'schema-is-sound': [[at(READ, [...PROPERTIES, 'order_number', 'type'], 'text')]],
}
