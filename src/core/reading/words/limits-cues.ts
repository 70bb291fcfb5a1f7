import type { Cue } from './cue'

const cue = (level: 1 | 2, pattern: RegExp, example: string, unless?: RegExp): Cue => ({
  answer: 'limits',
  level,
  pattern,
  example,
  ...(unless ? { unless } : {}),
})

/** Constraint, side effect, range, paging, quota, cost, permission, irreversibility, coverage in time. */
export const LIMITS_CUES: readonly Cue[] = [
  cue(
    2,
    /\b(?:up to|at most|at least|no more than|more than|maximum|max\.?|minimum|limit(?:ed)?(?: of| to)?|within the last|capped at)\b[^.]{0,20}(?:\d|\bone\b|\btwo\b|size\b|file\b)/i,
    'At most 50 items per call.',
    /\b(?:two tiers|equal to)\b/i,
  ),
  cue(
    2,
    /\b(?:paginat\w+|paged|page size|next page|cursor|rate[- ]limit\w*|quota|throttl\w+)\b/i,
    'Results are paginated.',
  ),
  cue(
    2,
    /\b(?:incurs?|costs?|charges?|billed|paid plan|credits?|premium)\b/i,
    'May incur costs.',
    /\bcost (?:centers?|analysis|estimat|optimi[sz]ation|explorer|report)|\bcredits? card/i,
  ),
  cue(
    2,
    /\b(?:irreversibl[ey]|permanent(?:ly)?|cannot be undone|can['’]t be undone|not reversible|destructive|no undo|unrecoverable)\b/i,
    'Cannot be undone.',
  ),
  cue(
    2,
    /\brequires?\b[^.]{0,50}\b(?:plan|permissions?|scopes?|role|access|admin|authenticat\w+|api[- ]?key|token|license|subscription|privileges?|valid|login)\b|\brequires? `?[A-Z]+(?:_[A-Z]+)+/i,
    'Requires admin permission.',
  ),
  cue(
    2,
    /\bonly (?:works?|supports?|available|accepts?|valid|allowed|applies|mutations|within|for (?:admins|owners))\b|\bonly \w+ (?:are|is) (?:accepted|supported|allowed|returned)\b/i,
    'Only works within allowed folders.',
    /\bonly supports? (?:the )?both/i,
  ),
  cue(
    2,
    /\b(?:must|needs? to|have to|has to)\b[^.]*\b(?:be|include|have|contain|match|provide[d]?|start|specify|use|equal|exist)\b/i,
    'The date must be in the past.',
    /\bmust be (?:displayed|shown|used before|called)|\byou must (?:call|use|run|edit)|\bmust (?:use|call) (?:this|the)/i,
  ),
  cue(
    2,
    /\b(?:blocks? until|times? out|timeout|asynchronous(?:ly)?|can take|may take|takes? (?:a few|several|up)|typically \d|polls?)\b/i,
    'This call blocks until the job ends.',
  ),
  cue(
    2,
    /\b(?:overwrit\w+|replaces? (?:the|all|any|existing)|deletes? (?:all|the|any|every)|also (?:deletes?|removes?|creates?|updates?|sends?|notif\w+)|side effects?|automatically (?:creates?|deletes?|closes?|sends?|disconnects?))\b/i,
    'This also deletes the attachments.',
    /\bno side effects?\b|^(?:update|replace|overwrite)s?\b/i,
  ),
  cue(
    2,
    /\b(?:fails?|errors?|rejected|refused|not supported|unsupported|unavailable|insufficient|are returned as errors)\b[^.]*\b(?:if|when|on|with|are|is|for|unless|before)\b|\b(?:is|are) (?:rejected|not supported)\b/i,
    'Fails if the order has shipped.',
    /\b(?:helps?|analy[sz]e|diagnos|issue found|troubleshoot)|^use\b/i,
  ),
  cue(
    2,
    /\bif (?:a|an|the|no|any)\b[^.]*\b(?:already exists|same name|is not found|does not exist|is provided|is missing|is omitted)\b/i,
    'If a file of that name already exists it is kept.',
    /\bprompt the user\b/i,
  ),
  cue(
    2,
    /\b(?:last|past|previous|next|first|coming) \d+ (?:second|minute|hour|day|week|month|year|line|row|item|result|record)s?\b|\b\d+ ?(?:mb|gb|kb|seconds?|minutes?|days?|requests?|characters?|elements?|items?)\b/i,
    'Covers the last 90 days.',
  ),
  cue(
    2,
    /\bdo(?:n['’]t| not) (?:call|use) (?:this|it)[^.]*\bmore than\b|\bat least one\b|\beither\b[^.]+\bor\b[^.]*\bnot both\b/i,
    'At least one filter is needed.',
  ),
  cue(
    2,
    /\b(?:cache lookup|cached|stale|delayed|eventually consistent|may be outdated|real[- ]time only|read[- ]after[- ]write|few seconds)\b/i,
    'Answers may be cached.',
  ),
  cue(
    2,
    /\b(?:warning|caution|danger|guardrails?|data modification)\b[:：]?/i,
    'Warning: changes live data.',
    /\bsecurity warning\b|\berror|\bwarnings?\b.*\blist/i,
  ),
  cue(
    2,
    /\b(?:public|pre-defined|own|owned|authori[sz]ed|allowed) \w+(?: or \w+)?\b[^.]*\bonly\b|\bwith (?:various filters and )?pagination\b/i,
    'Public channels only.',
  ),
  cue(
    2,
    /\bdefaults? to\b[^.]*\b(?:max|unless|when)\b|\bpartial\b[^.]*\bnot\b|\bis idempotent\b|\bremains? (?:in|on|until)\b/i,
    'It is idempotent.',
  ),
  cue(
    2,
    /\bcustomers? must|\bstarting with\b|\bno retr(?:y|ies)\b|\basks for confirmation\b|\bapproval\b/i,
    'Asks for confirmation.',
  ),
  cue(
    2,
    /^\W*(?:limits?|limitations?|restrictions?|constraints?|caveats?|notes? on limits)\W*[:：]/i,
    'Limits: slow.',
  ),
  cue(2, /^\W*(?:限制|约束|注意事项|使用限制)\W*[:：]/, '限制：大额。'),
  cue(1, /\bread[- ]only\b/i, 'Read-only.'),
  cue(
    1,
    /\b(?:is|are) (?:required|optional|mandatory)\b|\brequired\b/i,
    'The id is required.',
    /\bwhen required\b|\bas required\b/i,
  ),
  cue(
    1,
    /\b(?:should|avoid|recommended|consider)\b/i,
    'The query should be short.',
    /\bshould be (?:displayed|shown)|\bconsider using\b|\b(?:if|when) .*\bshould\b.*\buse\b/i,
  ),
  cue(1, /\b(?:errors?|error responses?)\b ?[:：]|\b[45]\d\d: /i, 'Error responses: 400.'),
  cue(1, /\bproviding?\b[^.]*\bone of\b|\buse either\b/i, 'Use either a name or a number.'),
  cue(
    2,
    /(?:最多|至多|不超过|最大|上限|最长|最高|至少|最少|限制(?:为|在|：)?|不得超过)[^。]{0,8}\d/,
    '一次最多 50 条。',
  ),
  cue(
    2,
    /(?:不可逆|不可恢复|无法(?:恢复|撤销|撤回)|不能(?:恢复|撤销)|永久|谨慎|危险|高危|会覆盖|覆盖(?:现有|原有|已有))/,
    '删除后不可恢复。',
  ),
  cue(
    2,
    /(?:分页|限流|频率|配额|额度|收费|计费|费用|付费|扣费)/,
    '结果分页返回。',
    /查询(?:费用|额度|配额)|计费(?:信息|规则)|费用(?:明细|信息|预算|计算|报告)/,
  ),
  cue(
    2,
    /(?:需要?|须|必须|要求)(?:有|具有|具备|先)?[^。]{0,16}(?:权限|授权|登录|认证|管理员|密钥|企业版|会员)/,
    '需要管理员权限。',
  ),
  cue(2, /(?:仅|只)(?:支持|能|允许|限|可|接受|对)[^。]/, '仅支持国内城市。', /只读/),
  cue(
    2,
    /(?:必须|须|务必)(?:传|提供|包含|使用|为|是|填|指定|大于|小于|符合|带|在|显式)/,
    '必须传入城市。',
    /必须使用以下|必须使用本|必须调用/,
  ),
  cue(
    2,
    /(?:不支持|暂不支持|不能超过|不允许|不可(?:为空|超过|重复|修改)|会失败|报错|返回错误|则自动|自动(?:被)?忽略|会自动(?:断开|创建|删除|覆盖|关闭|取消|发送))/,
    '不支持海外订单。',
  ),
  cue(2, /(?:近|最近|过去|未来)\s*\d+\s*(?:天|日|周|个?月|年|小时)/, '只覆盖近 90 天。'),
  cue(
    2,
    /(?:如果|若|当)[^。]{0,24}(?:已存在|已经|不存在|失败|未找到|超过|启用|为空)[^。]*(?:则|会|将|返回|才|可以)/,
    '如果已经存在则忽略。',
  ),
  cue(
    2,
    /(?:支持的(?:数据库|格式|文件)?类型[:：]|大小限制|\d+\s*(?:MB|GB|KB|兆))/i,
    '支持的格式类型：PDF。',
  ),
  cue(
    2,
    /(?:异步|超时|延迟|缓存|不保证|幂等|重复调用|耗时)/,
    '异步执行，结果有延迟。',
    /异步任务列表/,
  ),
  cue(1, /(?:只读|不会产生(?:任何)?副作用|无副作用)/, '只读查询。'),
  cue(
    1,
    /(?:以当前身份|当前身份|建议|尽量|避免|推荐)(?:（|使用|先|不|将|在|仅)?/,
    '建议先筛选。',
    /给出|提供|生成|推荐(?:系统|算法|列表|商品)|(?:优化|改进|个性化|合规性?|健康|投资|旅行|专业|相应)(?:的)?建议|建议(?:方法|的)/,
  ),
  cue(1, /(?:可选|必选|必填)(?:分类|参数|值|项)?(?:有|为|：|:)/, '可选分类有：早餐。'),
]
