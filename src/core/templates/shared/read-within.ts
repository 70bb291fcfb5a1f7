import { both } from '../both'

/** How long a read is waited for, and what is answered then. */
export const readWithin = (seconds: number) =>
  ({
    text: both(
      'Answer SERVICE_UNAVAILABLE; nothing has changed.',
      '返回SERVICE_UNAVAILABLE；没有任何变更。',
    ),
    seconds,
  }) as const
