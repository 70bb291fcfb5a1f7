/** Names of parameters that hold a judgement: somebody weighed something. Snake case. */
export const JUDGEMENT_NAME =
  /(?:^|_)(?:scores?|ratings?|sentiment|confidence|importance|relevance|weights|preference_(?:scores?|weights?|ratings?)|priority|urgency)(?:_(?:score|level|value))?$/

/** A priority is judged of work to be done; of a label or a configuration it is a setting. */
export const PRIORITY_NAME = /(?:^|_)(?:priority|urgency)/
export const WORK_TO_DO =
  /^(?:tasks?|todos?|tickets?|issues?|notes?|requests?|cases?|handover|work|bugs?|incidents?|reminders?|complaints?|leads?|defects?|stories|story)$/

/** A weight is a judgement only where it is not heavy. */
export const WEIGHT_NAME = /(?:^|_)weight(?:ing)?$/
export const WEIGHT_OF_IMPORTANCE =
  /\b(?:importan\w+|influence|relative|preference|matters?)\b|权重|重要/i

/** A bound or a filter: the value is looked for, not given. */
export const LOOKED_FOR =
  /\b(?:filter\w*|minimum|maximum|at least|at most|threshold|sort\w*|limit|cut-?off|content rating|stars?|include|whether|only (?:return|show|list))\b|筛选|过滤|最低|最高|阈值|星级|分级|排序|是否/i
export const LOOKED_FOR_NAME =
  /(?:^|_)(?:min|max|minimum|maximum|threshold|filter|include|sort|by|star)(?:_|$)/

/** Somebody is named who makes the judgement. */
export const SUPPLIER =
  /\b(?:users?|you|your|models?|agents?|assistants?|llms?|customers?|callers?|clients?|guests?|reviewers?|evaluators?|authors?|people|person|voters?|buyers?|students?|teachers?|judged|rated|estimated|computed|calculated|measured|returned by|result of|default|required by)\b|用户|模型|你|您|客户|顾客|会员|助手|智能体|调用方|评审|人工|由.{1,12}(?:给出|提供|决定|判断|打分|评定)|自行|默认|用戶|請(?:根據|依照?|按照?).{0,30}(?:評分|打分|判斷|評估)|请(?:根据|依照?|按照?).{0,30}(?:评分|打分|判断|评估)|计算(?:得出|所得)/i

/** The text says that the tool weighs and chooses. */
export const DECIDES =
  /\b(?:intelligently|autonomously|smartly|automatically) (?:plans?|decides?|chooses?|judges?|determines? (?:the best|which|what))\b|^(?:this tool )?(?:decides?|chooses?) (?:which|what|how|whether|the best|the most)\b|(?:自动|智能|自主)(?:地)?(?:决策|判断|决定|规划|挑选)/i

/** One cheap look that every text with such a sentence passes. */
export const MAY_DECIDE = /intelligent|autonomous|smart|automatic|decide|choose|自动|智能|自主/i

/** By what it chooses, or who supplies what. */
export const DECIDES_BY =
  /\b(?:based on|according to|by (?:price|distance|score|rating|date|cost|the)|from the given|using the|supply|supplies|you provide|caller|agent)\b|根据|按照?|基于|依据|结合|由(?:模型|用户|调用方)|以.{1,8}为准/i
