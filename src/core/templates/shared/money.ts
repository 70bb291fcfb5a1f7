import { both } from '../both'

/** The currency of every amount in a result. */
export const CURRENCY = {
  type: 'string',
  description: both('ISO 4217, e.g. CNY.', 'ISO 4217币种代码，例如CNY。'),
} as const
