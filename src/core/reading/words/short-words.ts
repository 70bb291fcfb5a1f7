/**
 * Abbreviations that a name does without, and the words they stand for. Those that everybody reads
 * (id, url, api, sms, config, repo, info, param …) are not here, nor those that are words of their own.
 */
const SHORT_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    acct: 'account',
    accts: 'accounts',
    addr: 'address',
    addrs: 'addresses',
    agmt: 'agreement',
    amt: 'amount',
    appt: 'appointment',
    appts: 'appointments',
    attr: 'attribute',
    attrs: 'attributes',
    avg: 'average',
    btn: 'button',
    calc: 'calculate',
    cfg: 'config',
    chk: 'check',
    cmt: 'comment',
    cnt: 'count',
    cust: 'customer',
    dept: 'department',
    depts: 'departments',
    desc: 'description',
    dlt: 'delete',
    exec: 'execute',
    fmt: 'format',
    gen: 'generate',
    idx: 'index',
    invt: 'inventory',
    mgmt: 'management',
    mgr: 'manager',
    mgrs: 'managers',
    msg: 'message',
    msgs: 'messages',
    mtg: 'meeting',
    mtgs: 'meetings',
    notif: 'notification',
    notifs: 'notifications',
    num: 'number',
    obj: 'object',
    ord: 'order',
    ords: 'orders',
    pkg: 'package',
    pkgs: 'packages',
    pymt: 'payment',
    qry: 'query',
    qty: 'quantity',
    rcpt: 'receipt',
    rmv: 'remove',
    rpt: 'report',
    rsv: 'reserve',
    sched: 'schedule',
    shpmt: 'shipment',
    srch: 'search',
    svc: 'service',
    tbl: 'table',
    tmpl: 'template',
    trx: 'transaction',
    txn: 'transaction',
    txns: 'transactions',
    upd: 'update',
    usr: 'user',
    usrs: 'users',
    val: 'value',
    vals: 'values',
    wthr: 'weather',
  }),
)

/** At the end of a name these stand for the noun: `image_gen` is an image generation. */
const NOUN_AT_THE_END: ReadonlyMap<string, string> = new Map([
  ['calc', 'calculation'],
  ['exec', 'execution'],
  ['gen', 'generation'],
  ['rsv', 'reservation'],
  ['srch', 'search'],
])

/** Only in front of a name: elsewhere it is a word of a place or of another language. */
const VERBS_IN_FRONT: ReadonlyMap<string, string> = new Map([['del', 'delete']])

/** The word that one of a name's words stands for; undefined where it is no abbreviation. */
export function spelledOut(words: readonly string[], at: number): string | undefined {
  const word = words[at] ?? ''
  // `factorial_calc_b`, `image_gen_2`: a letter or a number that tells variants apart.
  const isLast = at > 0 && words.slice(at + 1).every((each) => /^(?:[a-z]|v?\d+)$/.test(each))
  return (
    (isLast ? NOUN_AT_THE_END.get(word) : undefined) ??
    (at === 0 ? VERBS_IN_FRONT.get(word) : undefined) ??
    SHORT_WORDS.get(word)
  )
}
