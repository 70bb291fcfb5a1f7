/** Two versions of a set of order tools: renamed, narrowed, wider, said otherwise, new and gone. */
const text = (description: string, more: object = {}): object => ({
  type: 'string',
  description,
  ...more,
})
const tool = (
  name: string,
  title: string,
  description: string,
  properties: object,
  required: readonly string[],
): object => ({
  name,
  title,
  description,
  inputSchema: { type: 'object', properties, required, additionalProperties: false },
})
const order = text('The order number, such as SO20480117.')

const list = (description: string, most: number): object =>
  tool(
    'list_parcels',
    'List parcels',
    description,
    {
      order_no: order,
      limit: { type: 'integer', description: 'How many at most.', minimum: 1, maximum: most },
    },
    ['order_no'],
  )

const refund = (properties: object, required: readonly string[]): object =>
  tool(
    'request_refund',
    'Request a refund',
    'Asks for the money of one order back. Returns the number of the request.',
    { order_no: order, ...properties },
    ['order_no', ...required],
  )

const set = (tools: readonly object[], more: object): string =>
  JSON.stringify({ toolwright: 1, title: 'Parcel desk', ...more, tools }, null, 2)

export const earlier = set(
  [
    tool('set_state', 'Cancel an order', 'Writes a state.', { order_no: order }, ['order_no']),
    list('Returns the parcels of an order.', 100),
    refund({ sum: { type: 'number' } }, ['sum']),
  ],
  { date: '2026-11-12' },
)

export const later = set(
  [
    tool(
      'ask_for_cancellation',
      'Ask for cancellation',
      'Asks the shop not to send one order that is not packed yet.',
      { number: order },
      ['number'],
    ),
    list('Returns the parcels of an order. For its price, use `get_order`.', 50),
    refund({ estimate: text('The key of an estimate.') }, ['estimate']),
    tool('get_order', 'Get an order', 'Gets one order with its price.', { order_no: order }, [
      'order_no',
    ]),
  ],
  { date: '2026-11-26', author: 'Mei' },
)
