import { both } from '../both'
import { READ_AUDIT } from '../shared/audit'
import { CALLER } from '../shared/caller'
import { INVALID_ARGUMENTS, NO_PERMISSION, UNAVAILABLE } from '../shared/errors'
import { OPTIONAL_FIELDS } from '../shared/optional-fields'
import { readWithin } from '../shared/read-within'
import { result } from '../shared/result'
import { defineTemplate } from '../template'

export const travelOrders = defineTemplate({
  id: 'travel-orders',
  kind: 'list',
  title: { en: 'Query travel orders', zh: '查询差旅订单' },
  note: {
    en: 'A range of dates with its greatest length, and a summary instead of everything.',
    zh: '日期范围有上限，返回摘要而不是全部数据。',
  },
  poor: {
    name: 'travelOrder',
    description: both('Travel order list', '差旅订单列表'),
    inputSchema: {
      type: 'object',
      properties: {
        userId: { type: 'string' },
        begin: { type: 'string' },
        end: { type: 'string' },
        status: { type: 'integer' },
      },
    },
  },
  middling: {
    name: 'query_travel_orders',
    description: both(
      'Queries the business trips of an employee. Returns a list with city, days and status.',
      '查询员工的差旅订单，返回城市、日期和状态列表。',
    ),
    inputSchema: {
      type: 'object',
      properties: {
        from_date: {
          type: 'string',
          description: both('First day to look at, YYYY-MM-DD', '从哪天查起，格式YYYY-MM-DD'),
        },
        to_date: {
          type: 'string',
          description: both('Last day to look at, YYYY-MM-DD', '查到哪天为止，格式YYYY-MM-DD'),
        },
        status: {
          type: 'string',
          description: both('Which ones to show', '要看哪一类'),
          enum: ['all', 'approved', 'rejected'],
        },
      },
      required: ['from_date', 'to_date'],
    },
  },
  good: {
    name: 'list_travel_orders',
    title: both('Query travel orders', '查询差旅订单'),
    description: {
      does: both(
        'Lists the business trips of the signed-in employee that start within a range of days.',
        '列出当前员工在一段日期内出发的差旅订单。',
      ),
      when: both(
        'Use it when the employee asks about trips that were requested before, such as “has my trip to Chengdu been approved?”.',
        '当用户询问已提交的出差（如“我去成都的出差批了吗”）时使用。',
      ),
      whenNot: both(
        'Do not use it to request a trip: use request_travel_approval instead. For orders of the shop use get_order. It does not approve or cancel trips.',
        '不要用于申请出差，请改用request_travel_approval；查商城订单请改用get_order。它不会审批或取消出差。',
      ),
      returns: both(
        'Returns for each trip the number, the city, the days, the state and the approver. Tickets and expenses are not included. An empty list means that no trip starts in the range.',
        '返回每次出差的编号、城市、日期、状态和审批人，不含票务和报销。列表为空表示该时段没有出发的行程。',
      ),
      limits: both(
        'Covers the last 12 months and the next 180 days; at most 92 days and 50 trips per call.',
        '只覆盖近12个月和未来180天，一次最多查92天、返回50条。',
      ),
    },
    inputSchema: {
      type: 'object',
      properties: {
        start_date: {
          type: 'string',
          description: both(
            'First day of departure to look at, YYYY-MM-DD in the employee’s own time zone, e.g. 2026-08-01. Work out “this month” from today’s date. When left out, today is taken.',
            '出发日期的起点，格式YYYY-MM-DD，按员工所在时区，例如2026-08-01。“这个月”等说法先换算成日期。不填则从今天开始。',
          ),
          format: 'date',
          examples: ['2026-08-01'],
        },
        end_date: {
          type: 'string',
          description: both(
            'Last day of departure to look at, YYYY-MM-DD, e.g. 2026-08-31; at most 92 days after start_date. When left out, 30 days from start_date are taken.',
            '出发日期的终点，格式YYYY-MM-DD，例如2026-08-31，距start_date最多92天。不填则取start_date起30天。',
          ),
          format: 'date',
          examples: ['2026-08-31'],
        },
        state: {
          type: 'string',
          description: both(
            'Which trips: WAITING not decided yet; APPROVED may start; REJECTED was turned down; CANCELLED was given up. E.g. APPROVED for “approved ones”. When left out, trips in every state are listed.',
            '只看哪种状态：WAITING待审批；APPROVED已批准；REJECTED已驳回；CANCELLED已取消。例如用户问“批了的”用APPROVED。不填则列出各种状态的出差。',
          ),
          enum: ['WAITING', 'APPROVED', 'REJECTED', 'CANCELLED'],
          examples: ['APPROVED'],
        },
      },
      required: [],
      additionalProperties: false,
    },
    outputSchema: result(
      ['FOUND', 'EMPTY', 'FAILED'],
      both('Whether there are trips.', '是否有出差记录。'),
      {
        total: { type: 'integer', description: both('How many trips fit.', '符合条件的总数。') },
        trips: {
          type: 'array',
          description: both('The trips, the next one first.', '出差列表，最近出发的在前。'),
          maxItems: 50,
          items: {
            type: 'object',
            properties: {
              request_number: {
                type: 'string',
                description: both('Number of the request.', '申请编号。'),
              },
              city: { type: 'string', description: both('City of the trip.', '出差城市。') },
              start_date: {
                type: 'string',
                description: both('First day, YYYY-MM-DD.', '出发日期，格式YYYY-MM-DD。'),
                format: 'date',
              },
              end_date: {
                type: 'string',
                description: both('Last day, YYYY-MM-DD.', '返回日期，格式YYYY-MM-DD。'),
                format: 'date',
              },
              state: {
                type: 'string',
                description: both('State of the trip.', '审批状态。'),
                enum: ['WAITING', 'APPROVED', 'REJECTED', 'CANCELLED'],
              },
              approver: { type: 'string', description: both('Who decides.', '审批人姓名。') },
            },
            required: ['request_number', 'city', 'start_date', 'end_date', 'state'],
            additionalProperties: false,
          },
        },
        has_more: {
          type: 'boolean',
          description: both('More than 50 fit: narrow the range.', '超过50条：请缩小日期范围。'),
        },
      },
    ),
    inputExamples: [
      { start_date: '2026-08-01', end_date: '2026-08-31', state: 'APPROVED' },
      { state: 'WAITING' },
    ],
    annotations: { readOnlyHint: true, openWorldHint: false },
    contract: {
      effect: 'read',
      confirmation: { who: 'none' },
      checks: [
        {
          text: both(
            'The range runs forward and is at most 92 days long.',
            '终点不早于起点，且不超过92天。',
          ),
          error: 'INVALID_ARGUMENTS',
        },
        {
          text: both('Only the employee’s own trips are read.', '只能查询员工本人的出差。'),
          error: 'NO_PERMISSION',
        },
      ],
      timeout: readWithin(5),
      injected: CALLER,
      outcomes: [
        { state: 'FOUND', meaning: both('The trips are in the result.', '结果里有出差记录。') },
        { state: 'EMPTY', meaning: both('No trip starts in the range.', '该时段没有出发的行程。') },
        {
          state: 'FAILED',
          meaning: both('Nothing was read; see error.', '没有读到数据，见error。'),
        },
      ],
      signals: [
        {
          field: 'has_more',
          meaning: both(
            'The list is cut at 50; a shorter range shows the rest.',
            '列表只到50条，缩小范围可看其余。',
          ),
        },
      ],
      errors: [INVALID_ARGUMENTS, NO_PERMISSION, UNAVAILABLE],
      resultSize: {
        summary: both('At most 50 trips, six fields each.', '最多50条，每条六个字段。'),
        key: 'request_number',
        paging: both(
          'By a shorter range of days when has_more is true.',
          'has_more为true时缩小日期范围再查。',
        ),
      },
      audit: READ_AUDIT,
      strict: OPTIONAL_FIELDS,
    },
  },
})
