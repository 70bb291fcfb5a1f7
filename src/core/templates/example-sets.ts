import type { Words } from '../lint/rule'
import { calculator } from './definitions/calculator'
import { createReminder } from './definitions/create-reminder'
import { deliveryAddress } from './definitions/delivery-address'
import { itineraryPlanner } from './definitions/itinerary-planner'
import { orderCancellation } from './definitions/order-cancellation'
import { orderLookup } from './definitions/order-lookup'
import { paymentLookup } from './definitions/payment-lookup'
import { queryOne } from './definitions/query-one'
import { refundEstimate } from './definitions/refund-estimate'
import { refundLookup } from './definitions/refund-lookup'
import { refundRequest } from './definitions/refund-request'
import { searchList } from './definitions/search-list'
import { sendEmail } from './definitions/send-email'
import { shipments } from './definitions/shipments'
import { travelApproval } from './definitions/travel-approval'
import { travelOrders } from './definitions/travel-orders'
import { userLookup } from './definitions/user-lookup'
import { weather } from './definitions/weather'
import type { Template } from './template'

/** Templates that make one set: small enough for one task, and pointing to each other. */
export interface ExampleSet {
  readonly id: string
  readonly title: Words
  /** What the set shows that one tool cannot. */
  readonly note: Words
  readonly templates: readonly Template[]
}

export const EXAMPLE_SETS: readonly ExampleSet[] = [
  {
    id: 'shop',
    title: { en: 'Shop and after-sales', zh: '商城与售后' },
    note: {
      en: 'Ten tools that tell order, payment, refund and parcel apart and send the model from one to the other.',
      zh: '十个工具，分清订单、支付、退款和物流，并互相指明该改用哪个。',
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
  },
  {
    id: 'travel',
    title: { en: 'Business travel', zh: '差旅' },
    note: {
      en: 'From the weather to a plan to an approval: reading, working out and changing kept apart.',
      zh: '从天气、行程规划到审批，查询、计算和提交各司其职。',
    },
    templates: [travelOrders, itineraryPlanner, travelApproval, weather],
  },
  {
    id: 'assistant',
    title: { en: 'Personal assistant', zh: '个人助理' },
    note: {
      en: 'Everyday tools that share no data, so each has to say by itself when it is the right one.',
      zh: '日常工具之间没有共同数据，各自要写清什么时候该用自己。',
    },
    templates: [createReminder, sendEmail, userLookup, weather, calculator],
  },
]

/** The example sets that a template is part of, in the order they are offered. */
export const exampleSetsWith = (template: Template): readonly ExampleSet[] =>
  EXAMPLE_SETS.filter(({ templates }) => templates.includes(template))
