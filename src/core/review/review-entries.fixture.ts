import fc from '../../drawn.fixture'
import { fromPlain } from '../json/plain'
import type { JsonObject } from '../json/node'
import type { NewEntry } from './write-entry'

const PEOPLE = ['Ann', '王芳', '__proto__']
const IDS = ['a', 'b', 'c', 'd', 'e', 'f']
const TIMES = ['2026-11-01T10:00:00Z', '2026-11-02T10:00:00Z', 'soon']

const written = fc.record({
  id: fc.constantFrom(...IDS),
  by: fc.constantFrom(...PEOPLE),
  at: fc.constantFrom(...TIMES),
})
const text = fc.constantFrom('Which order?', '哪一单？', '', '"\\ \u2028')
const on = fc.record(
  {
    tool: fc.constantFrom('get_order', 'cancel_order', 'gone'),
    path: fc.constantFrom('/name', '/description', '/inputSchema/properties/order_id', '/nowhere'),
  },
  { requiredKeys: [] },
)
const to = fc.constantFrom(...IDS)
const of = fc.constantFrom('hash-1', 'hash-2')

const kinds = fc.oneof(
  fc.record({ kind: fc.constant('comment' as const), on, text }),
  fc.record({ kind: fc.constant('suggest' as const), on, was: text, text }),
  fc.record({ kind: fc.constant('reply' as const), to, text }),
  fc.record({ kind: fc.constantFrom('resolve' as const, 'reopen' as const), to }),
  fc.record({ kind: fc.constantFrom('accept' as const, 'decline' as const), to }),
  fc.record({ kind: fc.constant('sign' as const), on, of }),
  fc.record({
    kind: fc.constant('verdict' as const),
    says: fc.constantFrom('approve' as const, 'changes' as const),
    of,
  }),
  fc.record({
    kind: fc.constant('pick' as const),
    asked: text,
    picked: fc.constantFrom('none' as const, 'ask' as const, { tool: 'get_order' }),
    of,
  }),
  fc.record({ kind: fc.constant('withdraw' as const), to }),
)

/** Any entries, ids given twice among them. */
export const someEntries: fc.Arbitrary<readonly NewEntry[]> = fc.array(
  fc.tuple(written, kinds).map(([own, rest]) => ({ ...own, ...rest }) as NewEntry),
  { maxLength: 8 },
)

/** A set of two tools, as text is read. */
export const twoTools = (): JsonObject =>
  fromPlain({
    toolwright: 1,
    title: 'Orders',
    tools: [
      {
        name: 'get_order',
        description: 'Gets one order with its items and its state.',
        inputSchema: {
          type: 'object',
          properties: {
            order_id: { type: 'string', description: 'Number of the order, as in "A-1024".' },
            lang: { type: 'string', enum: ['en', 'zh'] },
          },
          required: ['order_id'],
        },
      },
      {
        name: 'cancel_order',
        description: 'Cancels an order that has not been sent.',
        inputSchema: { type: 'object', properties: {} },
        contract: {
          effect: 'destructive',
          outcomes: [
            { outcome: 'cancelled', meaning: 'The order is cancelled.' },
            { outcome: 'sent', meaning: 'The order was sent and stays.' },
          ],
        },
      },
    ],
  }) as JsonObject
