const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Verbs that a database has for a field; what a user asks for has verbs of its own. */
export const DATABASE_VERBS = list(`
  update set insert modify change edit write patch upsert alter toggle mark
`)

/** A field by which a record says how far it is. */
export const STATE_FIELDS = list('status statuses state states flag flags')

/** What a table is made of. */
export const TABLE_PARTS = list('row rows record records column columns field fields table tables')

/** Things of a business: a row of these is a user, an order, a payment, not a row. */
export const BUSINESS_THINGS = list(`
  user users customer customers client clients order orders product products payment payments refund refunds
  invoice invoices employee employees ticket tickets booking bookings reservation reservations member members
  account accounts shipment shipments delivery subscription subscriptions contract contracts supplier suppliers
  merchant merchants vendor vendors coupon coupons student students visitor visitors
`)

/** Words in front of "state", "status" or "flag" by which it is a thing of its own and no field. */
export const REAL_STATES = list(`
  storage session ui app application view window page game player ac air conditioner light lights lamp switch
  device devices fan door lock valve plug heater thermostat relay led motor power scene curtain blind blinds
  appliance vehicle car presence online availability my own slack discord chat feature features terraform tf
  country flag node canvas editor debugger workspace browser tab option options setting settings plugin addon
  module preference
`)

/** The same in a Chinese name: a verb of the database, then a field. */
export const DATABASE_NAME_ZH =
  /(?:更新|修改|设置|變更|变更|插入|写入|更改|改写).{0,12}(?:状态|标志|标志位|字段|记录行|数据行|数据表|数据库表)$/
