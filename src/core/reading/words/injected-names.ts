/** Names of values that the running system knows, compared without separators in lower case. */
export const INJECTED_NAMES: readonly RegExp[] = [
  /^(?:current|my|login|caller|session|operator|requester|acting)?_?(?:user_?id(?:entifier)?|uid|open_?id|union_?id|user_?name_of_caller)$/,
  /^(?:operator|requester|caller|actor|current_user|login_user|acting_user)(?:_?(?:id|name|role))?$/,
  /^(?:user|caller|current)_?(?:role|permissions?|identity)$/,
  /^(?:tenant|organi[sz]ation|org|corp|company|enterprise|account_scope)(?:_?(?:id|code|slug|key))?$/,
  /^(?:session|conversation|chat_session|thread_context|dialog|dialogue)_?(?:id|key|token)$/,
  /^(?:access|auth|api|bearer|refresh|id|session|user|app|client|secret|security|csrf|oauth|sdk)?_?(?:tokens?|api_?keys?|access_?keys?|secret_?keys?)$/,
  /^(?:tenant|user|app|service|account|corp|bot|oauth)_?access_?tokens?$|^(?:tenant|bot|robot|web_?hook|hook|gateway|license|signing|encryption|push)_?(?:token|secret)$|^(?:web_?hook|hook|bot|robot|gateway|subscription)_?key$/,
  /^(?:api|access|app|auth|secret|private|client)_?(?:keys?|secrets?|credentials?)$/,
  /^(?:authorization|credentials?|auth_?method|auth_?headers?)$/,
  /^(?:llm|ai|calling)_?(?:model|provider|agent|model_?name|agent_?name|name|id|client)$|^agent_?(?:model|provider|client)$/,
  /^(?:ai_?agent_?name|llm_?model_?name|model_?identity)$/,
  /^(?:trace|request|correlation|idempotency|idempotent|client_?request|nonce|span)_?(?:id|key|token)$/,
  /^\w*(?:base_?url|client_?path|lib_?path)$/,
  /^(?:x_)?(?:notion|stripe|anthropic|openai|github|shopify)_?(?:api_?)?version$|^x_api_?version$/,
  /^approval_?limit$/,
  /^(?:subscription|tenant)$/,
]

