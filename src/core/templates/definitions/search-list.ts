import { both } from '../both'
import { READ_AUDIT } from '../shared/audit'
import { CALLER } from '../shared/caller'
import { INVALID_ARGUMENTS, UNAVAILABLE } from '../shared/errors'
import { CURRENCY } from '../shared/money'
import { OPTIONAL_FIELDS } from '../shared/optional-fields'
import { readWithin } from '../shared/read-within'
import { result } from '../shared/result'
import { defineTemplate } from '../template'

export const searchList = defineTemplate({
  id: 'search-list',
  kind: 'list',
  title: { en: 'Search a list', zh: '搜索列表' },
  note: {
    en: 'Keyword, page, page size and order, each with its range and what happens when it is left out.',
    zh: '关键词、页码、每页条数和排序，各有范围和不填时的行为。',
  },
  poor: {
    name: 'goodsSearch',
    description: both('Goods search', '商品搜索'),
    inputSchema: {
      type: 'object',
      properties: {
        keyword: { type: 'string' },
        page: { type: 'integer' },
        size: { type: 'integer' },
        asc: { type: 'boolean' },
        desc: { type: 'boolean' },
      },
    },
  },
  middling: {
    name: 'search_goods',
    description: both(
      'Searches the shop for products by keyword. Returns a list with name, price and stock.',
      '按关键词搜索商城里的商品，返回名称、价格和库存列表。',
    ),
    inputSchema: {
      type: 'object',
      properties: {
        keyword: {
          type: 'string',
          description: both('What to look for, e.g. running shoes', '要找的东西，例如跑鞋'),
        },
        page: {
          type: 'integer',
          description: both('Which one to show, from 1 on', '看第几页，从1开始'),
        },
        size: { type: 'integer', description: both('How many to show at once', '一次显示多少条') },
        sort: {
          type: 'string',
          description: both('By what they are ordered', '按什么排列'),
          enum: ['default', 'price', 'sales'],
        },
      },
      required: ['keyword'],
    },
  },
  good: {
    name: 'search_products',
    title: both('Search products', '搜索商品'),
    description: {
      does: both(
        'Searches the products that the shop sells by keyword, one page at a time.',
        '按关键词搜索商城在售商品，一次返回一页。',
      ),
      when: both(
        'Use it when the customer is looking for something to buy, such as “do you have waterproof running shoes?”.',
        '当用户想找商品来买（如“有没有防水的跑鞋”）时使用。',
      ),
      whenNot: both(
        'Do not use it for what was already bought: use get_order instead. It does not reserve or order anything.',
        '不要用于查询已经买过的东西，请改用get_order。它不会预订或下单。',
      ),
      returns: both(
        'Returns for each product the number, the name, the price and the stock, with the total and whether there are more pages. Pictures and reviews are not included. An empty list means that nothing on sale fits.',
        '返回每件商品的编号、名称、价格和库存，以及总数和是否还有下一页，不含图片和评价。列表为空表示没有符合条件的在售商品。',
      ),
      limits: both(
        'At most 50 products per page and the first 1,000 hits. The stock can be 5 minutes old.',
        '每页最多50件，只能翻到前1000件。库存有最多5分钟延迟。',
      ),
    },
    inputSchema: {
      type: 'object',
      properties: {
        keyword: {
          type: 'string',
          description: both(
            'What to look for, at most 100 characters, e.g. waterproof running shoes. Nouns and properties from the user’s message, without politeness. Ask the user when it is not clear what they are looking for.',
            '搜索关键词，最多100个字符，例如“防水跑鞋”。取用户话里的品名和特征，去掉客套话。不清楚要找什么时先追问用户。',
          ),
          minLength: 1,
          maxLength: 100,
          examples: [both('waterproof running shoes', '防水跑鞋')],
        },
        page: {
          type: 'integer',
          description: both(
            'Which page, from 1 to 1000, e.g. 2 for the next one after the first. When left out, 1 is used.',
            '第几页，取1到1000，例如2表示第二页。不填时默认为1。',
          ),
          minimum: 1,
          maximum: 1000,
          default: 1,
          examples: [2],
        },
        page_size: {
          type: 'integer',
          description: both(
            'Products per page, from 1 to 50, e.g. 10. When left out, 10 is used.',
            '每页商品数，取1到50，例如10。不填时默认为10。',
          ),
          minimum: 1,
          maximum: 50,
          default: 10,
          examples: [10],
        },
        sort: {
          type: 'string',
          description: both(
            'Order of the list: RELEVANCE best match first; PRICE_LOW cheapest first; PRICE_HIGH dearest first; NEWEST latest first. E.g. PRICE_LOW for “the cheapest”. When left out, RELEVANCE is used.',
            '排序方式：RELEVANCE最匹配的在前；PRICE_LOW价格从低到高；PRICE_HIGH价格从高到低；NEWEST最新上架的在前。例如用户要“最便宜的”时用PRICE_LOW。不填时默认为RELEVANCE。',
          ),
          enum: ['RELEVANCE', 'PRICE_LOW', 'PRICE_HIGH', 'NEWEST'],
          default: 'RELEVANCE',
          examples: ['PRICE_LOW'],
        },
      },
      required: ['keyword'],
      additionalProperties: false,
    },
    outputSchema: result(
      ['FOUND', 'EMPTY', 'FAILED'],
      both('Whether anything fits.', '是否有符合条件的商品。'),
      {
        total: { type: 'integer', description: both('How many fit in all.', '符合条件的总数。') },
        has_more: {
          type: 'boolean',
          description: both('There is a next page: mention it.', '还有下一页：应告诉用户。'),
        },
        products: {
          type: 'array',
          description: both('The products of this page.', '本页的商品。'),
          maxItems: 50,
          items: {
            type: 'object',
            properties: {
              product_number: {
                type: 'string',
                description: both('Number of the product.', '商品编号。'),
              },
              name: { type: 'string', description: both('Name of the product.', '商品名称。') },
              price_cents: {
                type: 'integer',
                description: both('Price, in cents.', '价格，单位为分。'),
              },
              stock: { type: 'integer', description: both('Pieces in stock.', '库存件数。') },
            },
            required: ['product_number', 'name', 'price_cents'],
            additionalProperties: false,
          },
        },
        currency: CURRENCY,
      },
    ),
    inputExamples: [
      {
        keyword: both('waterproof running shoes', '防水跑鞋'),
        page: 1,
        page_size: 10,
        sort: 'PRICE_LOW',
      },
      { keyword: both('waterproof running shoes', '防水跑鞋') },
    ],
    annotations: { readOnlyHint: true, openWorldHint: false },
    contract: {
      effect: 'read',
      confirmation: { who: 'none' },
      checks: [
        {
          text: both('The page lies within the first 1,000 hits.', '页码在前1000件商品之内。'),
          error: 'PAGE_OUT_OF_RANGE',
        },
      ],
      timeout: readWithin(5),
      injected: CALLER,
      outcomes: [
        { state: 'FOUND', meaning: both('The page has products.', '本页有商品。') },
        { state: 'EMPTY', meaning: both('Nothing on sale fits.', '没有符合条件的在售商品。') },
        {
          state: 'FAILED',
          meaning: both('Nothing was read; see error.', '没有读到数据，见error。'),
        },
      ],
      signals: [
        {
          field: 'has_more',
          meaning: both('The next page can be asked for.', '可以继续查询下一页。'),
          tool: 'search_products',
        },
      ],
      errors: [
        INVALID_ARGUMENTS,
        {
          code: 'PAGE_OUT_OF_RANGE',
          retryable: false,
          when: both('The page lies beyond the first 1,000 hits.', '页码超出前1000件商品。'),
          next: both('Offer to narrow the keyword.', '建议用户缩小关键词范围。'),
          text: both(
            'There are too many results to page through.',
            '结果太多，请换更具体的关键词。',
          ),
        },
        UNAVAILABLE,
      ],
      resultSize: {
        summary: both('At most 50 products, four fields each.', '最多50件商品，每件四个字段。'),
        key: 'product_number',
        paging: both(
          'By page and page_size; has_more tells whether to go on.',
          '用page和page_size翻页，has_more表示是否还有。',
        ),
      },
      audit: READ_AUDIT,
      strict: OPTIONAL_FIELDS,
    },
  },
})
