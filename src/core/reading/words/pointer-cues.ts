import type { PointerKind } from '../pointers'

/** Words beside a tool's name that say what the reader is to do with that tool. */
export interface PointerCue {
  readonly kind: PointerKind
  /** The text says that the one call must come before or after the other, not only that a value comes from it. */
  readonly isStrict?: true
  /** What stands in front of the name in its sentence, up to the name. */
  readonly before?: RegExp
  /** What stands behind it. */
  readonly after?: RegExp
  readonly example: string
}

const MARK = String.raw`[\`'"“‘「『(（*]{0,3}`
const END = String.raw`[\`'"”’」』)）*]{0,3}`
const ARTICLE = String.raw`(?:(?:the|our|its|a|an|separate|dedicated|tool|function|provided) ){0,3}`
const SENDS = String.raw`(?:use|using|call|calling|run|running|invoke|invoking|prefer|try|choose|pick|select|see|switch to|fall back to|refer to|go through|route to)`

const ends = (words: string): RegExp => new RegExp(`${words}\\s*${MARK}$`, 'i')
const sends = (lead = '', between = '\\s+'): RegExp =>
  ends(String.raw`${lead}\b${SENDS}${between}${ARTICLE}`)
const follows = (words: string): RegExp => new RegExp(`^${END}(?: tools?| function)?${words}`, 'i')
const followsZh = (words: string): RegExp =>
  new RegExp(`^${END}\\s*(?:工具|接口|方法|函数)?\\s*${words}`)

/** Identifiers and the like: what is looked up before another call can be made. */
const LOOKED_UP = String.raw`(?:ids?|identifiers?|uuids?|keys?|slugs?|refs?|references?|names?|tokens?|urls?|schemas?|fields?|definitions?|values?|uids?)`

