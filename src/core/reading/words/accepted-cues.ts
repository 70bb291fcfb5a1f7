/** States of a result that say "taken in, not done yet", written as in `snakeName`, or in Chinese. */
export const ACCEPTED_STATES =
  /^(?:accepted|pending|queued|enqueued|submitted|requested|received|scheduled|initiated|started|running|processing|waiting|awaiting|reviewing|in_(?:progress|process|review|queue)|(?:\w+_)?(?:pending|review|in_progress|queued|accepted|submitted)(?:_\w+)?|(?:awaiting|waiting|pending)_\w+|manual_\w+)$|受理|处理中|审核|审批|排队|提交|待|进行中|申请中|執行中|执行中|處理中/

/** States of a result that say "done". */
export const DONE_STATES =
  /^(?:completed?|done|succeeded|success(?:ful)?|finished|ok|created|updated|deleted|removed|cancell?ed|refunded|paid|sent|booked|shipped|published|applied|approved)$|完成|成功|已(?!受理|提交|接收|登记|排队)/

/** One cheap look that every text of the next two lists passes. */
export const MAY_SAY_ACCEPTED =
  /accept|async|background|queue|review|approv|job|task|later|poll|pending|submit|request|appl|file|ask|raise|propos|initiate|start|schedul|yet|not that|records?|whether|mean|long[- ]running|business|working day|workflow|progress|process|pipeline|forget|receiv|decide|afterwards|offline|by staff|handle|carried|complete|immediately|operation|batch|wait|not |only|受理|审|審|异步|異步|后台|後台|排队|排隊|稍后|稍後|工作日|轮询|申请|申請|提交|处理中|處理中|任务|待|不代表|不等于|不意味|不表示|不保证|尚未|还没|还未|登记|接收|发起|提出|复核|人工|商家|后续|主管|客服|等待|进入/i

/** The work goes on after the answer. */
export const GOES_ON_CUES: readonly RegExp[] = [
  /\basynchronous(?:ly)?\b|\basync\b|\b(?:in|to) the background\b|\bfire[- ]and[- ]forget\b|\blong[- ]running\b/i,
  /\b(?:is|are|gets?|be|been|once|when|after being) (?:only )?(?:accepted|queued|enqueued|put in(?:to)? (?:a|the) queue|received)\b|\baccepted for (?:processing|review)\b|\b(?:adds?|puts?|places?) (?:it|the \w+) (?:in|on|to|into) (?:a|the) (?:\w+ )?queue\b|\bqueues? (?:the|a|an|up)\b/i,
  /\b(?:under|for|pending|awaits?|awaiting|waits? for|needs?|requires?|subject to|goes? (?:to|through|into)|manual|human) (?:\w+ ){0,2}?(?:review|approval)\b|\b(?:be|are|is) (?:\w+ )?(?:reviewed|decided on) (?:by|later|afterwards|within)\b|\b(?:decides?|processed|handled|carried out|completed|reviewed) (?:later|afterwards|offline|by (?:staff|an agent|the (?:shop|merchant|team)))\b/i,
  /\b(?:returns?|gives?|answers?)\b[^.;]{0,40}\b(?:immediately|(?:job|task|operation|batch) (?:id|number|handle))\b|\bpoll(?:s|ing)?\b|\b(?:kicks? off|starts?|launch(?:es)?|triggers?) (?:an?|the) (?:\w+[ -]){0,3}(?:job|task|workflow|pipeline|process)\b/i,
  /\b(?:within|takes?|in|up to|after) (?:\w+ ){0,3}(?:business|working) days?\b|\bdoes not wait\b|\bwithout waiting\b/i,
  /异步|異步|(?:后台|後台)(?:执行|处理|运行|任务|異步|處理|執行)|排队|排隊|(?:仅|只|先|会|被|已|表示)?受理(?!人|机构|范围|单位|条件)|(?:等待|进入|提交|需(?:要)?|须|经|由)[^。；，]{0,10}(?:审核|审批|审查|審核|審批|复核)|(?:人工|商家|后续|稍后|主管|客服)(?:[^。；，]{0,6})(?:审核|审批|处理|确认|决定)|稍后(?:处理|执行|完成|通知)|工作日|轮询|处理中|返回[^。；，]{0,8}任务(?:id|号|编号)/i,
]

/** The text tells accepting from doing, or calls itself no more than a request. */
export const ONLY_ACCEPTED_CUES: readonly RegExp[] = [
  ...GOES_ON_CUES,
  /\bnot (?:mean |yet |that )*(?:\w+ ){0,3}(?:done|complete[d]?|final|cancell?ed|refunded|finished|approved)\b|\bonly (?:accepted|submitted|requested|registered|queued|records?)\b|\b(?:was|were|is|are|has been|whether) (?:\w+ ){0,3}(?:accepted|submitted|queued|received|on record|pending)\b|\bpending\b|\bnothing (?:has|is|was) (?:\w+ )?(?:changed|done|sent|booked) yet\b|\bnot that (?:it|the)\b/i,
  /^\W*(?:this (?:tool|function) )?(?:submit|request|appl(?:y|ies)|file|ask|raise|schedule|queue|start|initiate|propose)s?\b/im,
  /不(?:代表|等于|意味着?|表示|保证)[^。；]{0,10}(?:完成|成功|通过|办完|生效|到账|取消|退款|收到|已)|(?:尚未|还没|还未)[^。；，]{0,4}(?:完成|生效|办完|修改|发送)|(?:已|是否|表示|仅|只)(?:[^。；，]{0,6})(?:受理|提交|登记|接收)|(?:^|[。；\n，])(?:用于|可以?|帮助?用户|为用户|替用户)?(?:提交|申请|发起|提出)|申请(?:单|记录|编号|号|结果|进度|已)/m,
]
