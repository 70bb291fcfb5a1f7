import { both } from '../both'
import { READ_AUDIT } from '../shared/audit'
import { CALLER } from '../shared/caller'
import { INVALID_ARGUMENTS, NO_PERMISSION, UNAVAILABLE } from '../shared/errors'
import { CURRENCY } from '../shared/money'
import { readWithin } from '../shared/read-within'
import { result } from '../shared/result'
import { defineTemplate } from '../template'

export const queryOne = defineTemplate({
  id: 'query-one',
  kind: 'query',
  title: { en: 'Query one record', zh: '查询一条记录' },
  note: {
    en: 'One number in, one record out; “not found” has a meaning of its own.',
    zh: '一个编号查一条记录；“没查到”有明确含义。',
  },
  poor: {
    name: 'getInvoiceInfo',
    description: both('Get invoice info', '获取发票信息'),
    inputSchema: {
      type: 'object',
      properties: { id: { type: 'string' }, flag: { type: 'integer' } },
    },
  },
  middling: {
    name: 'get_invoice_info',
    description: both(
      'Gets one invoice by its number. Returns the amount, the tax and the date of issue.',
      '根据发票号查询一张发票，返回金额、税额和开票日期。',
    ),
    inputSchema: {
      type: 'object',
      properties: {
        number: {
          type: 'string',
          description: both('The one printed at the top right', '票面右上角印着的那一串'),
        },
      },
      required: ['number'],
    },
  },
  good: {
    name: 'get_invoice',
    title: both('Look up an invoice', '查询发票'),
    description: {
      does: both(
        'Looks up one invoice of the signed-in customer by its number. It only reads.',
        '按发票号查询当前客户的一张发票。只读。',
      ),
      when: both(
        'Use it when the customer asks about an invoice, such as “what tax is on invoice INV-2048-00117?”. The invoice number has to be known.',
        '当用户询问某张发票（如“INV-2048-00117这张发票的税额是多少”）时使用。需要先知道发票号。',
      ),
      whenNot: both(
        'Do not use it to see whether money has arrived: use get_payment instead. For the goods of an order use get_order. It does not issue or correct invoices.',
        '不要用于确认钱是否到账，请改用get_payment；查订单商品请改用get_order。它不会开票或红冲。',
      ),
      returns: both(
        'Returns the title, the amount, the tax, the state and the date of issue. The PDF is not included. NOT_FOUND means that this customer has no such invoice within the range.',
        '返回抬头、金额、税额、状态和开票日期，不含PDF文件。NOT_FOUND表示该客户在可查范围内没有这张发票。',
      ),
      limits: both(
        'Covers invoices of the last 5 years. A new invoice can take up to 10 minutes to appear.',
        '只覆盖近5年的发票；新开的发票最多要10分钟才能查到。',
      ),
    },
    inputSchema: {
      type: 'object',
      properties: {
        invoice_number: {
          type: 'string',
          description: both(
            'Invoice number: INV, a year and 5 digits, joined by hyphens, e.g. INV-2048-00117. Take it from the user’s message; drop spaces and write the letters in upper case. Ask the user when it is not given.',
            '发票号：INV、4位年份和5位数字，用连字符相连，例如INV-2048-00117。取自用户的消息，去掉空格、字母转为大写。用户没有提供时先追问。',
          ),
          pattern: '^INV-[0-9]{4}-[0-9]{5}$',
          examples: ['INV-2048-00117'],
        },
      },
      required: ['invoice_number'],
      additionalProperties: false,
    },
    outputSchema: result(
      ['FOUND', 'NOT_FOUND', 'FAILED'],
      both('Whether the invoice was found.', '是否查到这张发票。'),
      {
        state: {
          type: 'string',
          description: both('Whether the invoice is valid.', '发票是否有效。'),
          enum: ['ISSUED', 'CORRECTED', 'VOID'],
        },
        title: { type: 'string', description: both('To whom it is made out.', '发票抬头。') },
        amount_cents: {
          type: 'integer',
          description: both('Amount with tax, in cents.', '价税合计，单位为分。'),
        },
        tax_cents: { type: 'integer', description: both('Tax, in cents.', '税额，单位为分。') },
        currency: CURRENCY,
        issued_on: {
          type: 'string',
          description: both('Date of issue, YYYY-MM-DD.', '开票日期，格式YYYY-MM-DD。'),
          format: 'date',
        },
        corrected_by: {
          type: 'string',
          description: both(
            'Number of the invoice that replaces it: mention it.',
            '替换它的新发票号：应一并说明。',
          ),
        },
      },
    ),
    inputExamples: [{ invoice_number: 'INV-2048-00117' }],
    annotations: { readOnlyHint: true, openWorldHint: false },
    strict: true,
    contract: {
      effect: 'read',
      confirmation: { who: 'none' },
      checks: [
        {
          text: both('The invoice belongs to the signed-in customer.', '发票属于当前登录的客户。'),
          error: 'INVOICE_NOT_FOUND',
        },
      ],
      timeout: readWithin(5),
      injected: CALLER,
      outcomes: [
        { state: 'FOUND', meaning: both('The invoice is in the result.', '结果里有这张发票。') },
        {
          state: 'NOT_FOUND',
          meaning: both(
            'This customer has no such invoice within the range.',
            '该客户在可查范围内没有这张发票。',
          ),
        },
        {
          state: 'FAILED',
          meaning: both('Nothing was read; see error.', '没有读到数据，见error。'),
        },
      ],
      signals: [
        {
          field: 'corrected_by',
          meaning: both('The invoice was replaced by this one.', '这张发票已被新发票替换。'),
          tool: 'get_invoice',
        },
      ],
      errors: [
        INVALID_ARGUMENTS,
        {
          code: 'INVOICE_NOT_FOUND',
          retryable: false,
          when: both('This customer has no such invoice.', '该客户没有这张发票。'),
          next: both(
            'Read the number back to the user and ask for the right one.',
            '向用户复述发票号，请其核对后重新提供。',
          ),
          text: both('No invoice with this number was found.', '没有查到这个号码的发票。'),
        },
        NO_PERMISSION,
        UNAVAILABLE,
      ],
      resultSize: {
        summary: both('One invoice, seven fields.', '一张发票，七个字段。'),
        key: 'invoice_number',
      },
      audit: READ_AUDIT,
    },
  },
})
