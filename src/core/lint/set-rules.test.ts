import { describe, expect, it } from 'vitest'
import { fixed, found, lint, type Plain, t } from './set-rules.fixture'

describe('overlap-points-elsewhere', () => {
  it.each([
    [
      'a manner',
      [t('quick_search', 'Search apps by name.'), t('search_apps', 'Search apps.')],
      ['overlap warning'],
    ],
    [
      'the same text',
      [
        t('generate_password', '生成一个随机密码'),
        t('generate_random_password', '生成一个随机密码'),
      ],
      ['overlap warning'],
    ],
    [
      'filler',
      [t('get_order', '查询订单信息。'), t('query_order', '查询订单的信息。')],
      ['overlap warning'],
    ],
    [
      'a bare mention',
      [t('get_user', 'Gets a user.'), t('get_user_info', 'Gets a user. Same as get_user.')],
      ['mentioned info'],
    ],
    [
      'a pointer',
      [
        t('get_user', 'Gets a user.'),
        t('get_user_info', 'Gets a user. For the name alone use get_user.'),
      ],
      [],
    ],
    [
      'a pointer in Chinese',
      [
        t('get_user', '查询用户。只要姓名时请改用 get_user_info。'),
        t('get_user_info', '查询用户。'),
      ],
      [],
    ],
    [
      'one and many',
      [t('get_issue', 'Returns an issue'), t('get_issues', 'Returns a list of issues')],
      [],
    ],
    [
      'one and many in Chinese',
      [t('get_shop', '查询店铺信息'), t('get_shops', '批量查询店铺信息')],
      [],
    ],
    ['another effect', [t('get_app', 'An app.'), t('delete_app', 'An app.')], []],
    ['another thing', [t('list_tags', 'List all tags.'), t('list_types', 'List all types.')], []],
    [
      'two ways',
      [t('get_quotes_by_author', '通过作者检索名言'), t('get_quotes_by_tag', '通过标签检索名言')],
      [],
    ],
    [
      'there and back',
      [
        t('celsius_to_kelvin', 'Converts a temperature from Celsius to Kelvin.'),
        t('kelvin_to_celsius', 'Converts a temperature from Kelvin to Celsius.'),
      ],
      [],
    ],
    [
      'part and whole',
      [
        t('delete_node', 'Delete a node from a node pool.'),
        t('delete_node_pool', 'Delete a node pool.'),
      ],
      [],
    ],
    ['not', [t('list_read_mails', '列出已读邮件'), t('list_mails', '列出未读邮件')], []],
    ['no text', [t('get_user'), t('get_user_info')], []],
  ])('on tools told apart by %s', (_, tools, expected) => {
    expect(found('overlap-points-elsewhere', tools)).toEqual(expected)
    expect(found('overlap-points-elsewhere', tools.toReversed()).length).toBe(expected.length)
  })

  it('pairs each with the first like it, once', () => {
    const tools = ['get_user', 'fetch_user', 'query_user'].map((name) => t(name, 'Gets a user.'))
    expect(lint('overlap-points-elsewhere', tools).map(({ values }) => values)).toEqual([
      { name: 'get_user', other: 'fetch_user' },
      { name: 'get_user', other: 'query_user' },
    ])
  })

  it.each([
    [
      'Search apps by name',
      'Search apps by name. For anything else of this kind, use search_apps instead (search apps).',
    ],
    [
      { does: 'Search apps by name.' },
      '"whenNot": "For anything else of this kind, use search_apps instead (search apps)."',
    ],
  ])('names the sibling and what it says of itself: %j', (description, expected) => {
    const tools = [t('quick_search', description), t('search_apps', 'Search apps.')]
    expect(fixed('overlap-points-elsewhere', tools)).toContain(expected)
  })
  it('does so in Chinese', () => {
    const tools = [t('quick_search', '按名称搜索应用'), t('search_apps', '搜索应用。')]
    expect(fixed('overlap-points-elsewhere', tools)).toContain(
      '按名称搜索应用。不是要做这件事时，请改用 search_apps（搜索应用）。',
    )
  })
})

describe('no-near-synonyms', () => {
  const named = (...names: string[]): readonly Plain[] => names.map((name) => t(name, `${name}.`))
  it.each([
    [['get_order', 'fetch_order', 'query_order'], 2],
    [['getOrder', 'retrieve_order'], 1],
    [['list_types', 'get_types'], 1],
    [['shop_get_order', 'shop_fetch_order'], 1],
    [['calculate_tax', 'compute_tax'], 1],
    [['get_order', 'list_order'], 0],
    [['get_order', 'get_orders'], 0],
    [['add_label', 'create_label'], 0],
    [['remove_label', 'delete_label'], 0],
    [['actions_get', 'actions_list'], 0],
    [['list_messages', 'read_messages'], 0],
    [['search_order', 'get_order'], 0],
    [['get', 'fetch'], 0],
    [['order_total', 'orders_total'], 0],
  ])('in %j are %i', (names, count) => {
    expect(found('no-near-synonyms', named(...names)).length).toBe(count)
  })
  it('is silent where one says what the other is for', () => {
    const tools = [t('get_order', 'A. For old ones use query_order.'), t('query_order', 'B.')]
    expect(found('no-near-synonyms', tools)).toEqual([])
  })
})