/** One cheap look that every text of the next list passes. */
export const MAY_BE_INJECTED =
  /env|current|X-[A-Z]|ai model|trained you|logged|authenticated|calling|defaults? to [\x60'"]?[a-z]+_|幂等|冪等|去重|链路|当前|操作者|调用者|不传|默认/i

/** A description that says the system knows it. */
export const INJECTED_TEXT: readonly RegExp[] = [
  /\b(?:[Dd]efault\w*|[Oo]verrid\w+|[Ff]all(?:s|ing)? back|[Ff]rom|[Uu]ses?|via|[Rr]ead|[Ss]et (?:in|by|via)|instead of|provided by)\b[^.]{0,60}(?:\b[A-Z]+(?:_[A-Z]+)+\b[^.]{0,30}\benv(?:ironment)?\b|\benvironment variable\b)/,
  /\benv(?:ironment)?(?: var(?:iable)?s?)?\b[^.]{0,30}\b(?:is|are|will be) used\b/i,
  /\bif you are an ai model\b|\bname of the company that trained you\b/i,
  /\b(?:id|identity|name) of the (?:current|logged[- ]in|authenticated|calling) (?:user|tenant|session|organi[sz]ation|agent)\b|\bcurrent user['’]s? (?:id|identity|role)\b/i,
  /\bcurrent (?:project )?(?:team|tenant|session|organi[sz]ation|workspace)\b[^.]*\bid\b|\bid of the current\b/i,
  /幂等|冪等|链路(?:追踪)?(?:id|标识)|(?:^|[：:，,（(])\s*当前(?:登录)?(?:用户|租户|会话|企业)(?:的)?(?:id|标识|身份|角色|编号)?|操作者|^\s*调用者(?!可)|调用者的?(?:id|标识|身份|角色|账号)/i,
  /\bdefaults? to [\x60'"]?[A-Z]+(?:_[A-Z]+)*_(?:ID|KEY|TOKEN|URL|SECRET|HOST|USER|REGION|PATH)\b/,
  /请求去重|(?:不传|不填|未传|省略|缺省)[^。；]{0,4}(?:使用|用|取)[^。；]{0,8}当前(?:[^。；，]{0,4}的)?(?:绑定|登录)?的?(?:环境|租户|用户|会话|企业|账号|身份)/,
  /\b(?:[Ss]ent|[Pp]assed|[Ss]et|[Uu]sed|[Ff]orwarded) (?:as|in|to) (?:the |an? )?[\x60'"]?X-[A-Z]\w*(?:-\w+)*|(?:作为|放入|写入|对应)\s*[\x60'"]?X-[A-Z]\w*(?:-\w+)*/,
  /不传时使用当前|默认(?:使用|取)(?:当前)?环境变量/,
]

/** The id under which a program is known; it belongs to the settings where a secret stands beside it. */
export const APP_ID = /^(?:app|client|application|consumer)_?id$/
export const APP_SECRET =
  /^(?:app|client|application|consumer|tenant|api)_?(?:secret(?:_?key)?|access_?token|key)$|^(?:tenant_?)?access_?token$/

/** `Track unique ID`, 曲目唯一标识: the uid of a thing that is no user. */
export const UID_OF_THING =
  /^\W*(?:the |an? )?(?!user|caller|account|member|login|current|your|unique|my)[a-z]+(?:['’]s)? (?:unique )?(?:id|identifier|uid)\b|\b(?:unique )?(?:id|identifier|uid) of (?:the|an?) (?!user|caller|account|member|current)\w+|^(?!.*(?:用户|账号|账户|会员|本人|登录)).*(?:唯一(?:标识|ID)|编号)/i

/** `For update_client: the client's id`: the argument of one action. */
export const OF_ONE_ACTION = /^\s*\w+ ?时的/

/** A description by which results are narrowed: then any of its kind may be asked for. */
export const NARROWS =
  /\bfilter\w*|\bonly (?:return|show|list|include|\w+ created)\b|\breturn only\b|\bmatch(?:es|ing)? the given\b|筛选|过滤/i

/** A description or name by which it is the object of the request after all. */
export const NOT_INJECTED_TEXT: readonly RegExp[] = [
  NARROWS,
  /\b(?:to (?:look up|retrieve|update|delete|get|remove|assign|notify|invite|add|fetch|message|receive)|assignee|recipient|target|whose|of the user to|members?|mentioned|participants?|author|seller|friend|unlock|page|pagination|next page|continuation|cursor|pagin\w*|returned (?:as|by|from|in))\b/i,
  /\bto send\b[^.]{0,40}\bto\b|\bbelongs? to\b|\bto be (?:terminated|closed|ended|deleted|removed|updated|changed)\b|\borgani[sz]ation (?:to (?!which)\w+|that (?:contains|owns))|\borgani[sz]ation login\b|\bpoi\b|\bcarriers?\b/i,
  /\b(?!(?:user|caller|account|session|tenant|organi[sz]ation|org|company|client|conversation)['’])[a-z]+['’]s (?:unique )?u?id\b/i,
  /获取|分页|下一页|翻页|目标|被|收件|接收|成员|指派|查询的|要(?:查询|修改|删除|添加|邀请|获取)|(?<![a-z])poi(?![a-z])|运营商|二选一|作者|卖家|好友|对方|他人/i,
]

/** A token that names a document or a table, as some vendors call their keys. */
export const NAMES_DOCUMENT =
  /唯一标识|(?:文档|文件夹?|表格|知识库)\s*(?:的\s*)?token|\b(?:document|file|folder|spreadsheet|table|base|wiki)(?: (?:id|token)|['’]s)\b/i
export const AUTHENTICATES = /认证|鉴权|授权|凭证|身份验证|\bauth\w*|\bbearer\b|\bsecret\b/i
