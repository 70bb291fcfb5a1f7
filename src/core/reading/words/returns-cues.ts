import type { Cue } from './cue'

const cue = (level: 1 | 2, pattern: RegExp, example: string, unless?: RegExp): Cue => ({
  answer: 'returns',
  level,
  pattern,
  example,
  ...(unless ? { unless } : {}),
})

/** Two parts are named, or a form the answer has. */
const ENGLISH_PARTS =
  /\b(?:and|or|with|including|include[sd]?|such as|containing|plus|as (?:json|text|markdown|structured|an? \w+)|json|urls?|csv|html|markdown|array|format(?:ted)?|ids?|names?|list of|remaining)\b|[,:]\s*[`"'\w]|`[^`]+`|"_?\w+"|\([^)]+\)/i
const alone = new RegExp(`${ENGLISH_PARTS.source}`, 'i')

/** What comes back: fields, parts, shape or format. A plain function ("get X") is no answer. */
export const RETURNS_CUES: readonly Cue[] = [
  cue(
    2,
    new RegExp(
      String.raw`\b(?:returns?|responds? with|outputs?|yields?|the (?:response|result|answer|output) (?:includes?|contains?|has|is|shows)|gives? back|hands? back|resolves? to)\b[^.]*?(?:${alone.source})`,
      'i',
    ),
    'Returns the order number, status and amount.',
    /\breturns? (?:all|the) \w+ \w+ by \w+|\b(?:is|are) returned as errors\b|^returns? (?:the )?(?:count|number|autocomplete)|\breturned? (?:unchanged|as errors?)|return \w+ created|\bwith optional\b/i,
  ),
  cue(
    2,
    /\b(?:each|every) (?:result|item|entry|record|row|line item|hit|match)s?\b[^.]*\b(?:includes?|contains?|returns?|has|have|own|carr(?:y|ies))\b/i,
    'Each result includes a name and a price.',
  ),
  cue(
    2,
    /\b(?:is|are) (?:included|returned) in (?:the )?(?:response|result|answer|output)\b/i,
    'The log path is included in the response.',
  ),
  cue(
    2,
    /\b(?:data|metadata|information|info|details?|profile|results?|summary|files?|pages?|instances?|flags?|items?|records?) ?,? ?(?:including|includes|with their|containing)\b/i,
    'Gets order data including status and amount.',
    /\blist (?:and|or) view\b|\bincluding (?:its |any )?(?:ones?|nested|archived|deleted)\b/i,
  ),
  cue(
    2,
    /\breturns? (?:a |the )?(?:public|full|current|resulting|new)? ?(?:url|link|id|path)\b/i,
    'Returns the public URL.',
  ),
  cue(
    2,
    /\b(?:in|as) (?:json|csv|markdown|toon|xml|html)(?: format)?\b|\bYYYY-MM-DD format\b/i,
    'Gets the date in YYYY-MM-DD format.',
    /\b(?:must|should|accepts?|provide|pass|input)\b/i,
  ),
  cue(2, /\boutput format\b/i, 'Output format: JSON.'),
  cue(
    1,
    /\b(?:returns?|responds? with|outputs?|yields?|returned)\b/i,
    'Returns the count.',
    /\breturn (?:merge|to|the (?:user|form))\b|\breturned (?:as errors|unchanged)|\breturns? (?:early|an? error|policy)|\breturn(?:s|ed)? (?:only )?when\b|in the path|\bif (?:no|nothing|not)\b/i,
  ),
  cue(
    1,
    /\b(?:in|into|as) (?:a |an |one or more )?(?:[a-z]+ )?(?:report|summary|styles?|format)\b/i,
    'Gets citations in one style.',
    /\b(?:must|should)\b/i,
  ),
  cue(
    1,
    /\bprovides? (?:a |an |the )?(?:list|lists|summary|details|report|snippets?|information)\b/i,
    'Provides a summary.',
  ),
  cue(
    1,
    /\b(?:snippets?|text indices|citations?)\b[^.]*\b(?:including|for|with)\b|\bwith (?:text )?(?:indices|indexes|positions|offsets)\b/i,
    'Gets the document with text indices.',
  ),
  cue(
    2,
    /(?:返回|回傳|回传|输出|響應|响应(?:中)?|结果)(?:中|里|会|将|值|结果|数据|字段|内容)*(?:包括|包含|含|有|为|是|：|:)/,
    '返回结果包括状态和金额。',
    /返回给|无需返回/,
  ),
  cue(
    2,
    /(?:返回|回傳|回传|输出)[^。]*(?:、|和|与|及|以及|包括|包含|列表|格式|JSON|URL|链接|，)/i,
    '返回订单号、状态和金额。',
    /返回(?:任务的实体|.*数据，跨)|不返回/,
  ),
  cue(
    2,
    /(?:详情|详细信息|完整信息|详细報告|详细报告|资料|信息|訊息|報告|数据详情)(?:，|,)?(?:，)?(?:包括|包含|如|含)/,
    '获取成员信息，包括名字。',
  ),
  cue(2, /提供[^。]{0,30}(?:、[^。]{0,30})(?:报告|分析|结果|信息|数据)/, '提供周期、步幅的报告。'),
  cue(
    2,
    /\b(?:links?|urls?|ids?|path|objects?)\b[^.]*\b(?:is|are) returned\b/i,
    'A link to the page is returned.',
  ),
  cue(
    2,
    /\b(?:retrieves?|gets?|fetch(?:es)?|reads?|shows?)\b[^.]*, ?including\b/i,
    'Gets all flags of a project, including their rules.',
  ),
  cue(2, /^\W*(?:returns?|output|response)\W*[:：]/i, 'Returns: a number.'),
  cue(1, /(?:返回|回傳|回传)/, '返回数量。', /不返回/),
  cue(
    1,
    /(?:生成|提供|给出|输出|產生|产出|形成)[^。，]{0,14}(?:报告|建议|方法|评估结果|評分|方案|摘要|分析结果)/,
    '并给出合规建议。',
    /帮助|协助/,
  ),
  cue(1, /(?:显示|顯示)[^。]{0,12}(?:信息|資訊|结果|内容|状态)/, '显示任务信息。'),
  cue(1, /影响[^。]{0,8}，包括/, '估算影响，包括经济方面的变化。'),
]
