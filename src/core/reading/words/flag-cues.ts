import { NAME, VERB_NAME } from './phrases'

/** A whole area promised instead of an action. */
export const BREADTH_CUES: readonly RegExp[] = [
  /\b(?:manage|handle|deal with|take care of|work with)s? (?:(?:everything|anything) (?:about|related|you|to do|in|for)\b|(?:all|any|every|various|different)(?: (?:kinds?|types?|sorts?) of)?(?: (?:your|the|of))*(?: [\w-]+){0,3} (?:tasks?|operations?|requests?|needs|things?|issues?|problems?|matters?|aspects?|queries|activities|work|inquiries)\b)(?!.*\bincluding\b)/i,
  /\b(?:manage|handle|deal with|solve)s? [\w ]{0,30}[- ]related (?:\w+ )?(?:tasks?|things|operations|issues|matters|requests?|problems)\b(?!.*\bincluding\b)/i,
  /\b(?:problem[- ]solving|solve problems|helps? (?:you )?(?:to )?(?:analy[sz]e|solve) problems|general[- ]purpose)\b(?! (?:scenarios?|skills?|exercises?))/i,
  /\b(?:anything|everything) (?:you need|related)\b|\bone[- ]stop\b|\ball[- ]in[- ]one\b/i,
  /处理.{0,12}(?:相关|有关)|(?:相关|有关)(?:的)?(?:任务|事务|操作|业务|事宜)|各种(?:问题|需求|任务)|一站式|全方位/,
  /^(?:用于)?(?:跟踪和)?管理(?!指定|和预|.*(?:包括|添加|新增|创建|删除|支持|：|:)).{2,20}(?:，(?:确保|以|提升|提高|优化)|和规则|事务|工作)/,
  /^(?:在[^，。]{2,14}(?:情况|时|中|期间|过程)下?)?(?:管理|协调|处理|监督|控制)(?:和|与|及|、|并)(?:管理|协调|处理|监督|控制|优化)[^，。（(]{2,20}(?:操作|工作|事务|活动|行动|事项|资源)[。]?$/,
  /靈活且|灵活且.{0,8}(?:思考|流程)/,
]

/** Paths, HTTP verbs, classes and tables that the model has no use for. */
export const LEAK_CUES: readonly RegExp[] = [
  /\b(?:GET|POST|PUT|PATCH|DELETE)\b(?: request)?(?: to)? ?`?\/[\w{}./:-]+/,
  // The verb of HTTP as the name for the tool: "this GET API".
  /\b(?:[Tt]his|[Tt]he|[Aa]bove) (?:GET|POST|PUT|PATCH|DELETE) (?:API|api|endpoint|request|call|method)\b/,
  /\bcalling (?:the |this )?endpoint:? [`'"]?\/\w/i,
  /\b(?:makes?|sends?|performs?|issues?) (?:a|an) (?:GET|POST|PUT|PATCH|DELETE) request to\b/i,
  /\b(?:internally|under the hood|backed by|implemented (?:by|in|with))\b[^.]*\b(?:class|service|table|function|method|module|repository|controller)\b/i,
  /\b[A-Z]\w+(?:ServiceImpl|Controller|Repository|DAO|Mapper|Handler)\b/,
  /\b(?:t_[a-z]+_[a-z_]+|tbl_\w+)\b/,
  /(?:内部|底层)(?:调用|使用|实现|服务|接口)|(?:数据)?(?:库表|表名)[：: ]?[a-z_]+|调用.{0,12}(?:微服务|Service|Controller)/,
]

export const PROMOTION_CUES: readonly RegExp[] = [
  /(?<!\b(?:ensure|get|find|for|obtain|provide|use|identify|determine) )\b(?:the )?(?<!ensure the )(?:most (?:powerful|accurate|effective|advanced|reliable|comprehensive)|world[- ]class|industry[- ]leading|state[- ]of[- ]the[- ]art|cutting[- ]edge)\b(?! (?:for|when|of|rate|price))/i,
  /\b(?:the|our|is) best (?:tool|way|choice|option|function|search|service)\b(?! (?:for|to|when|if))/i,
  /\balways (?:use|prefer|choose|call) this(?: tool| function)?(?! (?:tool |function )?(?:if|when|before|after|at|once|whenever|unless|for|to|over|instead|first|last|with|in))\b|\bcalled whenever possible\b/i,
  /最(?:强大|准确|先进|好用|权威|全面|专业)的.{0,12}(?:工具|接口|服务)|业界领先|(?:始终|总是|一律|务必优先)(?:使用|调用)(?:本|此)工具/,
]

export const PLACEHOLDER_CUES: readonly RegExp[] = [
  /^\s*(?:todo|tbd|fixme|n\/a|none|null|undefined|lorem\b.*|description|tool|function|test|xxx+|\.{2,}|-+|placeholder|待补充|待定|描述|暂无|无|测试)\s*[.。!]?\s*$/i,
  /^\s*(?:tool|function|工具|函数)\s*[:：]\s*\S+\s*$/i,
  /\b(?:TODO|FIXME|TBD)\s*[:：]/,
  /\blorem ipsum\b|\[(?:insert|your|add)\b[^\]]*\]|<(?:insert|your)\b[^>]*>|待补充|（?此处填写/i,
]

/** A type of the request's or answer's body is no tool. */
const TOOL = `(?![\\x60'"]?[A-Z]\\w{1,60}(?:Request|Response|Schema|Params|Options)\\b)${NAME}`

