/** Parts that several cues share, as sources of regular expressions. */

/** The tool that speaks: "this tool", "it", "the function". */
export const THIS_EN = String.raw`(?:(?:this|it)(?: (?:mcp|api))?(?: (?:tool|function|command|endpoint|operation|action|method|call|api|one))?|the(?: (?:mcp|api))? (?:tool|function|command|endpoint|operation|action|method|call|api))`
export const THIS_ZH = String.raw`(?:(?:本|此|该|这个?|当前)(?:工具|接口|函数|方法|功能|API|指令|命令|操作)|\s*this tool)`

/** What the model does with a tool. */
export const CALL_EN = String.raw`(?:us(?:e|ed|ing)|call(?:ed|ing)?|invok(?:e|ed|ing)|choose|prefer|run|apply|try|trigger(?:ed)?|pick|reach for)`
export const CALL_ZH = String.raw`(?:使用|调用|呼叫|选用|选择|改用|用|走|触发|执行)`

/** Looks like the name of a tool: `get_order`, `getOrder`, `get-order`, or a word in quotes before "tool". */
export const NAME = String.raw`[\x60'"“「*]{0,3}(?:\w{1,30}\/){0,3}(?:[a-z][a-z\d]{0,30}(?:_[A-Za-z\d]{1,30}){1,9}|[a-z]{1,30}(?:[A-Z][a-z\d]{0,30}){1,9}|[A-Z][a-z]{1,30}(?:[A-Z][a-z\d]{1,30}){1,9}|(?:get|list|search|find|fetch|create|update|delete|describe|read|query|add|set|run|show|send|[a-z]{1,30}-(?:get|list|search|find|create|update|delete|read|query))(?:-[a-z\d]{1,30}){1,9}|(?:format|upload|download|insert|move|copy|reply|forward|import|export)(?:-[a-z\d]{1,30}){2,9})[\x60'"”」*]{0,3}`

/** Who asks. */
export const USER_EN = String.raw`(?:the |a |an |your )?(?:end[- ])?(?:users?|customers?|callers?|humans?|someone|people|clients?|buyers?|patients?|guests?|employees?|visitors?)`
export const USER_ZH = String.raw`(?:用户|使用者|客户|顾客|买家|员工|访客|旅客|有人|对方|人类)`

/** What an argument is: "only use it with valid URLs" bounds one, and says no time to call. */
export const VALUES_EN = String.raw`(?:\w+ )?(?:urls?|ids?|files?|paths?|names?|values?|links?|numbers?|data|addresses|keys?)`

/** Talk about how to fill in an argument. */
export const ARGUMENTS_EN =
  /\b(?:more than|param(?:eter)?s?|arguments?|fields?|values?|hardcod\w*|fabricat\w*|guess\w*|invent\w*|imagin\w*|times per|placeholders?)\b/i

/** A name that starts with a verb, maybe behind its server's: a tool's rather than a field's. */
export const VERB_NAME = String.raw`[\x60'"“「]?(?!\w{1,60}[_-](?:ids?|urls?|name|offset|order|key|token|at|date)\b)(?:[a-z]{1,30}[-_])?(?:get|list|search|find|fetch|create|update|delete|remove|describe|read|query|add|set|run|show|send|resolve|finalize|lookup|retrieve|check|discover|start|stop|cancel|submit|generate|upload|download|import|export|view|browse|explore|make|save|write|edit|poll|verify|validate|preview|manage|connect|select|open|load|sync|build|deploy)(?:[-_][A-Za-z\d_-]{1,80}|[A-Z][A-Za-z\d]{1,80})[\x60'"”」]?`
