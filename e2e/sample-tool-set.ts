/** Five tools of a small shop, two of them in a namespace, which speak of one another. */
export const shopTools = {
  en: [
    {
      name: 'get_order',
      title: 'Look up an order',
      description: 'Looks up one order by its number. It changes nothing.',
    },
    {
      name: 'cancel_order',
      title: 'Cancel an order',
      description: 'Cancels one order. Call get_order first. Only to look at it, use get_order.',
      contract: {
        effect: 'destructive',
        signals: [{ field: 'is_shipped', meaning: 'Too late.', tool: 'get_order' }],
      },
    },
    {
      name: 'list_orders',
      title: 'List orders',
      description: 'Lists the orders of the last 90 days.',
    },
    {
      name: 'get_refund',
      title: 'Look up a refund',
      description: 'Looks up one refund. For the order itself use get_order instead.',
      namespace: 'refunds',
    },
    {
      name: 'request_refund',
      title: 'Ask for a refund',
      description: 'Asks for a refund of one order.',
      namespace: 'refunds',
    },
  ],
  zh: [
    { name: 'get_order', title: '查询订单', description: '按订单号查询一笔订单，不改动任何数据。' },
    {
      name: 'cancel_order',
      title: '取消订单',
      description: '取消一笔订单。请先调用get_order核对；只想查看时用get_order，不要用本工具。',
      contract: {
        effect: 'destructive',
        signals: [{ field: 'is_shipped', meaning: '已发货。', tool: 'get_order' }],
      },
    },
    { name: 'list_orders', title: '列出订单', description: '列出最近90天的订单。' },
    {
      name: 'get_refund',
      title: '查询退款',
      description: '查询一笔退款。要查订单本身，请改用get_order。',
      namespace: '退款',
    },
    {
      name: 'request_refund',
      title: '申请退款',
      description: '为一笔订单申请退款。',
      namespace: '退款',
    },
  ],
} as const

/** A set file of these tools, or of any others. */
export const setFile = (tools: readonly object[]): string =>
  JSON.stringify({
    toolwright: 1,
    title: 'Shop',
    tools: tools.map((tool) => ({
      inputSchema: { type: 'object', properties: {} },
      ...tool,
    })),
  })
