import { fromPlain } from '../json/plain'
import { print } from '../json/print'
import type { Lang } from '../lint/rule'
import { calculator } from './definitions/calculator'
import { createReminder } from './definitions/create-reminder'
import { deliveryAddress } from './definitions/delivery-address'
import { doAction } from './definitions/do-action'
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
import type { Grade, Template } from './template'

/** Every template, in the order they are offered: the general shapes first, then by subject. */
export const TEMPLATES: readonly Template[] = [
  queryOne,
  searchList,
  doAction,
  createReminder,
  weather,
  calculator,
  sendEmail,
  userLookup,
  orderLookup,
  paymentLookup,
  refundLookup,
  shipments,
  refundEstimate,
  refundRequest,
  orderCancellation,
  deliveryAddress,
  travelOrders,
  travelApproval,
  itineraryPlanner,
]

/** The JSON text of one version, as the studio writes a tool. */
export const asToolText = (template: Template, lang: Lang, grade: Grade): string =>
  print(fromPlain(template.tools[lang][grade]))

/** The good versions together: they point to each other, and make one set. */
export const templateSet = (lang: Lang): readonly object[] =>
  TEMPLATES.map(({ tools }) => tools[lang].good)
