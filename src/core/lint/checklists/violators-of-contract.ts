import { at, gone, READ, renamed, WRITE, type Violators } from './change'

/** Ways to break what is asked of the contract and of the set. */
export const VIOLATORS_OF_CONTRACT: Violators = {
  'effect-marked': [[gone(READ, 'annotations')]],
  'write-guarded': [
    [at(WRITE, ['contract', 'confirmation', 'who'], 'none'), gone(WRITE, 'contract', 'checks')],
  ],
  'confirmation-kept': [
    [
      at(WRITE, ['contract', 'effect'], 'destructive'),
      at(WRITE, ['contract', 'confirmation', 'who'], 'none'),
      at(WRITE, ['annotations', 'destructiveHint'], true),
    ],
  ],
  'audit-stated': [[gone(WRITE, 'contract', 'audit')]],
  'injected-sourced': [[gone(WRITE, 'contract', 'injected', 0, 'source')]],
  'repeat-is-harmless': [[gone(WRITE, 'contract', 'idempotency')]],
  'retry-is-safe': [
    [
      gone(WRITE, 'annotations', 'idempotentHint'),
      at(WRITE, ['annotations', 'idempotentHint'], false),
      at(
        WRITE,
        ['contract', 'idempotency'],
        { by: 'none', text: 'Two requests are filed.' },
        { by: 'none', text: '会提交两笔申请。' },
      ),
      at(
        WRITE,
        ['contract', 'errors', 1],
        {
          code: 'SEND_FAILED',
          retryable: true,
          when: 'The bank did not answer.',
          next: 'Call again.',
          text: 'Please wait.',
        },
        {
          code: 'SEND_FAILED',
          retryable: true,
          when: '银行没有回应。',
          next: '再次调用。',
          text: '请稍候。',
        },
      ),
    ],
  ],
  'write-verified': [[gone(WRITE, 'contract', 'verification')]],
  'outcomes-apart': [[gone(WRITE, 'contract', 'outcomes')]],
  'signals-stated': [[gone(WRITE, 'contract', 'signals', 0, 'meaning')]],
  'result-is-summary': [renamed('list_orders')],
  'errors-structured': [[gone(READ, 'contract', 'errors', 0, 'next')]],
  'errors-together': [[gone(WRITE, 'outputSchema', 'properties', 'errors')]],
  'strict-explained': [[at(READ, ['strict'], false)]],
  'no-overlap': [renamed('get_ordre').slice(1)],
}
