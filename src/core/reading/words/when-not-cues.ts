import type { Cue } from './cue'

const cue = (level: 1 | 2, pattern: RegExp, example: string, unless?: RegExp): Cue => ({
  answer: 'whenNot',
  level,
  pattern,
  example,
  ...(unless ? { unless } : {}),
})

/** A ban on how to fill in an argument, or on a number of calls, is a limit. */
const ABOUT_ARGUMENTS =
  /\b(?:more than|param(?:eter)?s?|arguments?|fields?|values?|hardcod\w*|fabricat\w*|guess\w*|invent\w*|imagine|times per)\b/i

/** When not to use it, what it does not do, what to use instead. */
export const WHEN_NOT_CUES: readonly Cue[] = [
  cue(
    2,
    /\b(?:do not|don['’]t|never|should not|shouldn['’]t|must not|cannot be|not to be|avoid|not) (?:be )?(?:us(?:e|ed|ing)|call(?:ed|ing)?|invok(?:e|ing)|run(?:ning)?) (?:this|it|for|when|if|to|as|in|on|the tool)\b/i,
    'Do not use it for payments.',
    ABOUT_ARGUMENTS,
  ),
  cue(
    2,
    /\b(?:not|isn['’]t|is not) (?:intended |meant |suitable |designed |recommended )?for\b/i,
    'Not for bulk exports.',
  ),
  cue(
    2,
    /\b(?:use|call|invoke|run|function|tool)\b[^.]*\bunless\b/i,
    'Call it unless the user names the file.',
    /\bunless (?:otherwise )?(?:specified|overridden|stated|provided|you (?:set|pass))\b/i,
  ),
  cue(
    2,
    /\b(?:use|call|prefer|choose|try|consider using|consider)\b[^.]*\binstead\b(?! of hardcod)|\bconsider using the \w+/i,
    'For refunds use create_refund instead.',
    /\btoday['’]s date\b|\buse \d/i,
  ),
  cue(
    2,
    /^(?:[Ff]or|[Tt]o|[Ii]f|[Ww]hen)\b[^.]*,? (?:please )?(?:use|call|prefer|see|choose) (?:the )?[`'"]?[a-z]+(?:[_-][a-z]+|[A-Z][a-z]+)+/,
    'To set labels, use update_issue.',
    /\bfirst\b/,
  ),
  cue(
    2,
    /\b(?:choose|use|prefer) the (?:corresponding|matching|dedicated|specific|appropriate)\b/i,
    'Choose the corresponding get tool for a single one.',
  ),
  cue(
    2,
    /\bprefer (?:a|an|the|`?\w+`?)\b[^.]*\b(?:tool|wherever|where|over|for|when|instead|rather|if|unless)\b/i,
    'Prefer a dedicated tool wherever one exists.',
    /\bprefer this\b/i,
  ),
  cue(
    2,
    /\b(?:as a fallback|as a last resort|not covered by|none of the other)\b/i,
    'Use as a fallback.',
  ),
  cue(
    2,
    /\b(?:does not|doesn['’]t|will not|won['’]t|cannot|can['’]t|never)\s+(?:\w+ )?(?:submit|approve|cancel|pay|modify|change|create|delete|send|execute|run|include|cover|return|handle|upload|place|book|charge|update|remove|support|search|write|perform|fetch|start|move|copy)\b/i,
    'It does not submit the form.',
    /\b(?:does not|doesn['’]t) mutate|\bdoes not (?:change|exist|match)\b[^.]*\breturn/i,
  ),
  cue(
    2,
    /\bonly works? (?:with|on|for)\b|\bfails? on\b/i,
    'Only works with text indexes.',
    /\bwithin allowed\b/i,
  ),
  cue(
    2,
    /\b(?:is|are) (?:rejected|refused|not (?:deleted|removed|affected|accepted|supported|included|covered|touched))\b/i,
    'Queries are rejected.',
  ),
  cue(
    2,
    /\brather than\b|\binstead of (?:this|it)\b/i,
    'Use patch rather than this for one field.',
    /\bhardcod/i,
  ),
  cue(
    2,
    /\bonly (?:use|call)\b[^.]*\b(?:explicit|specifically)/i,
    'Only use it when the user has explicitly asked.',
  ),
  cue(
    1,
    /\bonly (?:returns?|shows?|lists?|covers?|includes?|reads?|contains?|for)\b|\b(?:carries|covers|contains|includes) only\b|\bas opposed to\b/i,
    'Only returns open orders.',
  ),
  cue(
    2,
    /(?:不要|请勿|切勿|勿|禁止|不得|不应|不能|不可|避免|不宜|不建议)(?:用于|使用(?:此|本|该)|调用(?:此|本|该)|用(?:此|本|该|它)|用来|将本工具|把本工具)/,
    '不要用于支付。',
  ),
  cue(
    2,
    /(?:不适用于|不适合|不用于|不支持用于|不处理|不负责|不包含|不涉及|并非用于|不会(?:提交|审批|取消|支付|修改|创建|删除|发送|执行|改变))/,
    '不适用于批量导出。',
    /副作用/,
  ),
  cue(
    2,
    /(?:不能|无法|不可以?|不会|不)(?:通过|直接)?(?:提交|审批|取消|支付|付款|下单|修改|创建|删除|发送|查询|退款|代替|替代)/,
    '本工具不能提交退款。',
    /不支持|必须(?:使用|调用)本/,
  ),
  cue(
    2,
    /(?:请|应|应该|需|需要|改|而应|则|可)(?:改)?(?:用|使用|调用|选用|参考)\s*[`「『“"]?[a-z]+(?:[_-][a-z]+|[A-Z][a-z]+)+/,
    '查退款请使用 get_refund。',
    /先|前|取得|获取.{0,4}ID/,
  ),
  cue(2, /不是[^。]{0,20}而是|并不是/, '它不是执行任务而是给出指导。'),
  cue(
    2,
    /(?:仅|只)(?:在|当|有在)?[^。]{0,12}(?:明确|显式)(?:要求|请求)/,
    '仅在用户明确要求时使用。',
  ),
  cue(
    1,
    /(?:仅|只|仅仅)(?:会)?(?:返回|查询|包含|显示|列出|用于|针对|提供|读取|适用|覆盖)/,
    '仅返回未完成的订单。',
  ),
  cue(1, /\bonly when (?:explicitly )?(?:requested|asked)\b/i, 'Only when explicitly requested.'),
  cue(1, /(?:不要|请勿)默认|优先(?:使用|调用|用)/, '业务查询优先使用 SDK。'),
]
