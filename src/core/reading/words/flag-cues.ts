/** A whole area promised instead of an action. */
export const BREADTH_CUES: readonly RegExp[] = [
  /\b(?:manage|handle|deal with|take care of|work with)s? (?:all|any|every|everything|anything|various)\b(?!.*\bincluding\b)/i,
  /\b(?:manage|handle|deal with|solve)s? [\w ]{0,30}[- ]related (?:\w+ )?(?:tasks?|things|operations|issues|matters|requests?|problems)\b(?!.*\bincluding\b)/i,
  /\b(?:problem[- ]solving|solve problems|helps? (?:you )?(?:to )?(?:analy[sz]e|solve) problems|general[- ]purpose)\b/i,
  /\b(?:anything|everything) (?:you need|related)\b|\bone[- ]stop\b|\ball[- ]in[- ]one\b/i,
  /处理.{0,12}(?:相关|有关)|(?:相关|有关)(?:的)?(?:任务|事务|操作|业务|事宜)|各种(?:问题|需求|任务)|一站式|全方位/,
  /^(?:用于)?(?:跟踪和)?管理(?!.*(?:包括|添加|新增|创建|删除|支持|：|:)).{2,20}(?:，(?:确保|以|提升|提高|优化)|和规则|事务|工作)/,
  /靈活且|灵活且.{0,8}(?:思考|流程)/,
]

/** Orders about the final answer, the general workflow or anything beyond calling this tool. */
export const COERCION_CUES: readonly RegExp[] = [
  /\b(?:show|display|present|provide|give|share|tell|include|output)\b[^.]{0,40}\b(?:to the user|link to|links? to)\b/i,
  /\b(?:should|must) be (?:displayed|shown|presented|given) to\b/i,
  /\bNEVER (?:hardcode|be|add|store|commit|guess|skip)\b|\bshould never be (?:added|committed|displayed)\b/i,
  /\b(?:follow|adhere to) (?:its|the|this) (?:guidance|instructions|output)\b|\bbefore generating\b/i,
  /\b(?:you|assistant|agent|llm)s? (?:must|should|shall|need to) (?!call|use|provide|pass|specify|first|have|include|set|supply|be)\w+/i,
  /\balways (?:store|respond|answer|show|mention|cite|include|tell|ask|reply|use your)\b/i,
  /\bresponse format\b|\bin your (?:final )?(?:answer|response|reply)\b|\bexplain (?:why|your|the reason)\b|\bselection process\b|\bguides? (?:you|the) through\b/i,
  /\bdo not (?:mention|tell|reveal|show|ask the user)\b/i,
  /(?:你|您)(?:必须|需要|应该|应|必須|要)(?!.{0,4}(?:提供|传|调用|使用|先))|必须(?:编辑|展示|告知|回复|向用户|严格)|必須(?:嚴格|使用以下)|嚴重警告|严重警告|不要(?:告诉|透露|猜测|臆测)|而非臆測|應優先|应优先查看|请(?:向用户|将.{0,12}展示|告知用户|以.{0,10}格式回(?:复|答))|展示给用户|请根据.{0,12}(?:检查|评分|評分)|請根據/,
]

/** Paths, HTTP verbs, classes and tables that the model has no use for. */
export const LEAK_CUES: readonly RegExp[] = [
  /\b(?:GET|POST|PUT|PATCH|DELETE)\b(?: request)?(?: to)? ?`?\/[\w{}./:-]+/,
  /\b(?:makes?|sends?|performs?|issues?) (?:a|an) (?:GET|POST|PUT|PATCH|DELETE) request to\b/i,
  /\b(?:internally|under the hood|backed by|implemented (?:by|in|with))\b[^.]*\b(?:class|service|table|function|method|module|repository|controller)\b/i,
  /\b[A-Z]\w+(?:ServiceImpl|Controller|Repository|DAO|Mapper|Handler)\b/,
  /\b(?:t_[a-z]+_[a-z_]+|tbl_\w+)\b/,
  /(?:内部|底层)(?:调用|使用|实现|服务|接口)|(?:数据)?(?:库表|表名)[：: ]?[a-z_]+|调用.{0,12}(?:微服务|Service|Controller)/,
]

export const PROMOTION_CUES: readonly RegExp[] = [
  /\b(?:the )?(?:most (?:powerful|accurate|effective|advanced|reliable|comprehensive)|world[- ]class|industry[- ]leading|state[- ]of[- ]the[- ]art|cutting[- ]edge)\b(?! (?:for|when|of|rate|price))/i,
  /\b(?:the|our|is) best (?:tool|way|choice|option|function|search|service)\b(?! (?:for|to|when|if))/i,
  /\balways (?:use|prefer|choose|call) this(?: tool| function)?(?! (?:tool |function )?(?:if|when|before|after|for|to|over|instead|first|with|in))\b|\bcalled whenever possible\b/i,
  /最(?:强大|准确|先进|好用|权威|全面|专业)的.{0,12}(?:工具|接口|服务)|业界领先|(?:始终|总是|一律|务必优先)(?:使用|调用)(?:本|此)工具/,
]

export const PLACEHOLDER_CUES: readonly RegExp[] = [
  /^\s*(?:todo|tbd|fixme|n\/a|none|null|undefined|lorem\b.*|description|tool|function|test|xxx+|\.{2,}|-+|placeholder|待补充|待定|描述|暂无|无|测试)\s*[.。!]?\s*$/i,
  /^\s*(?:tool|function|工具|函数)\s*[:：]\s*\S+\s*$/i,
  /\b(?:TODO|FIXME|TBD)\s*[:：]/,
  /\blorem ipsum\b|\[(?:insert|your|add)\b[^\]]*\]|<(?:insert|your)\b[^>]*>|待补充|（?此处填写/i,
]

/** Words that send the reader to another tool; `NAME` stands for something that looks like a tool's name. */
const NAME = String.raw`[\`'"“「]?(?:[a-z]+\d*(?:[_-][a-z\d]+)+|[a-z]+(?:[A-Z][a-z\d]+)+)[\`'"”」]?`

export const POINTER_CUES: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:use|call|run|invoke|prefer|try|consider using|via|through|from|see|using|with|follow with|then|after|before)\b (?:the |an? |first )?(?:tool )?${NAME}`,
  ),
  new RegExp(
    String.raw`${NAME}(?:(?: and| or|,) ${NAME})* (?:tools?|first|instead|before|to (?:obtain|get|find|resolve|retrieve))\b`,
  ),
  /\b(?:Use|Call|Prefer|Via|From|Using) (?:the )?['"`]?[a-z]+(?:[_-][a-z]+|[A-Z][a-z]+)+['"`]?/,
  /\b(?:call|use|using|before) (?:the )?['"“][A-Z][\w -]{2,40}['"”] (?:tool)?/,
  /\b(?:corresponding|dedicated|other|another|specialized|matching) (?:\w+ )?tools?\b|\bprefer (?:PATCH|GET|POST|PUT)\b/i,
  /(?:使用|调用|先用|请用|改用|参考|優先|通过|用|由)\s*[`「『“"]?[a-z]+(?:[_-][a-z]+|[A-Z][a-z]+)+[`」』”"]?\s*(?:工具|接口)?/,
]
