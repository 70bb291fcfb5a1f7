import type { CheckedCall } from '../../core/calls/check-call'

/** How many errors a call has, in how it is written and in its arguments; an unknown tool is one. */
export const errorsOf = ({ call, found, problems }: CheckedCall): number =>
  (found.kind === 'unknown' ? 1 : 0) +
  [...call.problems, ...problems].filter(({ severity }) => severity === 'error').length
