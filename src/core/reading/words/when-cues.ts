import type { Cue } from './cue'

const cue = (level: 1 | 2, pattern: RegExp, example: string, unless?: RegExp): Cue => ({
  answer: 'when',
  level,
  pattern,
  example,
  ...(unless ? { unless } : {}),
})

/** Situation, intent of the user, or precondition. */
export const WHEN_CUES: readonly Cue[] = [
  cue(
    2,
    /\b(?:use|call|invoke|choose|prefer|run|apply)\b[^.]{0,60}?\b(?:when(?:ever)?|if|whenever|after|before|for (?:a|the) collection|in case)\b/i,
    'Use this tool when the user asks for a refund.',
    /\buse\b[^.]{0,40}\b(?:param|parameter|argument|field|filter|flag)s?\b|\bdo(?:n't| not) (?:use|call)\b/i,
  ),
  cue(
    2,
    /^(?:only )?use (?:it|this)?(?: tool| this| command| endpoint)?\s*(?:only )?(?:for|in|as a fallback|whenever|as an? (?:alternative|last))\b/i,
    'Use it for questions about delivery.',
  ),
  cue(
    2,
    /\buse this (?:tool )?to (?:find|refine|verify|understand|discover|confirm|check|determine|identify|decide|validate|look up|see|ensure)\b/i,
    'Use this to verify the state of an element.',
  ),
  cue(2, /\bonly when (?:explicitly )?(?:requested|asked)\b/i, 'Only when explicitly requested.'),
  cue(
    2,
    /\b(?:best|ideal|intended|meant|perfect|recommended|useful|suitable) (?:for|when|if)\b/i,
    'Best for short texts.',
  ),
  cue(
    2,
    /\bfor (?:scenarios|cases|situations|questions|the few things)\b/i,
    'For scenarios not covered by others.',
  ),
  cue(
    2,
    /\b(?:when|if|whenever|after) (?:the |a |an )?(?:user|customer|caller|human|someone)s?\b/i,
    'When the user asks where the parcel is.',
  ),
  cue(
    2,
    /^\W*(?:common )?(?:use[- ]cases?|when to use|usage|triggers?|scenarios?|prerequisites?|preconditions?)\b[^:：]{0,30}[:：]/i,
    'When to use this tool:',
  ),
  cue(
    2,
    /\b(?:must|should|first|always|need to|required?)\b[^.]{0,40}\b(?:call|run|use|invoke)\b[^.]{0,80}\b(?:first|before|beforehand|to (?:obtain|get|find|retrieve|fetch|discover|understand))\b|^(?:use|call|run)\b[^.]{0,80}\bfirst\b/i,
    'You must call resolve_id first to obtain the id.',
  ),
  cue(
    2,
    /\bfirst,? (?:call|use|run)\b|\b(?:call|use|run) [`'"]?[\w-]+[`'"]? (?:tool )?first\b/i,
    'First call list_projects.',
  ),
  cue(
    2,
    /\b(?:before|prior to|after) (?:using|calling|invoking|running) (?:this|the)\b/i,
    'Look the order up before calling this tool.',
  ),
  cue(
    2,
    /\b(?:precondition|prerequisite|initial requirement)s?\b/i,
    'Prerequisites: an open cart.',
  ),
  cue(
    2,
    /\b(?:obtained|comes?|taken|returned|retrieved|available|get it|got) (?:from|via|by|with) [`'"]?[a-z]+(?:[_-][a-z]+|[A-Z][a-z]+)+/,
    'By the id obtained from list_orders.',
  ),
  cue(
    2,
    /\b(?:[Rr]equires?|[Nn]eeds?|[Gg]iven) (?:an? |the )?[\w` ]{0,30}\b(?:from|via|returned by) [`'"]?[a-z]+(?:[_-][a-z]+|[A-Z][a-z]+)+/,
    'Requires a slug from list_articles.',
  ),
  cue(
    2,
    /^if (?:an?|the|there|you|it|new)\b[^.]*,[^.]*\b(?:use|call) this\b/i,
    'If a dialog was opened, use this command.',
  ),
  cue(
    2,
    /\bif you (?:need|want|are not|already|only|have)\b/i,
    'If you need the whole list, page through it.',
    /\bif you (?:need|want) (?:more|further) (?:info|details)/i,
  ),
  cue(2, /\bpreferred\b[^.]*\bwhen\b|\bprefer this over\b/i, 'Preferred when defaults are set.'),
  cue(
    2,
    /\bcall this (?:tool |command |function )?(?:and|once|at|as)\b|\bcall this (?:tool|command|function)\b[^.]*\bbefore\b/i,
    'Call this once at the start.',
  ),
  cue(
    2,
    /\b(?:users?|customers?|callers?|people|you) (?:\w+ )?(?:wants?|asks?|needs?|requests?|wishes) (?:to|for|about)\b/i,
    'The user wants to cancel.',
    /\bask for (?:both|confirmation|permission)|\bagents? (?:need|want)/i,
  ),
  cue(
    1,
    /\bto (?:show|display|visuali[sz]e|illustrate|compare|highlight|represent|depict) /i,
    'Draws a line chart to show trends.',
  ),
  cue(
    1,
    /\bfor (?:the purpose of |use in )?(?:[a-z]+ )?(?:formatting|debugging|reporting|analysis|inspection|sync|synchroni[sz]ation|monitoring|auditing|troubleshooting|planning|testing|editing|review|display|navigation|comparison|automation)\b/i,
    'Reads the document for formatting.',
  ),
  cue(
    1,
    /\b(?:enables?|allows?|lets?|helps?) (?:agents?|ai agents?|users?|you|teams?|developers?|the model) (?:to )?[a-z]+/i,
    'Enables agents to change rules.',
  ),
  cue(
    1,
    /\b(?:can be|is) (?:obtained|found|retrieved)\b[^.]*\b(?:from|via|in|by)\b/i,
    'The id can be obtained from the order page.',
  ),
  cue(
    1,
    /\b(?:faster|cheaper|more reliable|more efficient|better) than\b/i,
    'More reliable than scraping.',
  ),
  cue(
    1,
    /\b(?:extracted|returned|obtained) (?:from|by) (?:a |the )?(?:previous|earlier|other|prior)\b/i,
    'For addresses extracted from previous answers.',
  ),
  cue(
    2,
    /当(?:用户|你|需要|使用者|客户|顾客|要|我们)[^。]*(?:时|的时候|，)/,
    '当用户询问包裹在哪里时使用。',
    /会自动|系统|仅返回/,
  ),
  cue(
    2,
    /(?:适用|使用|应用|典型)(?:的)?(?:场景|情况|情形|时机)|(?:触发|前置|先决)(?:条件|场景)/,
    '适用场景：用户询问价格。',
  ),
  cue(
    2,
    /(?:适用于|用于(?:了解|解答|回答|确认|判断|排查)|专门用于|仅在|只在|只有在)/,
    '适用于查询退款进度。',
    /不适用于/,
  ),
  cue(
    2,
    /(?:如果|若|如|当|在)[^。]{0,30}(?:时|的话|，|情况下)[^。]{0,12}(?:使用|调用|请用|选用|用)(?:此|本|这个|该)(?:工具|接口|函数|方法)?/,
    '如果需要退款，请使用本工具。',
  ),
  cue(
    2,
    /用户(?:询问|想要?|需要|要求|提到|请求|问|希望|说|明确|提供了|表示|查询|咨询|打算)/,
    '用户想要修改地址。',
  ),
  cue(
    2,
    /(?:必须|需要?|请|应|务必|可)?先(?:调用|使用|通过|用|执行|获取|查询|确认)/,
    '请先调用 get_order 确认订单。',
  ),
  cue(2, /(?:必须|务必|请|应当?|应该)(?:使用|调用)(?:此|本|该|这个)/, '修改工时必须调用本工具。'),
  cue(
    2,
    /(?:调用|使用)(?:此|本|该|这个)(?:工具|接口|函数)?(?:之前|前|之后)/,
    '调用本工具前需要登录。',
  ),
  cue(
    2,
    /(?:由|从|通过|根据|查询)[^。]{0,24}(?:工具|接口|搜索?)[^。]{0,8}(?:获取|得到|返回|获得|查询)(?:到)?的/,
    '从搜索接口获取到的编号。',
  ),
  cue(
    1,
    /(?:帮助|协助|方便|便于|辅助)(?:用户|企业|求职者|客户|开发者|学生|管理者|商家|你|医生|教师|投资者|旅客)[^。，]{0,6}(?:评估|了解|找到|判断|选择|识别|发现|决定|制定|规划|掌握|确定|比较|查找)/,
    '帮助求职者评估企业。',
  ),
  cue(1, /(?:适合|推荐用于|常用于|主要用于|可用于|以便|便于)/, '适合先做发现。', /不适合/),
]
