import { both } from '../both'
import { WRITE_AUDIT } from '../shared/audit'
import { CALLER } from '../shared/caller'
import { INVALID_ARGUMENTS, NO_PERMISSION, resultUnknown } from '../shared/errors'
import { OPTIONAL_FIELDS } from '../shared/optional-fields'
import { NEEDS_CONFIRMATION, NOT_CONFIRMED, WAIT_FOR_USER } from '../shared/needs-confirmation'
import { result } from '../shared/result'
import { defineTemplate } from '../template'

export const travelApproval = defineTemplate({
  id: 'travel-approval',
  kind: 'write',
  title: { en: 'Request approval of a trip', zh: '提交出差申请' },
  note: {
    en: 'A person approves; the limit of the approver is the program’s to know, not the model’s.',
    zh: '由审批人批准；审批额度由系统注入，不问模型。',
  },
  poor: {
    name: 'travelApproval',
    description: both('Travel approval', '差旅审批'),
    inputSchema: {
      type: 'object',
      properties: {
        userId: { type: 'string' },
        from: { type: 'string' },
        to: { type: 'string' },
        date: { type: 'string' },
      },
    },
  },
  middling: {
    name: 'create_travel_request',
    description: both(
      'Creates a travel request for approval. Returns the request number and the approver.',
      '创建一张待审批的出差申请单，返回申请编号和审批人。',
    ),
    inputSchema: {
      type: 'object',
      properties: {
        city: {
          type: 'string',
          description: both('Where to travel, e.g. Chengdu', '要去的城市，例如成都'),
        },
        start_date: {
          type: 'string',
          description: both('First day, YYYY-MM-DD', '哪天出发，格式YYYY-MM-DD'),
        },
        end_date: {
          type: 'string',
          description: both('Last day, YYYY-MM-DD', '哪天回来，格式YYYY-MM-DD'),
        },
        purpose: { type: 'string', description: both('Why the trip is needed', '出差要办的事情') },
      },
      required: ['city', 'start_date', 'end_date'],
    },
  },
  good: {
    name: 'request_travel_approval',
    title: both('Request approval of a trip', '提交出差申请'),
    description: {
      does: both(
        'Submits one business trip of the signed-in employee to the approver. It does not approve anything and books nothing.',
        '为当前登录的员工提交一次出差申请，送交审批人。它不会审批，也不会预订。',
      ),
      when: both(
        'Use it when the employee wants to travel on business, such as “I need to visit the customer in Chengdu next week”. City, days and purpose have to be known.',
        '当用户要因公出差（如“我下周要去成都见客户”）时使用。需要先知道城市、日期和事由。',
      ),
      whenNot: both(
        'Do not use it to look at trips that were requested before: use list_travel_orders instead. To work out what to do on which day use plan_itinerary. It does not cancel a trip.',
        '不要用于查看已有的出差单，请改用list_travel_orders；安排每天的行程请改用plan_itinerary。它不会取消出差。',
      ),
      returns: both(
        'Returns the request number, the state and the name of the approver. ACCEPTED means that it is waiting for approval, not that it is approved. Tickets and hotels are not included.',
        '返回申请编号、状态和审批人姓名。ACCEPTED表示已提交待审批，不代表已批准。不含机票和酒店。',
      ),
      limits: both(
        'Only trips that start within the next 180 days and last at most 30 days. The employee confirms before it is sent. The same city and first day return the request that exists.',
        '仅支持未来180天内出发、最长30天的出差。提交前需要用户确认。城市和出发日期相同时返回已有的申请。',
      ),
    },
    inputSchema: {
      type: 'object',
      properties: {
        destination_city: {
          type: 'string',
          description: both(
            'City to travel to, at most 60 characters, without “city”, e.g. Chengdu. Take it from what the user says; ask the user when no city is named.',
            '出差城市，最多60个字符，不带“市”字，例如成都。取自用户的话；用户没说城市时先追问。',
          ),
          minLength: 1,
          maxLength: 60,
          examples: [both('Chengdu', '成都')],
        },
        start_date: {
          type: 'string',
          description: both(
            'Day of departure, YYYY-MM-DD in the employee’s own time zone, e.g. 2026-08-17. Work out “next Monday” from today’s date; ask the user when no day is named.',
            '出发日期，格式YYYY-MM-DD，按员工所在时区，例如2026-08-17。“下周一”等说法先换算成日期；用户没说日期时先追问。',
          ),
          format: 'date',
          examples: ['2026-08-17'],
        },
        end_date: {
          type: 'string',
          description: both(
            'Day of return, YYYY-MM-DD in the employee’s own time zone, e.g. 2026-08-19; not before start_date. Ask the user when it is not said.',
            '返回日期，格式YYYY-MM-DD，按员工所在时区，例如2026-08-19，不早于start_date。用户没说时先追问。',
          ),
          format: 'date',
          examples: ['2026-08-19'],
        },
        purpose: {
          type: 'string',
          description: both(
            'Why the trip is needed, at most 200 characters, e.g. Handover at the customer’s site. In the user’s own words; ask the user when no purpose was given.',
            '出差事由，最多200个字符，例如“到客户现场交付”。用用户自己的话写；用户没说事由时先追问。',
          ),
          minLength: 1,
          maxLength: 200,
          examples: [both('Handover at the customer’s site', '到客户现场交付')],
        },
        budget_cents: {
          type: 'integer',
          description: both(
            'Budget of the whole trip in cents of the company’s currency, up to 100000000, e.g. 480000 for 4,800. When left out, the standard rate of the city is used.',
            '整次出差的预算，单位为分，最大100000000，例如4800元填480000。不填则按该城市的标准计算。',
          ),
          minimum: 0,
          maximum: 100000000,
          examples: [480000],
        },
      },
      required: ['destination_city', 'start_date', 'end_date', 'purpose'],
      additionalProperties: false,
    },
    outputSchema: result(
      [
        'ACCEPTED',
        'APPROVED',
        'REJECTED',
        'NEEDS_CONFIRMATION',
        'MANUAL_REVIEW_REQUIRED',
        'RESULT_UNKNOWN',
        'FAILED',
      ],
      both('How far the request has come.', '申请当前到了哪一步。'),
      {
        request_number: {
          type: 'string',
          description: both('Number of the request.', '申请编号。'),
        },
        approver: { type: 'string', description: both('Who decides.', '审批人姓名。') },
        over_standard: {
          type: 'boolean',
          description: both(
            'The budget is above the standard rate: a second approval is needed.',
            '预算超过标准，需要加签。',
          ),
        },
        needs_confirmation: NEEDS_CONFIRMATION,
      },
    ),
    inputExamples: [
      {
        destination_city: both('Chengdu', '成都'),
        start_date: '2026-08-17',
        end_date: '2026-08-19',
        purpose: both('Handover at the customer’s site', '到客户现场交付'),
        budget_cents: 480000,
      },
    ],
    annotations: {
      readOnlyHint: false,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
    contract: {
      effect: 'write',
      confirmation: {
        who: 'human',
        when: both(
          'The employee confirms the request; the approver decides on the trip.',
          '提交前由员工确认，是否成行由审批人批准。',
        ),
      },
      idempotency: {
        by: 'fields',
        fields: ['destination_city', 'start_date'],
        text: both(
          'The same city and first day return the request that exists.',
          '城市和出发日期相同时返回已有的申请。',
        ),
      },
      checks: [
        {
          text: both('The return is not before the departure.', '返回日期不早于出发日期。'),
          error: 'INVALID_ARGUMENTS',
        },
        {
          text: both('No other trip of the employee overlaps.', '与该员工的其他出差不冲突。'),
          error: 'TRIP_OVERLAPS',
        },
        {
          text: both('The employee may travel on business.', '该员工可以因公出差。'),
          error: 'NO_PERMISSION',
        },
      ],
      verification: both(
        'Read the request back with list_travel_orders.',
        '用list_travel_orders回读申请。',
      ),
      timeout: {
        text: both(
          'Answer RESULT_UNKNOWN and read the request back.',
          '返回RESULT_UNKNOWN，并回读申请。',
        ),
        seconds: 10,
      },
      injected: [
        ...CALLER,
        { name: 'approval_limit', source: both('The role of the approver.', '审批人的角色。') },
      ],
      outcomes: [
        { state: 'ACCEPTED', meaning: both('It waits for the approver.', '已提交，等待审批。') },
        { state: 'APPROVED', meaning: both('The trip is approved.', '出差已批准。') },
        { state: 'REJECTED', meaning: both('The approver said no.', '审批人已驳回。') },
        NOT_CONFIRMED,
        {
          state: 'MANUAL_REVIEW_REQUIRED',
          meaning: both('A second approver is needed.', '需要加签审批。'),
        },
        {
          state: 'RESULT_UNKNOWN',
          meaning: both('The request may be in.', '申请可能已提交，正在核实。'),
        },
        {
          state: 'FAILED',
          meaning: both('Nothing was requested; see error.', '没有提交，见error。'),
        },
      ],
      signals: [
        {
          field: 'over_standard',
          meaning: both('Mention that it takes longer.', '应说明审批时间会更长。'),
        },
        WAIT_FOR_USER,
      ],
      errors: [
        INVALID_ARGUMENTS,
        {
          code: 'TRIP_OVERLAPS',
          retryable: false,
          when: both('There is a trip on these days.', '这些日子已有出差。'),
          next: both(
            'Name the other trip with list_travel_orders and ask which one counts.',
            '用list_travel_orders列出冲突的出差，请用户取舍。',
          ),
          text: both('You already have a trip on these days.', '这几天您已有出差安排。'),
        },
        NO_PERMISSION,
        resultUnknown(
          both(
            'Look with list_travel_orders; make no second request.',
            '用list_travel_orders核对，不要再次提交。',
          ),
        ),
      ],
      resultSize: {
        summary: both('Number, state and approver.', '编号、状态和审批人。'),
        key: 'request_number',
      },
      audit: WRITE_AUDIT,
      strict: OPTIONAL_FIELDS,
    },
  },
})
