import { both } from '../../templates/both'
import { deliveryAddress } from '../../templates/definitions/delivery-address'
import { orderCancellation } from '../../templates/definitions/order-cancellation'
import { orderLookup } from '../../templates/definitions/order-lookup'
import { paymentLookup } from '../../templates/definitions/payment-lookup'
import { queryOne } from '../../templates/definitions/query-one'
import { refundEstimate } from '../../templates/definitions/refund-estimate'
import { refundLookup } from '../../templates/definitions/refund-lookup'
import { refundRequest } from '../../templates/definitions/refund-request'
import { searchList } from '../../templates/definitions/search-list'
import { shipments } from '../../templates/definitions/shipments'
import type { Demonstration } from './demonstration'
import { SHOP_OTHER_QUESTIONS } from './shop-other-questions'

const order = (number: string) => ({ order_number: { match: 'equal', value: number } })

/** Ten tools of a shop, and questions that are easily answered by the wrong one. */
export const SHOP: Demonstration = {
  id: 'shop',
  title: { en: 'Shop and after-sales', zh: '商城与售后' },
  note: {
    en: 'Ten tools that are easily confused, with tricky questions, some that need no tool and some that lack the order number.',
    zh: '十个容易混淆的工具，配有刁钻的题、不需要工具的题和缺订单号的题。',
  },
  templates: [
    searchList,
    orderLookup,
    paymentLookup,
    queryOne,
    shipments,
    deliveryAddress,
    refundEstimate,
    refundRequest,
    refundLookup,
    orderCancellation,
  ],
  questions: [
    {
      id: 'shop-status',
      text: both('Has order SO20480117 been confirmed yet?', '帮我看看SO20480117确认了没有'),
      expected: 'get_order',
      expectedArgs: order('SO20480117'),
    },
    {
      id: 'shop-items',
      text: both('What did I buy in so 20480118?', 'so20480118这一单我都买了些什么？'),
      expected: 'get_order',
      expectedArgs: order('SO20480118'),
    },
    {
      id: 'shop-address',
      text: both(
        'Which address did I put down for SO20480119?',
        'SO20480119当时填的收货地址是哪里',
      ),
      expected: 'get_order',
      expectedArgs: order('SO20480119'),
      tags: ['tricky'],
    },
    {
      id: 'shop-paid',
      text: both('Did I actually pay for SO20480120?', 'SO20480120我到底付了钱没有？'),
      expected: 'get_payment',
      expectedArgs: order('SO20480120'),
    },
    {
      id: 'shop-charged-twice',
      text: both(
        'My card seems to have been charged twice, have a look at SO20480121.',
        '银行卡好像被扣了两次，查一下SO20480121',
      ),
      expected: 'get_payment',
      expectedArgs: order('SO20480121'),
      tags: ['tricky'],
      split: 'holdout',
    },
    {
      id: 'shop-refund-arrived',
      text: both(
        'The money for SO20480122 was to come back. Where is it?',
        'SO20480122退的钱到账了吗',
      ),
      expected: 'get_refund',
      expectedArgs: order('SO20480122'),
      tags: ['tricky'],
    },
    {
      id: 'shop-parcel',
      text: both('Where is my parcel? SO20480123', '包裹到哪儿了？SO20480123'),
      expected: 'list_shipments',
      expectedArgs: order('SO20480123'),
    },
    {
      id: 'shop-late',
      text: both(
        'SO20480124 should be here by now. When will it come?',
        'SO20480124怎么还没收到，什么时候能送到',
      ),
      expected: 'list_shipments',
      expectedArgs: order('SO20480124'),
      tags: ['tricky'],
      split: 'holdout',
    },
    {
      id: 'shop-boxes',
      text: both(
        'Only half of SO20480125 came. Was it sent in two boxes?',
        'SO20480125只收到一半，是分两个箱子寄的吗',
      ),
      expected: 'list_shipments',
      expectedArgs: order('SO20480125'),
      tags: ['tricky'],
    },
    {
      id: 'shop-estimate',
      text: both(
        'If I send SO20480126 back because I do not like it, what do I get?',
        'SO20480126不喜欢，现在退掉能拿回多少钱',
      ),
      expected: 'estimate_refund',
      expectedArgs: order('SO20480126'),
      tags: ['tricky'],
    },
    {
      id: 'shop-estimate-first',
      text: both(
        'SO20480127 arrived broken. Do not refund it yet, just tell me what I would get back.',
        'SO20480127收到就是坏的，先别退，帮我算算能退多少',
      ),
      expected: 'estimate_refund',
      expectedArgs: order('SO20480127'),
      tags: ['tricky'],
      then: {
        result: { outcome: 'ESTIMATED', estimate_number: 'RE2048012701', amount: '88.00' },
        expects: { ask: true },
      },
    },
    {
      id: 'shop-refund',
      text: both(
        'Yes, please refund SO20480128, the estimate is RE2048012801. It was damaged.',
        '好的，SO20480128就按RE2048012801退吧，东西坏了',
      ),
      expected: 'submit_refund_request',
      expectedArgs: {
        ...order('SO20480128'),
        estimate_number: { match: 'equal', value: 'RE2048012801' },
      },
    },
    {
      id: 'shop-cancel',
      text: both(
        'I ordered SO20480129 twice by mistake and it is not sent yet. Please cancel it.',
        'SO20480129下重了，还没发货，帮我取消',
      ),
      expected: 'request_order_cancellation',
      expectedArgs: {
        ...order('SO20480129'),
        reason: { match: 'equal', value: 'ORDERED_TWICE' },
      },
      then: {
        result: { outcome: 'RESULT_UNKNOWN' },
        from: { table: 'outcomes', value: 'RESULT_UNKNOWN' },
        expects: { notAgain: true },
      },
    },
    {
      id: 'shop-office',
      text: both(
        'SO20480130 is not sent yet. Please have it brought to my office instead: 88 Wensan Road, Hangzhou.',
        'SO20480130还没发货，改送到公司吧，杭州文三路88号',
      ),
      expected: 'change_delivery_address',
      expectedArgs: order('SO20480130'),
      split: 'holdout',
    },
    {
      id: 'shop-shoes',
      text: both('Do you have waterproof running shoes?', '有没有防水的跑鞋'),
      expected: 'search_products',
      expectedArgs: { keyword: { match: 'present' } },
    },
    {
      id: 'shop-invoice',
      text: both(
        'How much tax is on invoice INV-2048-00117?',
        'INV-2048-00117这张发票的税额是多少',
      ),
      expected: 'get_invoice',
      expectedArgs: { invoice_number: { match: 'equal', value: 'INV-2048-00117' } },
    },
    ...SHOP_OTHER_QUESTIONS,
  ],
}