/** Words that send the reader to another tool; `NAME` stands for something that looks like a tool's name. */
export const POINTER_CUES: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:use|call|run|invoke|prefer|try|consider using|see|follow (?:up )?with)\b:? (?:the |an? |first )?(?:tool )?${TOOL}|\b(?:via|through|from|using|with|then|after|before)\b (?:the |an? |first )?(?:tool )?${VERB_NAME}`,
  ),
  new RegExp(
    String.raw`(?<![\w-])(?=\S{1,80}[_-]|\S{0,80}[a-z][A-Z])${NAME}(?:(?: and| or|,) ${NAME}){0,9} (?:tools?|first|instead|before|to (?:obtain|get|find|resolve|retrieve))\b`,
  ),
  new RegExp(
    String.raw`\b(?:Use|Call|Prefer|Run|See) (?:the )?${TOOL}|\b(?:Via|From|Using|After|Before) (?:the )?${VERB_NAME}`,
  ),
  /(?:使用|调用|通过)\s*[[【「][^\]】」]{2,16}[\]】」]\s*(?:接口|工具)/,
  /\b(?:call|use|using|before) (?:the )?['"“][A-Z][\w -]{2,40}['"”] (?:tool)?/,
  /\b(?:choose|use|prefer|call|pick|see) (?:the|a|an|its) (?:[\w-]+ ){0,2}(?:get|list|search|create|update|edit|delete|read|write|query|find|detail)s?(?: (?:and|or|\/) \w+)? (?:tools?|endpoints?|functions?)\b|\b(?:call|use|run) the (?:[\w-]+ ){1,5}tool\b(?! (?:only|when|if|for|to)\b)|(?<!\b(?:any|all|before (?:calling|using|running)|for|most|many|using any|with|by|than|like|and|not for|some|calling|to) )\b(?:corresponding|dedicated|other|another|specialized|matching|sibling) (?:\w+ )?tools?\b|\buse (?:the )?[\w -]{3,40}\b(?:tool|query|search|command|function|endpoint|api) instead\b|\bprefer (?:PATCH|GET|POST|PUT)\b/i,
  // Before or after it in the work, or in whose arguments the answer goes.
  new RegExp(
    String.raw`\b(?:[Bb]efore|[Aa]fter|[Bb]y|until|[Oo]nce|[Ww]hen) (?:calling|using|running|invoking|executing|polling)\b (?:the |an? )?(?:tool )?${TOOL}|\b(?:calling|invoking|running) ${VERB_NAME}|\b(?:[Uu]se|[Pp]ass|passed|[Uu]sing|need|needed|required|feed|input)\b[^.;\n]{0,40} (?:in|into|with|by|for|to) (?:the |an? )?(?:tool )?${VERB_NAME}`,
  ),
  // Which of two it is.
  new RegExp(
    String.raw`\b(?:better|faster|cheaper|richer|simpler|lighter|more \w+) than (?:the )?${VERB_NAME}|\b(?:[Rr]ather than|[Ii]nstead of|[Aa]s opposed to|[Ii]n contrast to|[Nn]ot to be confused with|[Aa]lternative to) (?:the )?${VERB_NAME}|${VERB_NAME} (?:does (?:this|that|it|both|all)|handles|covers|already does|is (?:for|meant for|the tool)|should be used)\b`,
  ),
  // An address to call, or the words of a name.
  /\b(?:calling|call|using|use|with|to|hit|poll|query)\b (?:the )?(?:endpoint|url|api|route):? [\x60'"]?\/[\w{}:./-]{3,}/i,
  /\b(?:[Uu]se|[Cc]all|[Pp]oll|[Ss]ee|via|calling|polling) (?:the )?[\x60'"]?(?:GET|POST|PUT|PATCH|DELETE)[\x60'"\\ ]{1,4}\/[\w{}:./-]{3,}/,
  /\b(?:[Uu]se|[Cc]all|calling|[Ss]ee|next) (?:the )?\x60[A-Z][\w.-]*(?: [\w.-]+){1,6}\x60 (?:endpoint|tool|call|instead|first|to)\b/,
  /\b[Aa]fter (?:calling|using|running) this (?:tool|function),? (?:you )?(?:should |must |always )?(?:call|use|run) (?!this|it\b)/,
  new RegExp(String.raw`(?=\S{0,80}[_-])${NAME} (?:does|handles|covers) (?:this|that|both|it)\b`),
  /\b(?:use|pass|send)\b[^.;]{0,60}\b(?:with|to|in)\s+[\x60'"]?(?:GET|POST|PUT|PATCH|DELETE) \/[\w{}:./-]{3,}/i,
  /\b(?:use|try|call|see) (?:the )?(?:[\w-]+ ){1,4}(?:get|list|search|create|update|edit|delete|read|write|query|find|details?|lookup|upload|export)s? instead\b/i,
  new RegExp(
    String.raw`(?:区分|区别于|不同于|有别于|区别：|相比|优于|比)\s*[\x60「【]?${VERB_NAME}`,
  ),
  /(?:使用|调用|通过)\s*(?:[[【「][^\]】」]{2,16}[\]】」]\s*(?:和|或|、|与|及)\s*){1,3}[[【「][^\]】」]{2,16}[\]】」]\s?(?:接口|工具)/,
  new RegExp(
    String.raw`(?<!不(?:能|要|可以?|得)[^。；，]{0,6})(?:(?:使用|调用?|呼叫|先用|请用|改用|参考|优先|走)\s*${NAME}|(?:通过|用|由|先|再|从)\s*${VERB_NAME})`,
  ),
]
