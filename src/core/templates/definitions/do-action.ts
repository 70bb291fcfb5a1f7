import { both } from '../both'
import { WRITE_AUDIT } from '../shared/audit'
import { CALLER } from '../shared/caller'
import { INVALID_ARGUMENTS, NO_PERMISSION, resultUnknown } from '../shared/errors'
import { NEEDS_CONFIRMATION, NOT_CONFIRMED, WAIT_FOR_USER } from '../shared/needs-confirmation'
import { result } from '../shared/result'
import { defineTemplate } from '../template'

export const doAction = defineTemplate({
  id: 'do-action',
  kind: 'write',
  title: { en: 'Do an action', zh: '执行一个操作' },
  note: {
    en: 'One action with its check, its confirmation and what a second call does.',
    zh: '一个操作，写明检查、确认和重复调用的结果。',
  },
  poor: {
    name: 'execute',
    description: both('Execute ticket operation', '执行工单操作'),
    inputSchema: {
      type: 'object',
      properties: {
        id: { type: 'string' },
        action: { type: 'string' },
        operator: { type: 'string' },
      },
    },
  },
  middling: {
    name: 'close_ticket',
    description: both(
      'Closes a support ticket after the problem is solved. Returns the ticket number and the new status.',
      '问题解决后关闭一张客服工单，返回工单号和新的状态。',
    ),
    inputSchema: {
      type: 'object',
      properties: {
        ticket_no: {
          type: 'string',
          description: both('Which ticket to close, e.g. T204801', '要关闭的工单编号，例如T204801'),
        },
        note: { type: 'string', description: both('What was done about it', '处理过程的说明') },
      },
      required: ['ticket_no'],
    },
  },
  good: {
    name: 'close_support_ticket',
    title: both('Close a support ticket', '关闭客服工单'),
    description: {
      does: both(
        'Closes one support ticket of the signed-in user with the reason why it is finished.',
        '关闭当前用户的一张客服工单，并记下结束原因。',
      ),
      when: both(
        'Use it when the user says that a problem is settled, such as “it works again, you can close ticket T204801”. The ticket number has to be known.',
        '当用户表示问题已经了结（如“已经好了，T204801可以关了”）时使用。需要先知道工单号。',
      ),
      whenNot: both(
        'Do not use it to get money back: use submit_refund_request instead. It does not delete the ticket or answer open questions in it.',
        '不要用于申请退款，请改用submit_refund_request。它不会删除工单，也不会回复工单里的问题。',
      ),
      returns: both(
        'Returns the ticket number, the state and until when it can be opened again. The conversation is not included.',
        '返回工单号、状态和可重新打开的截止时间，不含沟通记录。',
      ),
      limits: both(
        'Only open tickets. The user confirms before it is closed. A closed ticket can be opened again within 14 days; closing it twice changes nothing.',
        '仅支持未关闭的工单。关闭前需要用户确认。关闭后14天内可以重新打开；重复关闭不会再有变化。',
      ),
    },
    inputSchema: {
      type: 'object',
      properties: {
        ticket_number: {
          type: 'string',
          description: both(
            'Ticket number: T and 6 digits, e.g. T204801. Take it from the user’s message; drop spaces and write the letter in upper case. Ask the user when it is not given.',
            '工单号：T加6位数字，例如T204801。取自用户的消息，去掉空格、字母转为大写。用户没有提供时先追问。',
          ),
          pattern: '^T[0-9]{6}$',
          examples: ['T204801'],
        },
        reason: {
          type: 'string',
          description: both(
            'Why it is finished: SOLVED the problem is gone; NOT_NEEDED the user gives up the request; DUPLICATE another ticket covers it. Choose by what the user says, e.g. SOLVED; ask the user when it is unclear.',
            '结束原因：SOLVED问题已解决；NOT_NEEDED用户不再需要处理；DUPLICATE已有其他工单在处理。按用户的说法选择，例如SOLVED；不清楚时先追问用户。',
          ),
          enum: ['SOLVED', 'NOT_NEEDED', 'DUPLICATE'],
          examples: ['SOLVED'],
        },
      },
      required: ['ticket_number', 'reason'],
      additionalProperties: false,
    },
    outputSchema: result(
      ['COMPLETED', 'ALREADY_CLOSED', 'NEEDS_CONFIRMATION', 'RESULT_UNKNOWN', 'FAILED'],
      both('What became of the ticket.', '工单的处理结果。'),
      {
        ticket_number: { type: 'string', description: both('Number of the ticket.', '工单号。') },
        reopen_until: {
          type: 'string',
          description: both(
            'Until when it can be opened again, ISO 8601 with offset.',
            '可重新打开的截止时间，ISO 8601格式，带时区。',
          ),
          format: 'date-time',
        },
        has_open_questions: {
          type: 'boolean',
          description: both(
            'The support team has asked something: mention it.',
            '客服还有未回复的提问：应告诉用户。',
          ),
        },
        needs_confirmation: NEEDS_CONFIRMATION,
      },
    ),
    inputExamples: [{ ticket_number: 'T204801', reason: 'SOLVED' }],
    annotations: {
      readOnlyHint: false,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
    strict: true,
    contract: {
      effect: 'low-risk-write',
      confirmation: {
        who: 'user',
        when: both('Always; ticket and reason are shown.', '每次都要确认，展示工单和原因。'),
      },
      idempotency: {
        by: 'fields',
        fields: ['ticket_number'],
        text: both(
          'A second call answers ALREADY_CLOSED and changes nothing.',
          '再次调用返回ALREADY_CLOSED，不再变更。',
        ),
      },
      checks: [
        {
          text: both('The ticket belongs to the signed-in user.', '工单属于当前登录的用户。'),
          error: 'TICKET_NOT_FOUND',
        },
        {
          text: both('The ticket is open at that moment.', '关闭的那一刻工单仍未关闭。'),
          error: 'ALREADY_CLOSED',
        },
      ],
      verification: both('Read the ticket back and compare its state.', '回读工单，核对状态。'),
      timeout: {
        text: both(
          'Answer RESULT_UNKNOWN and read the ticket back.',
          '返回RESULT_UNKNOWN，并回读工单。',
        ),
        seconds: 5,
      },
      injected: CALLER,
      outcomes: [
        { state: 'COMPLETED', meaning: both('The ticket is closed.', '工单已关闭。') },
        { state: 'ALREADY_CLOSED', meaning: both('It was closed before.', '工单此前已关闭。') },
        NOT_CONFIRMED,
        { state: 'RESULT_UNKNOWN', meaning: both('It may be closed.', '可能已关闭，正在核实。') },
        {
          state: 'FAILED',
          meaning: both('Nothing was changed; see error.', '没有变更，见error。'),
        },
      ],
      signals: [
        {
          field: 'has_open_questions',
          meaning: both('Ask whether to answer them first.', '先问用户是否要回复。'),
        },
        WAIT_FOR_USER,
      ],
      errors: [
        INVALID_ARGUMENTS,
        {
          code: 'TICKET_NOT_FOUND',
          retryable: false,
          when: both('This user has no such ticket.', '该用户没有这张工单。'),
          next: both('Ask the user for the right ticket number.', '请用户核对工单号。'),
          text: both('No ticket with this number was found.', '没有查到这个工单号。'),
        },
        {
          code: 'ALREADY_CLOSED',
          retryable: false,
          when: both('The ticket was closed before.', '工单此前已关闭。'),
          next: both('Say so; no call is needed.', '如实说明，无需再调用。'),
          text: both('This ticket is already closed.', '这张工单已经关闭。'),
        },
        NO_PERMISSION,
        resultUnknown(
          both('Have the ticket read back; do not close it again.', '回读工单核对，不要再次关闭。'),
        ),
      ],
      resultSize: {
        summary: both('Number, state and one time.', '编号、状态和一个时间。'),
        key: 'ticket_number',
      },
      audit: WRITE_AUDIT,
    },
  },
})
