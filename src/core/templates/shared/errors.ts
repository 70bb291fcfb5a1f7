import { both, type Both } from '../both'

/** Arguments that the program refuses; all of them are told at once. */
export const INVALID_ARGUMENTS = {
  code: 'INVALID_ARGUMENTS',
  retryable: false,
  when: both('One or more arguments break a rule.', '一个或多个参数不合要求。'),
  next: both(
    'Correct every field listed in error.arguments, then make one new call.',
    '把error.arguments列出的字段全部改正后，再发起一次新的调用。',
  ),
  text: both('Some of the details need to be corrected.', '有几项信息需要更正。'),
} as const

export const NO_PERMISSION = {
  code: 'NO_PERMISSION',
  retryable: false,
  when: both('The signed-in user may not do this.', '当前登录的用户没有这项权限。'),
  next: both(
    'Stop, and name the contact that the result gives.',
    '停止操作，并说明结果中给出的联系人。',
  ),
  text: both('Your account has no access to this.', '您的账号没有这项权限。'),
} as const

/** A read that did not come back has changed nothing. */
export const UNAVAILABLE = {
  code: 'SERVICE_UNAVAILABLE',
  retryable: true,
  when: both('No answer within the time limit.', '在时限内没有返回。'),
  next: both(
    'Repeat the same call once; if it fails again, say that the service is busy.',
    '用相同参数重试一次；仍然失败就说明服务繁忙。',
  ),
  text: both('The service is busy at the moment.', '服务暂时繁忙，请稍后再试。'),
} as const

/** A write that did not come back may have happened, so it is looked up and not repeated. */
export const resultUnknown = (next: Both) =>
  ({
    code: 'RESULT_UNKNOWN',
    retryable: false,
    when: both(
      'No answer within the time limit; the change may have been made.',
      '在时限内没有返回，变更可能已经生效。',
    ),
    next,
    text: both('We are checking whether this went through.', '正在核实是否已经办理成功，请稍候。'),
  }) as const

export const ORDER_NOT_FOUND = {
  code: 'ORDER_NOT_FOUND',
  retryable: false,
  when: both('This customer has no such order.', '该客户没有这笔订单。'),
  next: both(
    'Read the number back to the user and ask for the right one.',
    '向用户复述订单号，请其核对后重新提供。',
  ),
  text: both('No order with this number was found.', '没有查到这个订单号对应的订单。'),
} as const
