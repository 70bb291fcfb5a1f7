/** Who is spoken to at the other end. */
const USER_EN =
  '(?:the |your |any |each )?(?:end[- ])?(?:user|customer|client|caller|guest|buyer|patient)s?'
const USER_ZH = '(?:终端)?(?:用户|客户|顾客|使用者|买家|对方)'
/** What comes after the call, and is neither filled in nor asked for it. */
const NEXT_EN =
  '(?:pay|purchase|buy|check ?out|place (?:the |an |their )?orders?|log ?in|sign ?in|migrate|complete (?:the |their )|visit|contact|upgrade|subscribe|confirm (?:the |their )?(?:payment|order|purchase|booking))'
const NEXT_ZH = '(?:确认)?(?:支付|付款|下单|购买|登录|完成|前往|点击|联系|扫码|订购|升级|预订)'
/** An order: what must, may not or always has to be. */
const ORDER_EN =
  "(?:never|always|must(?: not| never| always)?|do not|don['’]t|should(?: not| never| always)?|shall(?: not)?)(?: ever| also| only| strictly| simply| just)*"
/** Doings of who thinks and answers, not of who fills in arguments. */
const ANSWERING_EN =
  '(?:conclude|claim|invent|fabricate|make up|hallucinate|speculate|mention|reveal|disclose|present|cite|quote|summari[sz]e|paraphrase|apologi[sz]e|volunteer|acknowledge|conceal|omit or|hide|promise|announce|recommend|advise|explain|narrate)'
const MADE_UP_EN =
  '(?:fabricated|invented|made up|hallucinated|cited|quoted|mentioned|disclosed|revealed|acknowledged|abbreviated|paraphrased)'
/** What somebody is about to do when a tool wants to come first. */
const WORK_EN =
  '(?:writing|generating|creating|editing|answering|responding|replying|implementing|coding|modifying|performing|suggesting|making|doing|starting|proceeding|finishing)'
const WORK_ZH = '(?:编写|生成|创建|修改|编辑|回答|回复|作答|实现|开发|开始|执行|输出|给出)'