/** Tried in order; the first that fits decides. */
export const POINTER_CUES: readonly PointerCue[] = [
  {
    kind: 'mention',
    before: ends(
      String.raw`\b(?:(?:do not|don['’]t|never|avoid|not|without|no longer|need(?:ed)? not|instead of|rather than|over|unlike|like|than|inverse of|opposite of|similar to|same as|as with|as opposed to|replaces|supersedes|not to be confused with|equivalent (?:to|of)|alias (?:of|for))\s+(?:(?:using|use|call|calling|run|invoke)\s+)?${ARTICLE})`,
    ),
    example: 'Do not use list_orders.',
  },
  {
    kind: 'mention',
    before:
      /(?:不要|请?勿|切勿|不能|不可|不得|无需|无须|不必|不用|不再|而不是|而非|并非|不是|不同于|有别于|区别于|类似于?|等同于|代替|替代|与|和)\s*(?:再)?(?:使用|用|调用|通过)?\s*[`'"“‘「『(（*]{0,3}$/,
    example: '不要用 list_orders。',
  },
  // This tool is for after the other.
  {
    kind: 'first',
    isStrict: true,
    before: ends(
      String.raw`\b(?:after|once|following)\s+(?:(?:a|an|the|you(?:['’]ve| have)?|successful(?:ly)?|first|having|each|every|any|using|use|used|calling|call|called|running|run|invoking|completing)\s+){0,4}`,
    ),
    example: 'Use after search_orders.',
  },
  {
    kind: 'first',
    isStrict: true,
    before: sends('', String.raw`\s+`),
    after: follows(
      String.raw`[^.;!?]{0,60}?(?<!\bnot )\b(?:first|beforehand|before (?:using|calling|you (?:use|call)|invoking|running|creating|updating|clicking|any|this|each|every))\b`,
    ),
    example: 'Call get_order first.',
  },
  {
    kind: 'first',
    isStrict: true,
    before: ends(
      String.raw`\b(?:first\s*,?\s+(?:you\s+)?(?:must\s+)?${SENDS}|(?:must|should|need to|always|required to) (?:first )?(?:have )?(?:call(?:ed)?|use[d]?|run|invoked?) (?=[^.;]*)|prerequisites?:?(?: call| use| run)?)\s+${ARTICLE}`,
    ),
    after: follows(String.raw`(?![^.;]{0,60}\b(?:instead|rather)\b)`),
    example: 'First call get_order.',
  },
  {
    kind: 'first',
    isStrict: true,
    before: ends(
      String.raw`\bbefore (?:using|calling|invoking|running) this(?: tool| function)?,?\s+(?:(?:you|please|must|should|first|always)\s+){0,3}${SENDS}\s+${ARTICLE}`,
    ),
    example: 'Before using this tool, call get_order.',
  },
  {
    kind: 'first',
    isStrict: true,
    before: ends(
      String.raw`\b(?:with|via|through|by|from|read|check|verify|fetch|run)\s+${ARTICLE}`,
    ),
    after: follows(String.raw`[^.;,!?]{0,24}?\bfirst\b`),
    example: 'Verify the id with get_order first.',
  },
  {
    kind: 'first',
    isStrict: true,
    before:
      /(?:(?<!优)(?:必须|需要?|请|应|要)?先(?:行)?(?:通过|使用|调用|用|执行|运行|调)|(?:使用|调用|执行)(?:本|此|该|这个)?(?:工具|接口|函数)?(?:之)?前[^。；]{0,16}(?:通过|使用|调用|用|执行|完成)|(?:前置(?:条件|步骤|工具)?|前提)[:：是为]?\s*(?:已?调用|使用)?)\s*[`'"“‘「『(（*]{0,3}$/,
    example: '先调用 get_order。',
  },
  {
    kind: 'first',
    isStrict: true,
    before: /(?:在|须在|需在|应在|请在)\s*(?:调用|使用|执行)?\s*[`'"“‘「『(（*]{0,3}$/,
    after: followsZh(String.raw`(?:成功|执行|返回|调用|完成|结束)?(?:之)?后`),
    example: '在 get_order 之后使用。',
  },
  // This tool is for before the other.
  {
    kind: 'after',
    isStrict: true,
    before: ends(
      String.raw`\b(?:before|prior to)\s+(?:(?:you|a|an|the|any|using|use|calling|call|running|run|invoking)\s+){0,3}`,
    ),
    example: 'Call this before update_order.',
  },
  {
    kind: 'after',
    isStrict: true,
    before: ends(
      String.raw`\b(?:then|next|finally|afterwards?|subsequently|follow(?:ed)?(?: this| it)?(?: up)? (?:with|by)|needed by|required by|complete[ds]? (?:with|by)|continue with)\b,?\s+(?:(?:you|please|must|should|can|always|to)\s+){0,2}(?:${SENDS}\s+)?${ARTICLE}`,
    ),
    after: follows(String.raw`(?![^.;]{0,60}\binstead\b)`),
    example: 'Then call get_order.',
  },
  {
    kind: 'after',
    isStrict: true,
    before: sends(),
    after: follows(String.raw`[^.;!?]{0,30}?\b(?:afterwards?|next|after (?:this|that|it))\b`),
    example: 'Call get_order afterwards.',
  },
  {
    kind: 'after',
    before: ends(
      String.raw`\bpoll(?:ing)?\s+(?:(?:with|via|by|using|the|status)\s+){0,3}(?:calling\s+)?`,
    ),
    example: 'Poll with get_order_status.',
  },
  {
    kind: 'after',
    before: sends(),
    after: follows(
      String.raw`\s+(?:tool\s+)?to (?:poll|monitor|track|confirm|check (?:the |its |on )?(?:status|progress|result|completion))\b`,
    ),
    example: 'Use get_order_status to check the status.',
  },
  {
    kind: 'after',
    isStrict: true,
    before:
      /(?:然后|接着|随后|最后|之后|下一步|再|后续)(?:再|请|需|须|应|可|必须)*(?:通过|使用|调用|用|执行|由)\s*[`'"“‘「『(（*]{0,3}$/,
    example: '然后调用 get_order。',
  },
  {
    kind: 'after',
    before: /(?:轮询|(?:并|可)?通过|用|使用|调用)\s*[`'"“‘「『(（*]{0,3}$/,
    after: followsZh(String.raw`(?:来)?(?:轮询|查询(?:进度|状态|结果)|跟进)`),
    example: '用 get_order_status 轮询。',
  },
  // A value comes from the other.
  {
    kind: 'first',
    before: ends(
      String.raw`\b(?:returned (?:by|from)|obtain(?:ed|able)? (?:by|from|via|through|with|using)|(?:comes?|came|taken?|available|retrieved?|fetched|discovered?|found|listed|received|produced|generated|output|resolved?|known) (?:by|from|in|via|through|with)|(?:${LOOKED_UP}|responses?|results?|outputs?|one|them|it|those|valid|returned|\w*(?:Id|ID|_id|Key|_key))\s*\(?(?:is |are )?(?:from|via|through|by|using|with|out of))\s+(?:calling\s+|using\s+)?${ARTICLE}`,
    ),
    example: 'The id returned by list_orders.',
  },
  {
    kind: 'first',
    before: sends(),
    after: follows(
      String.raw`\s+(?:tool\s+)?(?:to|and) (?:get|find|look up|obtain|discover|resolve|retrieve|fetch|list|see|identify|learn)\b[^.;]{0,60}?\b${LOOKED_UP}\b`,
    ),
    example: 'Use list_orders to find the id.',
  },
  {
    kind: 'first',
    before: /(?:由|从|来自|取自|通过|调用|使用|用|经|见)\s*[`'"“‘「『(（*]{0,3}$/,
    after: followsZh(
      String.raw`(?:的)?(?:返回|获取|取得|查询得到|查到|查得|得到|获得|拿到|中获取|中取得|的结果|结果|输出|响应|列出)`,
    ),
    example: '由 list_orders 返回。',
  },
  {
    kind: 'first',
    after: followsZh(String.raw`(?:返回的|查询到的|获取的|输出的|结果中的?)`),
    example: 'list_orders 返回的订单号。',
  },
  // Another tool for another case.
  {
    kind: 'instead',
    before: sends(),
    example: 'For refunds use get_refund.',
  },
  {
    kind: 'instead',
    before: ends(
      String.raw`\b(?:in favou?r of|deprecated\W{1,3}use|superseded by|replaced by|moved to|see also|covered by|handled by|job of)\s+${ARTICLE}`,
    ),
    after: follows(String.raw`(?! (?:call|response|result|output|parameter|field)s?\b)`),
    example: 'Refunds are handled by get_refund.',
  },
  {
    kind: 'instead',
    after: follows(
      String.raw`\s+instead\b|^${END}\s+(?:does|is for|handles|covers) (?:this|that|those|it)\b`,
    ),
    example: 'get_refund instead.',
  },
  {
    kind: 'instead',
    before:
      /(?:改用|改为|请用|请使用|请调用|请走|选用|应用|应使用|应该使用|应调用|需使用|需调用|要用|则用|可用|可使用|可调用|优先使用|优先用|优先调用|优先|使用|调用|用|参考|参见|参阅|详见|见|属于|交给|转到|转用|走)\s*[`'"“‘「『(（*]{0,3}$/,
    example: '查退款请用 get_refund。',
  },
]
