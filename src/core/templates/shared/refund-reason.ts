import { both } from '../both'

/** Why goods go back, as the tools of the shop take it; every value is explained. */
export const REFUND_REASON = {
  type: 'string',
  description: both(
    'Why the goods go back: DAMAGED arrived broken; WRONG_ITEM is not what was ordered; NOT_WANTED is fine but no longer wanted; LATE came after the promised day. Choose by what the user says, e.g. DAMAGED; ask the user when no reason was given.',
    '退款原因：DAMAGED到货破损；WRONG_ITEM发错商品；NOT_WANTED商品没问题，只是不想要了；LATE晚于承诺日期送达。按用户的说法选择，例如DAMAGED；用户没说原因时先追问。',
  ),
  enum: ['DAMAGED', 'WRONG_ITEM', 'NOT_WANTED', 'LATE'],
  examples: ['DAMAGED'],
} as const
