import { both } from '../both'
import { WRITE_AUDIT } from '../shared/audit'
import { CALLER, keyFrom } from '../shared/caller'
import { INVALID_ARGUMENTS, NO_PERMISSION, resultUnknown } from '../shared/errors'
import { OPTIONAL_FIELDS } from '../shared/optional-fields'
import { NEEDS_CONFIRMATION, NOT_CONFIRMED, WAIT_FOR_USER } from '../shared/needs-confirmation'
import { result } from '../shared/result'
import { defineTemplate } from '../template'

export const sendEmail = defineTemplate({
  id: 'send-email',
  kind: 'write',
  title: { en: 'Send an e-mail', zh: '发送邮件' },
  note: {
    en: 'The user confirms before it goes out; accepted is kept apart from delivered.',
    zh: '发出前由用户确认；“已受理”与“已送达”分开。',
  },
  poor: {
    name: 'email',
    description: both('Send email', '发邮件'),
    inputSchema: {
      type: 'object',
      properties: {
        to: { type: 'string' },
        title: { type: 'string' },
        content: { type: 'string' },
        confirm: { type: 'boolean' },
      },
    },
  },
  middling: {
    name: 'send_mail',
    description: both(
      'Sends an e-mail to one or more addresses. Returns the message number and the state.',
      '向一个或多个地址发送一封邮件，返回邮件编号和发送状态。',
    ),
    inputSchema: {
      type: 'object',
      properties: {
        to: {
          type: 'array',
          description: both(
            'Who receives it, e.g. li.na@example.com',
            '收件人邮箱，例如li.na@example.com',
          ),
          items: { type: 'string' },
        },
        subject: {
          type: 'string',
          description: both('What it is about, one line', '邮件主题，一行以内'),
        },
        body: {
          type: 'string',
          description: both('What to say, plain text', '要写的内容，纯文本'),
        },
      },
      required: ['to', 'subject', 'body'],
    },
  },
  good: {
    name: 'send_email',
    title: both('Send an e-mail', '发送邮件'),
    description: {
      does: both(
        'Sends one plain-text e-mail from the signed-in user’s own address.',
        '以当前登录用户自己的邮箱发送一封纯文本邮件。',
      ),
      when: both(
        'Use it when the user asks to write to somebody, such as “mail Li Na that I will be late”. The address and what is to be said have to be known; the model writes the text.',
        '当用户要求给某人写邮件（如“给李娜发邮件说我会晚到”）时使用。需要先知道收件地址和要表达的内容，正文由模型撰写。',
      ),
      whenNot: both(
        'Do not use it to remind the user of something: use create_reminder instead. It does not send attachments, letters to lists or messages in chats.',
        '不要用于提醒用户本人，请改用create_reminder。不支持附件、群发邮件列表和聊天消息。',
      ),
      returns: both(
        'Returns the message number, the state and the addresses that were refused. ACCEPTED means that it waits in the outbox, not that it has arrived. Replies are not included.',
        '返回邮件编号、状态和被拒绝的地址。ACCEPTED表示已进入发件箱，不代表对方已收到。不含回信。',
      ),
      limits: both(
        'At most 10 addresses and 10,000 characters. The user confirms before it goes out; then it waits 60 seconds in the outbox, where the user can still stop it.',
        '收件人最多10个，正文最多10000个字符。发送前需要用户确认；确认后在发件箱停留60秒，期间用户仍可撤下。',
      ),
    },
    inputSchema: {
      type: 'object',
      properties: {
        to: {
          type: 'array',
          description: both(
            'E-mail addresses of those who receive it, 1 to 10, e.g. ["li.na@example.com"]. Take them from the user’s message or from get_user_account; drop spaces. Ask the user when an address is not known.',
            '收件人的邮箱地址，1到10个，例如["li.na@example.com"]。取自用户的消息或get_user_account的结果，去掉空格。不知道地址时先追问用户。',
          ),
          minItems: 1,
          maxItems: 10,
          uniqueItems: true,
          examples: [['li.na@example.com']],
          items: { type: 'string', format: 'email', maxLength: 254 },
        },
        subject: {
          type: 'string',
          description: both(
            'Subject line, at most 120 characters, e.g. Ten minutes late today. Written by the model from what the user said; ask the user when it is unclear what the mail is about.',
            '邮件主题，最多120个字符，例如“今天会晚到十分钟”。由模型根据用户的话拟写；不清楚主题时先追问用户。',
          ),
          minLength: 1,
          maxLength: 120,
          examples: [both('Ten minutes late today', '今天会晚到十分钟')],
        },
        body: {
          type: 'string',
          description: both(
            'The text, at most 10,000 characters, plain text with line breaks, e.g. Dear Li Na, I will be ten minutes late. Say only what the user wants said; ask the user when that is unclear.',
            '邮件正文，最多10000个字符，纯文本，可换行，例如“李娜您好，我会晚到十分钟。”只写用户要表达的内容；不清楚时先追问用户。',
          ),
          minLength: 1,
          maxLength: 10000,
          examples: [both('Dear Li Na, I will be ten minutes late.', '李娜您好，我会晚到十分钟。')],
        },
        reply_to_message: {
          type: 'string',
          description: both(
            'Number of the message that this one answers: M and 10 digits, e.g. M2048011705, as an earlier result gave it. When left out, a new conversation is started.',
            '要回复的邮件编号：M加10位数字，例如M2048011705，取自之前的返回结果。不填则另起一封新邮件。',
          ),
          pattern: '^M[0-9]{10}$',
          examples: ['M2048011705'],
        },
      },
      required: ['to', 'subject', 'body'],
      additionalProperties: false,
    },
    outputSchema: result(
      ['ACCEPTED', 'SENT', 'STOPPED', 'NEEDS_CONFIRMATION', 'RESULT_UNKNOWN', 'FAILED'],
      both('How far the message has come.', '邮件当前到了哪一步。'),
      {
        message_number: {
          type: 'string',
          description: both('Number of the message.', '邮件编号。'),
        },
        refused_addresses: {
          type: 'array',
          description: both('Addresses that do not exist.', '不存在的地址。'),
          maxItems: 10,
          items: { type: 'string' },
        },
        needs_confirmation: NEEDS_CONFIRMATION,
      },
    ),
    inputExamples: [
      {
        to: ['li.na@example.com'],
        subject: both('Ten minutes late today', '今天会晚到十分钟'),
        body: both('Dear Li Na, I will be ten minutes late.', '李娜您好，我会晚到十分钟。'),
      },
    ],
    annotations: {
      readOnlyHint: false,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: true,
    },
    contract: {
      effect: 'write',
      confirmation: {
        who: 'user',
        when: both(
          'Always; addresses, subject and text are shown.',
          '每次都要确认，展示收件人、主题和正文。',
        ),
      },
      idempotency: {
        by: 'key',
        key: 'email:{conversation}:{step}',
        text: both(
          'A second identical call returns the message that exists.',
          '相同的调用再来一次，返回已有的那封邮件。',
        ),
      },
      checks: [
        {
          text: both('The user may send from this address.', '用户有权使用该发件地址。'),
          error: 'NO_PERMISSION',
        },
        {
          text: both('Every address can receive mail.', '每个地址都可以收信。'),
          error: 'ADDRESS_REFUSED',
        },
        {
          text: both(
            'No more than 50 messages of this user today.',
            '该用户当天发出的邮件不超过50封。',
          ),
          error: 'DAILY_LIMIT',
        },
      ],
      verification: both(
        'Read the outbox by message_number after 60 seconds.',
        '60秒后按message_number回读发件箱。',
      ),
      timeout: {
        text: both(
          'Answer RESULT_UNKNOWN and look in the outbox.',
          '返回RESULT_UNKNOWN，并核对发件箱。',
        ),
        seconds: 10,
      },
      injected: [...CALLER, keyFrom('email:{conversation}:{step}')],
      outcomes: [
        { state: 'ACCEPTED', meaning: both('It waits in the outbox.', '已进入发件箱，等待发出。') },
        {
          state: 'SENT',
          meaning: both('It has left; arrival is not known.', '已经发出，是否送达未知。'),
        },
        { state: 'STOPPED', meaning: both('The user stopped it in time.', '用户在发出前撤下。') },
        NOT_CONFIRMED,
        {
          state: 'RESULT_UNKNOWN',
          meaning: both('It may have been sent.', '可能已经发出，正在核实。'),
        },
        { state: 'FAILED', meaning: both('Nothing was sent; see error.', '没有发送，见error。') },
      ],
      signals: [
        WAIT_FOR_USER,
        {
          field: 'refused_addresses',
          meaning: both(
            'Mention them and ask for the right ones.',
            '说明这些地址有误，请用户更正。',
          ),
        },
      ],
      errors: [
        INVALID_ARGUMENTS,
        {
          code: 'ADDRESS_REFUSED',
          retryable: false,
          when: both('No address can receive mail.', '所有地址都无法收信。'),
          next: both('Ask the user for the right address.', '请用户提供正确的地址。'),
          text: both('This address does not accept mail.', '这个地址无法收信。'),
        },
        {
          code: 'DAILY_LIMIT',
          retryable: false,
          when: both('50 messages were sent today.', '当天已发出50封邮件。'),
          next: both(
            'Offer to do it tomorrow with create_reminder.',
            '可用create_reminder提醒用户明天再发。',
          ),
          text: both('The limit for today is reached.', '今天的发信数量已用完。'),
        },
        NO_PERMISSION,
        resultUnknown(
          both(
            'Wait a minute, then have the outbox checked; do not send again.',
            '一分钟后核对发件箱，不要再次发送。',
          ),
        ),
      ],
      resultSize: {
        summary: both('Number, state and refused addresses.', '编号、状态和被拒绝的地址。'),
      },
      audit: WRITE_AUDIT,
      strict: OPTIONAL_FIELDS,
    },
  },
})
