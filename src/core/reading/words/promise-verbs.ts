const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Verbs in a name that promise to change nothing. */
export const READ_PROMISES = list(`
  get list search query find fetch read show view check retrieve lookup describe count browse inspect
  calculate estimate preview validate compare
`)

/** Verbs in a name that promise a change, and are hardly ever nouns. */
export const WRITE_PROMISES = list(`
  create add insert update edit modify delete remove send cancel submit upload save write set rename approve
  reject publish purge destroy drop revoke assign mark reset pay refund
`)

/** With one of these, a later read verb is the thing that is run, built or simulated. */
export const RUN_PROMISES = list(`
  run execute exec perform build builder simulate make do start create submit send handle process generate new
`)

/** What is created only to be given back: no change to the world. */
export const MADE_TO_BE_RETURNED = list(`
  completion completions embedding embeddings chart charts graph diagram image images preview link url plan
  summary report overview snippet code query draft estimate quote table view json text answer response prompt
  pdf screenshot snapshot map
`)

const STRONG = String.raw`creat|send|delet|remov|cancel|insert|modif(?:y|ie)|overwrit|publish|submit|sav|purg|notif(?:y|ie)|revok|renam|upload|approv|unsubscrib|subscrib`
const WEAK = String.raw`updat|charg|book|mark|set|stor|writ|email|transfer|pay|refund|plac|assign|archiv|clos|reset|lock|unlock|post`

/** What a verb's object begins with, which tells the verb from a noun that looks like it. */
const OBJECT = String.raw`(?: the| an?| all| any| it| its| them| their| this| that| one| each)\b`

/** Not a change: a request on its way, a text that is worked on, time that is saved. */
const NOT_A_CHANGE = String.raw`(?! (?:an? |the )?(?:\w+ )?(?:requests?|query|queries|prompt|command|http|get|post|time|money|tokens|duplicates?|whitespaces?|noise|summary|summaries|report|overview|list|plan|chart|table|map|images?|embeddings?|urls?|links?|preview|snippet|estimate|and|or|are|is|remain|remains|require|requires|must|may|can|will|on|in|of|from|by|during)\b)`

const VERB_S = String.raw`(?:(?:${STRONG})e?s\b${NOT_A_CHANGE}|(?:${WEAK})e?s${OBJECT}${NOT_A_CHANGE})`
const VERB = String.raw`(?:(?:${STRONG})e?\b(?=${OBJECT})${NOT_A_CHANGE}|(?:${WEAK})e?${OBJECT}${NOT_A_CHANGE})`

/** One cheap look that every text with one of these sentences passes. */
export const MAY_SAY_CHANGE = new RegExp(
  `\\b(?:${STRONG}|${WEAK})|[创新删取提发更修保写标扣下支付退锁解审撤清重作寄推预关]`,
  'i',
)

/** A sentence that says outright that the tool changes something; English. */
export const SAYS_CHANGE_EN: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:this (?:(?:tool|function|api|endpoint|call) )?|it )?(?:(?:will|can|then|also|automatically|immediately|permanently) ){0,3}${VERB_S}`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:this (?:(?:tool|function|api|endpoint|call) )?|it )(?:(?:will|can|then|also|automatically|immediately|permanently) ){1,3}${VERB}`,
    'i',
  ),
  new RegExp(
    String.raw`^[^.;:()]{3,120}?(?:,)? and (?:then )?(?:also )?(?:automatically |immediately |permanently )?${VERB_S}`,
    'i',
  ),
]

/** The same as an order, which only the first sentence gives to the tool: "Create a ticket". */
export const ORDERS_CHANGE_EN: readonly RegExp[] = [
  new RegExp(String.raw`^(?:permanently |immediately )?${VERB}`, 'i'),
  new RegExp(
    String.raw`^(?:get|list|search|query|find|fetch|read|show|view|check|retrieve|look up)\b[^.;:()]{3,100}?(?:,)? and (?:then )?(?:also )?${VERB}`,
    'i',
  ),
]

/** What makes such a sentence speak of something else. */
export const OTHER_THAN_CHANGE_EN =
  /\b(?:not|never|without|cannot|can't|doesn't|no longer|that|which|who|whose|where|when|if you|before|after|instead of|use this)\b/i

const ZH_CHANGE =
  '(?:创建|新建|新增|删除|取消|提交|发送|更新|修改|保存|写入|标记|扣款|扣除|下单|支付|付款|退款|锁定|解锁|发布|审批|撤销|清空|重置|作废|寄出|推送|预订|关闭)'

/** The same in Chinese: the tool's own verb, or one joined on by "and then". */
export const SAYS_CHANGE_ZH: readonly RegExp[] = [
  new RegExp(
    `^(?:本|该|此)(?:工具|接口|函数|方法)(?:用于|可以|可|会|将|能够|能)?(?:自动|直接|立即|永久)?${ZH_CHANGE}`,
  ),
  new RegExp(
    `(?:^|时|，)(?:调用后|同时|然后|随后|接着)?，?(?:会|将)(?:自动|直接|立即|永久|同时)?${ZH_CHANGE}`,
  ),
  new RegExp(
    `(?:并且?|同时|然后|随后|接着|之后|后)，?(?:会|将|自动|直接|立即|将其|把其|为其|对其){0,2}${ZH_CHANGE}(?!时间|记录|日志|人|者|量|数|状态|历史|列表|信息|详情|方式|情况|原因)`,
  ),
]

/** The opening verb of the first sentence. */
export const OPENS_WITH_CHANGE_ZH = new RegExp(
  `^(?:用于|可以|可|能够|能)?(?:自动|直接|立即|永久)?${ZH_CHANGE}`,
)

/** A Chinese clause that speaks of when, of a noun, or of what is not done. */
export const OTHER_THAN_CHANGE_ZH =
  /(?:不|不会|不得|不能|不可|勿|禁止|无需|无法|未|避免)(?:会|再|自动|直接|立即)?(?:创建|新建|新增|删除|取消|提交|发送|更新|修改|保存|写入|标记|扣|下单|支付|付款|退款|锁定|解锁|发布|审批|撤销|清空|重置|作废|推送|预订|关闭)|时使用|时调用|之前|请先|如需|若要|如果要|当用户|(?:查询|获取|查看|列表|记录|历史|详情|日志|检索|搜索)(?:接口|工具|服务)?$/

/** Outright: this tool changes nothing. */
export const SAYS_NO_CHANGE =
  /\bthis (?:tool|operation|call|function) is read[- ]only\b|\bread[- ]only (?:tool|operation|call)\b|\b(?:does|will) not (?:change|modify|write|alter|create|delete) (?:any|the data|data|state)\b|\bmakes no changes\b|(?:本|该)(?:工具|接口|操作)(?:是|为)?只读|只读(?:工具|操作|接口|查询)|不会?(?:修改|改变|改动|写入)任何/i

export const READS_FIRST_EN =
  /^(?:this (?:tool|function|api) )?(?:will |can )?(?:gets?|lists?|search(?:es)?|quer(?:y|ies)|finds?|fetch(?:es)?|shows?|views?|checks?|retrieves?|looks? up|reads?|returns?|describes?|counts?|browses?|inspects?|calculates?|computes?|estimates?|previews?|validates?|compares?)\b/i
export const READS_FIRST_ZH =
  /^(?:本|该|此)?(?:工具|接口)?(?:用于|可以|可)?(?:按|根据|通过)?.{0,10}?(?:查询|获取|查看|搜索|检索|读取|列出|查找|浏览|计算|估算|校验|比较)/
