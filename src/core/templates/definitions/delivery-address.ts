import { both } from '../both'
import { WRITE_AUDIT } from '../shared/audit'
import { CALLER } from '../shared/caller'
import { INVALID_ARGUMENTS, NO_PERMISSION, ORDER_NOT_FOUND, resultUnknown } from '../shared/errors'
import { NEEDS_CONFIRMATION, NOT_CONFIRMED, WAIT_FOR_USER } from '../shared/needs-confirmation'
import { OPTIONAL_FIELDS } from '../shared/optional-fields'
import { ORDER_NUMBER } from '../shared/order-number'
import { OWN_ORDER } from '../shared/own-order'
import { result } from '../shared/result'
import { defineTemplate } from '../template'

export const deliveryAddress = defineTemplate({
  id: 'delivery-address',
  kind: 'write',
  title: { en: 'Change a delivery address', zh: '修改收货地址' },
  note: {
    en: 'An address in named fields, and what happens once the parcel is on its way.',
    zh: '地址拆成具名字段，并说明发货之后会怎样。',
  },
  poor: {
    name: 'modifyAddress',
    description: both('Modify address', '修改地址'),
    inputSchema: {
      type: 'object',
      properties: {
        orderId: { type: 'string' },
        addr: { type: 'string' },
        userId: { type: 'string' },
      },
    },
  },
  middling: {
    name: 'update_address',
    description: both(
      'Updates the delivery address of an order. Returns the order number and the new address.',
      '修改一笔订单的收货地址，返回订单号和新的地址。',
    ),
    inputSchema: {
      type: 'object',
      properties: {
        order_no: {
          type: 'string',
          description: both(
            'Which order to change, e.g. SO20480117',
            '要修改的订单编号，例如SO20480117',
          ),
        },
        address: {
          type: 'string',
          description: both(
            'Where it goes now, with street and city',
            '改送到哪里，含城市和街道门牌',
          ),
        },
      },
      required: ['order_no', 'address'],
    },
  },
  good: {
    name: 'change_delivery_address',
    title: both('Change a delivery address', '修改收货地址'),
    description: {
      does: both(
        'Changes where one order that is not shipped is delivered. The old address is kept in the history of the order.',
        '修改一笔尚未发货订单的收货地址，原地址保留在订单记录里。',
      ),
      when: both(
        'Use it when the customer wants an order sent elsewhere, such as “please deliver it to my office”, and get_order shows that it is not shipped. The order number and the new address have to be known.',
        '当用户想换地方收货（如“改送到公司吧”），且get_order显示尚未发货时使用。需要先知道订单号和新地址。',
      ),
      whenNot: both(
        'Do not use it when the goods are not wanted any more: use request_order_cancellation instead. For a parcel on its way use list_shipments to find the carrier. It does not change the address book.',
        '不要用于不想要商品的情况，请改用request_order_cancellation；包裹已在路上时请改用list_shipments找承运商。它不会修改地址簿。',
      ),
      returns: both(
        'Returns the state, the address as it was understood and the new expected day. MANUAL_REVIEW_REQUIRED means that a person still checks the address and nothing has changed yet. Shipping costs are not included.',
        '返回处理状态、系统识别后的地址和新的预计送达日期。MANUAL_REVIEW_REQUIRED表示地址转人工核对，尚未生效。不含运费。',
      ),
      limits: both(
        'Only orders that are not shipped, within the same country, at most 3 changes per order. The user confirms first. The same address again changes nothing.',
        '仅支持未发货的订单，且限同一国家内，每笔订单最多改3次。修改前需要用户确认。再次提交相同地址不会有变化。',
      ),
    },
    inputSchema: {
      type: 'object',
      properties: {
        order_number: ORDER_NUMBER,
        recipient: {
          type: 'string',
          description: both(
            'Who receives the parcel, at most 60 characters, e.g. Li Na, from the user’s message. When left out, the recipient stays as it is.',
            '收件人姓名，最多60个字符，例如李娜，取自用户的消息。不填则收件人不变。',
          ),
          minLength: 1,
          maxLength: 60,
          examples: [both('Li Na', '李娜')],
        },
        street: {
          type: 'string',
          description: both(
            'Street, house number and room, at most 200 characters, e.g. 88 Wensan Road, room 1203. As the user says it; ask the user when the house number is missing.',
            '街道、门牌和房号，最多200个字符，例如文三路88号1203室。按用户所说填写；缺少门牌号时先追问用户。',
          ),
          minLength: 1,
          maxLength: 200,
          examples: [both('88 Wensan Road, room 1203', '文三路88号1203室')],
        },
        city: {
          type: 'string',
          description: both(
            'City, at most 60 characters, without “city”, e.g. Hangzhou. Take it from what the user says; ask the user when it is not said.',
            '城市，最多60个字符，不带“市”字，例如杭州。取自用户的话；用户没说时先追问。',
          ),
          minLength: 1,
          maxLength: 60,
          examples: [both('Hangzhou', '杭州')],
        },
        postal_code: {
          type: 'string',
          description: both(
            'Postal code, 6 digits, e.g. 310012; drop spaces. When left out, it is found by city and street.',
            '邮政编码，6位数字，例如310012，去掉空格。不填则按城市和街道查得。',
          ),
          pattern: '^[0-9]{6}$',
          examples: ['310012'],
        },
      },
      required: ['order_number', 'street', 'city'],
      additionalProperties: false,
    },
    outputSchema: result(
      ['COMPLETED', 'NEEDS_CONFIRMATION', 'MANUAL_REVIEW_REQUIRED', 'RESULT_UNKNOWN', 'FAILED'],
      both('What became of the change.', '修改的处理结果。'),
      {
        understood_address: {
          type: 'string',
          description: both('The address as it will be printed.', '将打印在面单上的地址。'),
        },
        expected_on: {
          type: 'string',
          description: both('New expected day, YYYY-MM-DD.', '新的预计送达日期，格式YYYY-MM-DD。'),
          format: 'date',
        },
        is_shipped: {
          type: 'boolean',
          description: both(
            'It has been shipped in the meantime: use list_shipments.',
            '订单刚刚发出：改用list_shipments。',
          ),
        },
        needs_confirmation: NEEDS_CONFIRMATION,
      },
    ),
    inputExamples: [
      {
        order_number: 'SO20480117',
        recipient: both('Li Na', '李娜'),
        street: both('88 Wensan Road, room 1203', '文三路88号1203室'),
        city: both('Hangzhou', '杭州'),
        postal_code: '310012',
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
        who: 'user',
        when: both(
          'Always; the old and the new address are shown.',
          '每次都要确认，同时展示原地址和新地址。',
        ),
      },
      idempotency: {
        by: 'fields',
        fields: ['order_number', 'street', 'city'],
        text: both(
          'The same address again answers COMPLETED and changes nothing.',
          '再次提交相同地址返回COMPLETED，不再变更。',
        ),
      },
      checks: [
        OWN_ORDER,
        {
          text: both('At that moment the order is not shipped.', '修改的那一刻订单尚未发货。'),
          error: 'ALREADY_SHIPPED',
        },
        {
          text: both(
            'The address exists and is in the same country.',
            '地址真实存在且在同一国家。',
          ),
          error: 'ADDRESS_UNKNOWN',
        },
      ],
      verification: both(
        'Read the order back with get_order and compare the address.',
        '用get_order回读订单，核对地址。',
      ),
      timeout: {
        text: both(
          'Answer RESULT_UNKNOWN and read the order back.',
          '返回RESULT_UNKNOWN，并回读订单。',
        ),
        seconds: 8,
      },
      injected: CALLER,
      outcomes: [
        { state: 'COMPLETED', meaning: both('The new address counts.', '新地址已生效。') },
        NOT_CONFIRMED,
        {
          state: 'MANUAL_REVIEW_REQUIRED',
          meaning: both('A person checks the address.', '地址需人工核对。'),
        },
        { state: 'RESULT_UNKNOWN', meaning: both('It may be changed.', '可能已修改，正在核实。') },
        {
          state: 'FAILED',
          meaning: both('Nothing was changed; see error.', '没有修改，见error。'),
        },
      ],
      signals: [
        {
          field: 'is_shipped',
          meaning: both('Only the carrier can redirect it now.', '只能由承运商改派。'),
          tool: 'list_shipments',
        },
        WAIT_FOR_USER,
      ],
      errors: [
        INVALID_ARGUMENTS,
        ORDER_NOT_FOUND,
        {
          code: 'ALREADY_SHIPPED',
          retryable: false,
          when: both('The order was shipped in the meantime.', '订单已经发出。'),
          next: both('Find the carrier with list_shipments.', '用list_shipments查询承运商。'),
          text: both('The order is already on its way.', '订单已经发货，无法修改地址。'),
        },
        {
          code: 'ADDRESS_UNKNOWN',
          retryable: false,
          when: both('The address is not known.', '地址无法识别。'),
          next: both('Ask the user for street and house number.', '请用户补充街道和门牌号。'),
          text: both('This address was not found.', '没有找到这个地址。'),
        },
        NO_PERMISSION,
        resultUnknown(
          both('Look with get_order; do not change it again.', '用get_order核对，不要再次修改。'),
        ),
      ],
      resultSize: {
        summary: both('State, one address and one date.', '状态、一个地址和一个日期。'),
        key: 'order_number',
      },
      audit: WRITE_AUDIT,
      strict: OPTIONAL_FIELDS,
    },
  },
})
