import { both } from '../both'

/** What no schema can say of an order number. */
export const OWN_ORDER = {
  text: both('The order belongs to the signed-in customer.', '订单属于当前登录的客户。'),
  error: 'ORDER_NOT_FOUND',
} as const