describe('no-scripted-steps', () => {
  it.each([
    ['numbered names', [t('refund_step_1'), t('refund_step_2')], ['numbered info']],
    [
      'numbered texts',
      [t('open_case', '本工具是第一步：建单。'), t('close_case', '本工具是第二步：结单。')],
      ['numbered info'],
    ],
    [
      'numbered look-ups',
      [
        t('list_runs', 'Lists runs. This is step 1 of the look-up.'),
        t('get_run', 'Gets one run. This is step 2 of the look-up.'),
      ],
      [],
    ],
    [
      'writes in a row',
      [
        t('create_draft', 'Creates a draft.'),
        t('add_lines', 'Adds lines. Call create_draft first.'),
        t('submit_draft', 'Submits. Call add_lines first.'),
      ],
      ['chained info'],
    ],
    [
      'a look-up first',
      [
        t('list_orders', 'Lists.'),
        t('get_order', 'Call list_orders first.'),
        t('cancel_order', 'Call get_order first.'),
      ],
      [],
    ],
    ['a number in a name', [t('get_v1_user'), t('get_v2_user')], []],
    [
      'steps of one tool',
      [t('plan_trip', 'Step 1: pick a city. Step 2: pick a day.'), t('book_trip', 'Books it.')],
      [],
    ],
  ])('on %s', (_, tools, expected) => {
    expect(found('no-scripted-steps', tools)).toEqual(expected)
  })
})

describe('no-data-handed-on', () => {
  const takes = (description: string, type = 'string'): readonly Plain[] => [
    t('draw_chart', 'Draws.', {
      inputSchema: { type: 'object', properties: { data: { type, description } } },
    }),
    t('query_sales', 'Queries.'),
  ]
  it.each([
    ['The full result of query_sales.', 1],
    ['All rows returned by query_sales.', 1],
    ['填入 query_sales 返回的完整结果。', 1],
    ['The key returned by query_sales.', 0],
    ['The id of a row that query_sales returned.', 0],
    ['query_sales 返回的 result_key。', 0],
  ])('%s', (text, count) => {
    expect(found('no-data-handed-on', takes(text)).length).toBe(count)
  })
  it('sees a list of records that another tool gives', () => {
    const list = { type: 'array', items: { type: 'object', properties: { day: {}, sum: {} } } }
    const tools = [
      t('draw_chart', 'Shows a chart.', {
        name: 'show_chart',
        inputSchema: { type: 'object', properties: { rows: list }, required: ['rows'] },
      }),
      t('query_sales', 'Queries.', {
        outputSchema: { type: 'object', properties: { rows: list } },
      }),
    ]
    expect(found('no-data-handed-on', tools)).toEqual(['handed info'])
    expect(found('no-data-handed-on', [{ ...tools[0]!, name: 'create_rows' }, tools[1]!])).toEqual(
      [],
    )
  })
})

describe('one-naming-style', () => {
  it.each([
    [['get_order', 'cancel_order', 'listRefunds'], ['writing info']],
    [['getOrder', 'cancelOrder', 'RunReport'], ['writing info']],
    [
      [
        'user-item-create',
        'user-item-delete',
        'list-all-orders',
        'cancel-one-order',
        'send-an-invoice',
      ],
      ['verbLast info'],
    ],
    [['get_order', 'listRefunds'], []],
    [['search', 'fetch', 'get_order', 'cancel_order'], []],
    [['shop.get_order', 'shop.cancel_order', 'send_mail'], []],
    [['查询订单', 'get_order', 'cancel_order'], []],
  ])('in %j', (names, expected) => {
    expect(
      found(
        'one-naming-style',
        names.map((name) => t(name)),
      ),
    ).toEqual(expected)
  })
})

describe('no-repeated-text', () => {
  const LONG =
    'Amounts are in the currency of the account, with two decimals, and never include tax.'
  it.each([
    [3, `Gets one. ${LONG}`, 1],
    [2, `Gets one. ${LONG}`, 0],
    [4, 'Use it for one known order.', 0],
    [3, '金额均以账户所用币种计，保留两位小数，一律不含税费和手续费。', 1],
  ])('in %i tools: %s', (count, text, findings) => {
    const tools = Array.from({ length: count }, (_, i) => t(`get_${i}`, text))
    expect(found('no-repeated-text', tools).length).toBe(findings)
  })
})
