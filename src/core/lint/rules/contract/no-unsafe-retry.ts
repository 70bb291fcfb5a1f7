import { bool, type JsonNode } from '../../../json/node'
import { type ContractError, contractOf } from '../../../model/contract'
import { snakeName } from '../../../reading/parameter-name'
import { exampleContract } from '../../example-contract'
import { defineRule } from '../../rule'
import { changesSomething, effectAtStake } from '../../stakes'

/** The call may have worked, or not. */
const UNKNOWN =
  /\b(?:(?:result|outcome|state|status)_unknown|unknown_(?:result|outcome|state|status)|indeterminate)\b|\b(?:result|outcome|whether)\b[^.;]{0,40}\b(?:is|are|not) (?:un)?known\b|\bmay (?:already )?have (?:been|worked|succeeded|gone)\b|(?:结果|状态)(?:未知|不明|不确定)|可能已经?(?:成功|执行|完成|生效|扣款)|不知道是否/i
const TIMED_OUT =
  /\btime(?:d)?[_ -]?out\b|\bdeadline_exceeded\b|\bno (?:answer|response)\b|超时|无响应/i

/** Refused before anything was done. */
const REFUSED =
  /\b(?:rate_limit\w*|too_many_\w+|throttl\w+|invalid_\w+|bad_\w+|missing_\w+|\w*validation\w*|\w*unauthori[sz]ed|\w*unauthenticated|not_found|\w+_not_found|quota_\w+|needs?_confirmation|confirmation_required|captcha_\w+)\b|\b(?:before anything|nothing (?:was|is|has been)) (?:is |was )?(?:done|changed|written)\b|\bhas not been (?:done|executed|carried out)\b|限流|频率|(?:尚未|没有|未)(?:执行|写入|改动|处理)|参数(?:错误|无效|缺失)/i

/** The next step is to look first, or to send the same key again. */
const LOOKS_FIRST =
  /\b(?:look|check|query|quer(?:y|ies)|read|fetch|verify|ask|get_\w+|query_\w+|check_\w+|find_\w+|search_\w+|list_\w+|same key|same idempotency)\b|查询|查一下|核对|核实|确认|同一个?(?:幂等)?键|相同的(?:幂等)?键/i

export const noUnsafeRetry = defineRule({
  id: 'no-unsafe-retry',
  group: 'contract',
  severity: 'error',
  evidence: 'guidance',
  source: 'pydantic-ai #5217, flameox #512; AWS and Stripe: retry only what is idempotent.',
  needs: 'contract',
  summary: {
    en: 'No error invites a retry that could do the same thing twice.',
    zh: '错误不会引导模型去做可能重复执行的重试。',
  },
  why: {
    en: 'A timed-out payment may have gone through. A model that is told to retry pays again.',
    zh: '超时的付款可能已经成功。让模型重试，就会再付一次。',
  },
  messages: {
    notIdempotent: {
      en: '"{code}" may be retried, and a second identical call does it all again.',
      zh: '“{code}”标为可重试，而相同的调用会再执行一遍。',
    },
    unknown: {
      en: '"{code}" leaves open whether the call worked: the model should look before it repeats it.',
      zh: '“{code}”时不知道调用是否成功：应当先查询，再决定要不要重来。',
    },
  },
  fixes: {
    noRetry: { en: 'Mark "{code}" as not to be retried', zh: '把“{code}”标为不可重试' },
  },
  examples: {
    good: [
      { lang: 'en', tools: [exampleContract('en', { errors: errors('TIMEOUT', 'Call again.') })] },
      {
        lang: 'zh',
        tools: [
          exampleContract('zh', {
            idempotency: { by: 'none', text: '每次都新建。' },
            errors: errors('RATE_LIMITED', '稍等再试。'),
          }),
        ],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          exampleContract('en', {
            idempotency: { by: 'none', text: 'Asks once more.' },
            errors: errors('TIMEOUT', 'Call again.'),
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [exampleContract('zh', { errors: errors('RESULT_UNKNOWN', '再调用一次。') })],
      },
    ],
  },
  check: ({ tool }, report) => {
    const contract = contractOf(tool)
    if (!contract || !changesSomething(tool)) return
    const by = contract.idempotency?.by ?? 'none'
    const isSmall = effectAtStake(tool) === 'low-risk-write'
    for (const each of contract.errors) {
      if (each.retryable !== true) continue
      const message = by === 'none' ? unsafe(each) : isUnknown(each, false) ? 'unknown' : undefined
      if (!message) continue
      const { code, index } = each
      const path = ['contract', 'errors', index, 'retryable']
      report({
        message,
        path,
        values: { code },
        severity: by === 'none' && !isSmall ? 'error' : 'warning',
        fix: { id: 'noRetry', values: { code }, edits: [{ op: 'set', path, value: FALSE }] },
      })
    }
  },
})

const FALSE: JsonNode = bool(false)

const words = ({ code, when, next, text }: ContractError): string =>
  [snakeName(code), code, when, next, text].filter((each) => each !== undefined).join('\n')

/** Without a key or fields a retry is safe only where the call was refused before it did anything. */
function unsafe(error: ContractError): 'unknown' | 'notIdempotent' | undefined {
  if (isUnknown(error, true)) return 'unknown'
  return REFUSED.test(words(error)) ? undefined : 'notIdempotent'
}

/** With them a timeout is safe to repeat; an open result is looked up first all the same. */
function isUnknown(error: ContractError, counting: boolean): boolean {
  if (UNKNOWN.test(words(error))) return counting || !LOOKS_FIRST.test(error.next ?? '')
  return counting && TIMED_OUT.test(words(error))
}

function errors(code: string, next: string): readonly object[] {
  return [
    { code, retryable: true, next, text: next, when: code },
    { code: 'NOT_YOURS', retryable: false, next, text: next },
  ]
}
