/** Names of values that the running system knows, compared without separators in lower case. */
export const INJECTED_NAMES: readonly RegExp[] = [
  /^(?:current|my|login|caller|session|operator|requester|acting)?_?(?:user_?id|uid|open_?id|union_?id|user_?name_of_caller)$/,
  /^(?:operator|requester|caller|actor|current_user|login_user|acting_user)(?:_?(?:id|name|role))?$/,
  /^(?:user|caller|current)_?(?:role|permissions?|identity)$/,
  /^(?:tenant|organi[sz]ation|org|corp|company|enterprise|account_scope)(?:_?(?:id|code|slug|key))?$/,
  /^(?:session|conversation|chat_session|thread_context|dialog|dialogue)_?(?:id|key|token)$/,
  /^(?:access|auth|api|bearer|refresh|id|session|user|app|client|secret|security|csrf|oauth|sdk)?_?(?:tokens?|api_?keys?|access_?keys?|secret_?keys?)$/,
  /^(?:api|access|app|auth|secret|private|client)_?(?:keys?|secrets?|credentials?)$/,
  /^(?:authorization|credentials?|auth_?method|auth_?headers?)$/,
  /^(?:llm|ai|agent|calling)_?(?:model|provider|agent|model_?name|agent_?name|name|id|client)$/,
  /^(?:ai_?agent_?name|llm_?model_?name|model_?identity)$/,
  /^(?:trace|request|correlation|idempotency|idempotent|client_?request|nonce|span)_?(?:id|key|token)$/,
  /^\w*(?:base_?url|client_?path|lib_?path)$/,
  /^approval_?limit$/,
  /^(?:subscription|tenant)$/,
]

/** One cheap look that every text of the next list passes. */
export const MAY_BE_INJECTED =
  /env|current|ai model|trained you|logged|authenticated|calling|幂等|冪等|链路|当前|操作者|调用者|不传|默认/i

/** A description that says the system knows it. */
export const INJECTED_TEXT: readonly RegExp[] = [
  /\b[A-Z]+(?:_[A-Z]+)+\b[^.]*\benv(?:ironment)?(?: variable)?\b|\benvironment variable\b/,
  /\bif you are an ai model\b|\bname of the company that trained you\b/i,
  /\b(?:id|identity|name) of the (?:current|logged[- ]in|authenticated|calling) (?:user|tenant|session|organi[sz]ation)\b|\bcurrent user['’]s? (?:id|identity|role)\b/i,
  /\bcurrent (?:project )?(?:team|tenant|session|organi[sz]ation|workspace)\b[^.]*\bid\b|\bid of the current\b/i,
  /幂等|冪等|链路(?:追踪)?(?:id|标识)|当前(?:登录)?(?:用户|租户|会话|企业)(?:的)?(?:id|标识|身份|角色)?|操作者的?|调用者/i,
  /不传时使用当前|默认(?:使用|取)(?:当前)?环境变量/,
]

/** A description or name by which it is the object of the request after all. */
export const NOT_INJECTED_TEXT: readonly RegExp[] = [
  /\b(?:to (?:look up|retrieve|update|delete|get|remove|assign|notify|invite|add|fetch|message)|assignee|recipient|target|whose|of the user to|members?|mentioned|participants?|unlock|page|pagination|next page|continuation|cursor|pagin\w*|returned (?:as|by|from|in))\b/i,
  /获取|分页|下一页|翻页|目标|被|收件|接收|成员|指派|查询的|要(?:查询|修改|删除|添加|邀请|获取)/,
]

/** Confirmation asked of the model: it can answer yes for the user. */
export const CONFIRMATION_NAME =
  /^(?:confirm(?:ed|ation)?|user_?confirmed|is_?confirmed|approved|is_?approved|skip_?confirmation)$/
