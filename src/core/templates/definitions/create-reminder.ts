import { both } from '../both'
import { WRITE_AUDIT } from '../shared/audit'
import { CALLER } from '../shared/caller'
import { INVALID_ARGUMENTS, NO_PERMISSION, resultUnknown } from '../shared/errors'
import { OPTIONAL_FIELDS } from '../shared/optional-fields'
import { result } from '../shared/result'
import { defineTemplate } from '../template'

export const createReminder = defineTemplate({
  id: 'create-reminder',
  kind: 'write',
  title: { en: 'Create a reminder', zh: '创建提醒' },
  note: {
    en: 'A point in time with its zone, worked out from what the user said.',
    zh: '带时区的时间点，由用户的说法换算得来。',
  },
  poor: {
    name: 'remind',
    description: both('Add reminder', '添加提醒'),
    inputSchema: {
      type: 'object',
      properties: {
        content: { type: 'string' },
        time: { type: 'string' },
        repeat: { type: 'integer' },
        token: { type: 'string' },
      },
    },
  },
  middling: {
    name: 'add_reminder',
    description: both(
      'Adds a reminder for the user at a given time. Returns the reminder number and the time.',
      '为用户添加一条定时提醒，返回提醒编号和提醒时间。',
    ),
    inputSchema: {
      type: 'object',
      properties: {
        text: { type: 'string', description: both('What to remind of', '要提醒用户的事情') },
        remind_at: {
          type: 'string',
          description: both(
            'When to remind, e.g. 2026-08-17 09:30',
            '什么时候提醒，例如2026-08-17 09:30',
          ),
        },
      },
      required: ['text', 'remind_at'],
    },
  },
  good: {
    name: 'create_reminder',
    title: both('Create a reminder', '创建提醒'),
    description: {
      does: both(
        'Creates one reminder for the signed-in user, which pops up on the user’s own devices at the given time.',
        '为当前登录的用户创建一条提醒，到点在用户自己的设备上弹出。',
      ),
      when: both(
        'Use it when the user wants to be reminded of something, such as “remind me tomorrow at nine to call Li Na”. What and when have to be known.',
        '当用户希望到时被提醒（如“明天九点提醒我给李娜打电话”）时使用。需要先知道事情和时间。',
      ),
      whenNot: both(
        'Do not use it to tell somebody else: use send_email instead. It does not book appointments or invite people.',
        '不要用于通知其他人，请改用send_email。它不会预约会议，也不会邀请他人。',
      ),
      returns: both(
        'Returns the reminder number, the time it was set for and whether one like it existed. Other reminders are not included.',
        '返回提醒编号、设定的时间，以及是否已有相同的提醒，不含其他提醒。',
      ),
      limits: both(
        'At most 200 characters and one year ahead; 100 open reminders per user. The same text at the same time returns the one that exists.',
        '内容最多200个字符，时间最远一年以内；每人最多100条未到期的提醒。内容和时间都相同时返回已有的那条。',
      ),
    },
    inputSchema: {
      type: 'object',
      properties: {
        text: {
          type: 'string',
          description: both(
            'What to remind of, at most 200 characters, e.g. Call Li Na. Short, in the user’s words, without “remind me to”. Ask the user when it is not said.',
            '提醒内容，最多200个字符，例如“给李娜打电话”。用用户的话简短写，去掉“提醒我”。用户没说要提醒什么时先追问。',
          ),
          minLength: 1,
          maxLength: 200,
          examples: [both('Call Li Na', '给李娜打电话')],
        },
        remind_at: {
          type: 'string',
          description: both(
            'When to remind, ISO 8601 with the user’s own offset, e.g. 2026-08-17T09:00:00+08:00. Work out “tomorrow at nine” from the present time. Ask the user when no time is named.',
            '提醒时间，ISO 8601格式，带用户所在时区的偏移，例如2026-08-17T09:00:00+08:00。“明天九点”等说法先按当前时间换算。用户没说时间时先追问。',
          ),
          format: 'date-time',
          examples: ['2026-08-17T09:00:00+08:00'],
        },
        repeat: {
          type: 'string',
          description: both(
            'Whether it comes again: ONCE a single time; DAILY every day at that time; WEEKLY every week on that day. E.g. WEEKLY for “every Monday”. When left out, ONCE is used.',
            '是否重复：ONCE只提醒一次；DAILY每天同一时间；WEEKLY每周同一天。例如“每周一”用WEEKLY。不填时默认为ONCE。',
          ),
          enum: ['ONCE', 'DAILY', 'WEEKLY'],
          default: 'ONCE',
          examples: ['WEEKLY'],
        },
      },
      required: ['text', 'remind_at'],
      additionalProperties: false,
    },
    outputSchema: result(
      ['COMPLETED', 'RESULT_UNKNOWN', 'FAILED'],
      both('Whether the reminder is set.', '提醒是否设好。'),
      {
        reminder_number: {
          type: 'string',
          description: both('Number of the reminder.', '提醒编号。'),
        },
        remind_at: {
          type: 'string',
          description: both(
            'When it will come, ISO 8601 with offset.',
            '提醒时间，ISO 8601格式，带时区。',
          ),
          format: 'date-time',
        },
        existed_before: {
          type: 'boolean',
          description: both('The same reminder was there already.', '相同的提醒此前已存在。'),
        },
        is_muted: {
          type: 'boolean',
          description: both(
            'The user’s devices are muted then: mention it.',
            '届时设备处于免打扰：应告诉用户。',
          ),
        },
      },
    ),
    inputExamples: [
      {
        text: both('Call Li Na', '给李娜打电话'),
        remind_at: '2026-08-17T09:00:00+08:00',
        repeat: 'ONCE',
      },
      { text: both('Call Li Na', '给李娜打电话'), remind_at: '2026-08-17T09:00:00+08:00' },
    ],
    annotations: {
      readOnlyHint: false,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
    contract: {
      effect: 'low-risk-write',
      confirmation: { who: 'none' },
      idempotency: {
        by: 'fields',
        fields: ['text', 'remind_at'],
        text: both(
          'The same text at the same time returns the reminder that exists.',
          '内容和时间都相同时返回已有的提醒。',
        ),
      },
      checks: [
        {
          text: both('The time lies ahead, within one year.', '时间在今后一年之内。'),
          error: 'INVALID_ARGUMENTS',
        },
        {
          text: both('The user has fewer than 100 open reminders.', '未到期的提醒少于100条。'),
          error: 'TOO_MANY_REMINDERS',
        },
      ],
      verification: both(
        'Read the reminder back by reminder_number.',
        '按reminder_number回读提醒。',
      ),
      timeout: {
        text: both(
          'Answer RESULT_UNKNOWN and read the reminders back.',
          '返回RESULT_UNKNOWN，并回读提醒。',
        ),
        seconds: 5,
      },
      injected: CALLER,
      outcomes: [
        { state: 'COMPLETED', meaning: both('The reminder is set.', '提醒已设好。') },
        { state: 'RESULT_UNKNOWN', meaning: both('It may be set.', '可能已设好，正在核实。') },
        { state: 'FAILED', meaning: both('Nothing was set; see error.', '没有设置，见error。') },
      ],
      signals: [
        {
          field: 'existed_before',
          meaning: both('Nothing new was made; say so.', '没有新建，如实说明。'),
        },
        { field: 'is_muted', meaning: both('Offer another time.', '可以建议换个时间。') },
      ],
      errors: [
        INVALID_ARGUMENTS,
        {
          code: 'TOO_MANY_REMINDERS',
          retryable: false,
          when: both('100 reminders are open.', '未到期的提醒已有100条。'),
          next: both(
            'Ask the user which one can go; the user removes it in the program.',
            '请用户在程序里删掉不需要的提醒。',
          ),
          text: both('There are too many open reminders.', '未到期的提醒太多了。'),
        },
        NO_PERMISSION,
        resultUnknown(
          both(
            'Have the reminders read back after one minute; do not create another.',
            '一分钟后核对提醒列表，不要再新建。',
          ),
        ),
      ],
      resultSize: {
        summary: both('Number, time and two marks.', '编号、时间和两个标记。'),
        key: 'reminder_number',
      },
      audit: WRITE_AUDIT,
      strict: OPTIONAL_FIELDS,
    },
  },
})
