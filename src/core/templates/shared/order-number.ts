import { both } from '../both'

/** The order number as the tools of the shop take it. */
export const ORDER_NUMBER = {
  type: 'string',
  description: both(
    'Order number: SO and 8 digits, e.g. SO20480117. Take it from the user’s message; drop spaces and write the letters in upper case. Ask the user when it is not given.',
    '订单号：SO加8位数字，例如SO20480117。取自用户的消息，去掉空格、字母转为大写。用户没有提供时先追问。',
  ),
  pattern: '^SO[0-9]{8}$',
  examples: ['SO20480117'],
} as const