/** Orders about the final answer, the general workflow or anything beyond calling this tool. */
export const COERCION_CUES: readonly RegExp[] = [
  /\b(?:show|display|present|provide|give|share|tell|include|output)\b[^.]{0,40}\b(?:to the user|link to|links? to)\b/i,
  /\b(?:should|must) be (?:displayed|shown|presented|given) to\b/i,
  /\bNEVER (?:hardcode|be|add|store|commit|guess|skip)\b|\bshould never be (?:added|committed|displayed)\b/i,
  /\b(?:follow|adhere to) (?:its|the|this) (?:guidance|instructions|output)\b|\bbefore generating\b/i,
  /(?<!\b(?:when|if|once|what|that|before) )\b(?:you|assistant|agent|llm|model)s? (?:must(?: not)?|should|shall|need to):? (?!call|use|provide|pass|specify|first|have|include|set|supply|be|pay|know|resolve|then|ask|wait|pick|choose|select|convert|make another|re-?run)\w*|\byou (?:should|must)\W*:|\byou must pay attention/i,
  /\balways (?:store|respond|answer|show|mention|cite|tell|ask|reply|use your|include (?:a |the |an )?(?:links?|sources?|citations?|disclaimer))\b/i,
  /\bresponse format\b|\bin your (?:final )?(?:answer|response|reply)\b|\bexplain (?:why|your|the reason)\b|\bselection process\b|\bguides? (?:you|the) through\b/i,
  /\b(?:do not|don['’]t|never) [^.;]{0,60}\b(?:yourself|on your own|manually)\b|\b(?:tell|inform|remind|warn) the user (?:to|that|about|if|whether)|\bask the user if they (?:would|want|wish)\b|\bask for (?:the )?user['’]s (?:permission|approval)/i,
  /\bdo not (?:mention|tell|reveal|show|ask the user)\b/i,
  /(?<!当|如果|若|假如)(?:你|您)(?:必须|必須|需要|应该|应|要)(?!.{0,4}(?:提供|传|调用|使用|先|进行|填))|必须(?:编辑|展示|告知|回复|向用户|严格|使用以下|参考以下)|严重警告|而非臆测|应优先查看|请(?:向用户|将.{0,12}展示|告知用户|以.{0,10}格式回(?:复|答))|展示给用户|请根据.{0,12}(?:检查|评分|审查|编写|实现)/,
  /(?:不要|禁止|不得|严禁|切勿|请勿|不能)[^。；，]{0,12}(?:编造|臆测|猜测|虚构|暴露|透露|泄露|告诉|直接写|硬编码|伪造|自行)/,
  /(?:应该?|必须|务必|请|需要?)(?:先)?[^。；，]{0,20}(?:代码(?:中|里)|前端|浏览器|回答(?:中|时)|回复(?:中|时)|最终(?:回复|答案|报告)|向用户|给用户)|(?:前端|浏览器)[^。；，]{0,24}(?:应|必须|不能|走)|(?:请|务必|应|需)(?:严格)?(?:遵守|遵循|按照)[^。；，]{0,12}(?:指导|规范|流程|步骤)/,
  // Aimed at the user: who is to be led on, not asked for what is missing.
  new RegExp(
    `(?:[.,;:]|\\b(?:then|please|should|must|and)) (?:then |also |always )?(?:(?:guide|instruct|direct|encourage|urge|walk|lead) ${USER_EN} (?:to|in|into|through)|(?:remind|prompt|invite|ask|tell) ${USER_EN} to ${NEXT_EN})\\b`,
    'i',
  ),
  new RegExp(
    `^(?:please )?(?:remind|prompt|invite|ask|tell|have) ${USER_EN} (?:to )?${NEXT_EN}\\b`,
    'im',
  ),
  new RegExp(
    `(?:[，,；。：:]|请|需要?|应该?|须|务必|必须|并|再|后)[^，。；]{0,4}(?:引导|指引|催促|敦促|鼓励)${USER_ZH}`,
  ),
  new RegExp(`(?<!当|如果|若|或)请${USER_ZH}(?:再次|及时|先|自行|尽快)?${NEXT_ZH}`),
  new RegExp(
    `(?:请|需要?|应该?|须|务必|必须|主动)(?:及时|主动|再次|先|同时)?(?:提醒|提示|告知|建议|要求|询问|通知|说服|再?向)${USER_ZH}(?!.{0,8}(?:提供|补充|输入|填写))`,
  ),
  // Aimed at what is thought and answered.
  new RegExp(
    `\\b${ORDER_EN} ${ANSWERING_EN}\\b(?![^.;]*\\b(?:parameters?|arguments?|values?|ids?|inputs?|fields?)\\b)`,
    'i',
  ),
  new RegExp(`\\b(?:must|should|shall)(?: not| never)? be ${MADE_UP_EN}\\b`, 'i'),
  new RegExp(
    `\\b(?:must|should|shall)(?: strictly| only| always| solely)* (?:come|originate|stem|derive|be taken|be derived|be drawn) (?:strictly |only |solely )?from\\b[^.]{0,40}\\b(?:results?|tool|output|response|answers?)\\b`,
    'i',
  ),
  /(?:不要|禁止|不得|严禁|切勿|请勿|不能)[^。；，]{0,8}(?:断言|下结论|误判|承诺|隐瞒|改写|缩写|简称|擅自|省略任何|结束流程)|必须(?:完全|全部|严格)?(?:来自|来源于|取自|出自)[^。；，]{0,12}(?:工具|结果|返回)/,
  // A place in the work that goes beyond this tool and its next one.
  new RegExp(
    `\\b(?:required|mandatory|necessary|obligatory|essential) (?:first )?step before ${WORK_EN}\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:always (?:call|use|run|invoke|consult)|must (?:always )?be (?:called|used|run|invoked|consulted))\\b[^.;]{0,30}\\b(?:before|when(?:ever)?) ${WORK_EN}\\b`,
    'i',
  ),
  new RegExp(
    `${WORK_ZH}[^，。；]{0,12}(?:前|之前|时)，?[^，。；]{0,4}(?:必须|务必|一律|总是|始终|一定要)先?(?:调用|使用|查询|参考)(?:本|此|该)`,
  ),
  // When the whole work is done.
  /(?:所有|全部)(?:步骤|任务|工作)[^，。；]{0,4}(?:完成|结束)(?:之?后|时)，?[^，。；]{0,4}(?:必须|务必)/,
  /\b(?:after|once|when) (?:all|every) (?:the )?(?:other )?(?:steps?|tasks?|work) (?:is|are|has been|have been) (?:done|finished|complete[d]?), (?:you )?(?:must|always)\b/i,
  /(?:必经|必要的?|必须的?|必需的?|强制)(?:第一)?步(?:骤)?/,
  /\byour (?:app|application|client|code|agent) (?:should|must|needs to|has to|shall)\b/i,
]
