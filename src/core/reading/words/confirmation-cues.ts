const WHO = String.raw`(?:users?|customers?|clients?|callers?|humans?|person|people|managers?|supervisors?|admin\w*|owners?|operators?|travell?ers?|guests?|members?|account holder)`
const AGREES = String.raw`(?:confirm(?:s|ed|ation)?|approv(?:es?|ed|al)|consent(?:s|ed)?|agree(?:s|d)?|sign(?:s|ed)? off)`
const ASKED = String.raw`(?:confirmation|approval|consent|sign-off)`

const WHO_THE = String.raw`(?:the |your |a )?${WHO}`

const PEOPLE =
  '(?:用户|客户|使用者|本人|人工|管理员|主管|经理|负责人|旅客|顾客|会员|持卡人|员工|上级|对方|用戶|客戶)'
const YES = '(?:确认|同意|批准|授权|许可|审批|核准|(?<!不)允许|確認|授權|許可)'
/** Without what also means a right to call: 需要授权. */
const ASKED_ZH = '(?:确认|同意|批准|审批|核准|確認)'
/** Here the sentence or its clause is over: 需要确认订单号 only checks a value. */
const OVER_ZH = '(?=$|[。；，,.;\\s）)]|之?后|方可|才)'
/** What is to be agreed to: the call itself. */
const DEED = String.raw`(?:this|it|(?:the|this) (?:action|call|operation|deletion|change|request|cancellation|payment|refund|step))`
const NOT_ASKED = String.raw`(?! (?:number|code|e-?mail|id|page|message|status|flow|step|token|polic|rule|queue|tool|workflow|permission|rights|role))`

/** One cheap look that every text of the next lists passes. */
export const MAY_PROMISE_CONFIRMATION =
  /confirm|approv|consent|agree|sign(?:s|ed)?[- ]off|permission|\bask|check with|consult|确认|同意|批准|授权|许可|审批|核准|允许|意见|意愿|问|征求|请示|核对|確認|授權|許可/i

/** A description says that somebody agrees before anything happens. */
export const CONFIRMATION_CUES: readonly RegExp[] = [
  // "after the user has confirmed", "once approved by a manager", "only if the customer agrees"
  new RegExp(
    String.raw`\b(?:after|once|when|only if|if|until|unless|provided)\b[^.;]{0,40}\b${WHO}\b(?!['’]s? (?:account|order|e-?mail))[^.;]{0,24}\b${AGREES}\b(?! (?:number|code|e-?mail|id|page|message|status))`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:after|once|when|only if|until|unless|with|without|requires?|needs?|gets?|obtain|seek|subject to)\b[^.;]{0,24}\b${AGREES}\b[^.;]{0,12}\b(?:by|from|of) (?:an? |the |your )?(?:\w+ )?${WHO}\b`,
    'i',
  ),
  // "requires explicit confirmation", "needs user approval"
  new RegExp(
    String.raw`\b(?:requires?|needs?|requiring|subject to|pending|with|without|after|obtain|get|seek|ask(?:s|ing)? for|prompts? for|wait(?:s|ing)? for)\b (?:the |an? |your |prior )?(?:explicit|express|clear|manual|interactive|${WHO}(?:['’]s?)?)(?: (?:explicit|express|prior|clear|client|user))? ${ASKED}\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:requires?|needs?) (?:a |an )?(?:final |second |prior )?${ASKED}\b(?! (?:number|code|e-?mail|id|page|message|status|flow|step|token|polic|rule|queue|tool|workflow|permission|rights|role))`,
    'i',
  ),
  // "the user must confirm", "ask the user to confirm"
  new RegExp(
    String.raw`\b${WHO}\b[^.;]{0,12}\b(?:must|has to|have to|needs? to|should|(?:is|are|(?:may|can|will) be) asked to)\b[^.;]{0,16}\b(?:confirm|approve|consent|agree)\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:ask|prompt|confirm)s?\b (?:\w+ )?(?:the |your |a )?${WHO}\b[^.;]{0,12}\b(?:to (?:confirm|approve|agree)|for (?:\w+ )?${ASKED})\b|\b(?:always |first |please )?(?:confirm|double-?check) with (?:the |your |a )?${WHO}\b|\b(?:ask|check with|consult) (?:the |your |a )?${WHO} (?:first|beforehand)(?=\s*(?:$|[.,;]))`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:asks?|asking|waits?|waiting|prompts?) for (?:their |the user['’]s |an? |explicit |final )*${ASKED}\b(?! (?:number|code|e-?mail|id|page|status))|\bexplicitly (?:confirm|agree|approve)(?:s|d|ed)\b`,
    'i',
  ),
  // "confirmation is required", "after confirmation", "once approved", "it must be confirmed first"
  new RegExp(
    String.raw`\b${ASKED}(?: by [\w ]{1,20})? (?:(?:is|are) (?:always )?)?(?:required|needed|necessary|mandatory)\b|\b(?:after|upon|subject to|only (?:with|on|after)) (?:\w+ )?${ASKED}\b${NOT_ASKED}|\b(?:once|after being|only (?:when|if|after)) (?:explicitly )?(?:confirmed|approved)(?=\s*(?:$|[.,;]))`,
    'i',
  ),
  new RegExp(
    String.raw`(?:^\W*|\b${DEED} )(?:must|should|has to|needs to) (?:first )?be (?:first |explicitly )*(?:confirmed|approved)\b|(?:^\W*|[,;] ?)(?:please |always |first )*confirm (?:${DEED} )?(?:first|before(?:hand| (?:you )?(?:call|us|delet|runn?|proceed|execut|continu|submit|send|cancel|pay)\w*)?)(?=\s*(?:$|[.,;]|it\b|this\b))`,
    'i',
  ),
  // "make sure that the user agrees", "the user confirms first", "with the user's permission"
  new RegExp(
    String.raw`\b(?:make sure|ensure)(?: that)? ${WHO_THE} (?:has )?${AGREES}\b|^\W*${WHO_THE} (?:first )?(?:confirms|agrees|approves|consents)(?: first)?(?=\s*(?:$|[.,;]))|\b(?:with|without|after|get|obtain) ${WHO_THE}(?:['’]s?) (?:\w+ )?permission\b`,
    'i',
  ),
  new RegExp(
    String.raw`(?:须|需要?|必须|应当?|要|请)(?:先|事先|经过?|得到|获得)?(?:进行)?(?:二次|再次|明确|人工)?${ASKED_ZH}${OVER_ZH}|以[^。；，,\n]{0,8}${YES}(?:为|為)前提|(?:确保|保证)[^。；，,\n]{0,4}${PEOPLE}[^。；，,\n]{0,6}${YES}`,
  ),
  new RegExp(
    String.raw`${PEOPLE}(?:[^。；，,\n]{0,4})(?:应当?|应该|需要?|须|必须|要|先)(?:先|再次|明确)*${ASKED_ZH}${OVER_ZH}|(?:与|和|跟|同|向)${PEOPLE}(?:再次|二次|反复)?(?:确认|核对)${OVER_ZH}|先(?:问过?|询问|征求|请示)${PEOPLE}(?:的)?(?:意见|意愿)?${OVER_ZH}`,
  ),
  new RegExp(
    String.raw`${PEOPLE}(?:[^。；，,\n]{0,6})${YES}(?:[^。；，,\n]{0,6})(?:后|之后|以后|才|方可|方能|再|前提|為前提|后才|後)`,
  ),
  new RegExp(
    String.raw`(?:经|经过|征得|得到|获得|取得|须|需|需要|必须|应|请|要求|等待|等|待|先请|先由|由|向|经由|經|須)(?:[^。；，,\n]{0,6})${PEOPLE}(?:[^。；，,\n]{0,8})${YES}(?!函|单|邮件|码|号|书|人)`,
  ),
  new RegExp(
    String.raw`(?:需|需要|须|必须|要求|务必|执行前|删除前|提交前|操作前|支付前)(?:[^。；，,\n]{0,4})(?:二次|再次|明确|显式|人工|书面)(?:[^。；，,\n]{0,2})${YES}`,
  ),
  /(?:^|[。；，,\n（(\s]|须|需|在)(?:经)?(?:明确|二次|再次|显式)?(?:确认|確認)(?:无误)?(?:之?后|以后|後)(?:才|再|方可|即?可?(?:使用|调用|执行|删除|提交|取消|支付|发送|下单|退款|修改|刪除|執行))/,
]

/** "Ask the user to confirm defaults or provide values": what is confirmed are arguments, not the call. */
export const CONFIRMS_VALUES =
  /^\s+(?:the |these |any |all )*(?:defaults?|values?|parameters?|arguments?|settings?|options?|spelling)\b|^(?:以下|这些|各项)?(?:默认值|参数值?|取值|选项)/i

/** It says that nobody is asked. */
export const NO_CONFIRMATION =
  /\b(?:no|not|never|n['’]t|without|skip\w*|bypass\w*|instead of)\b[^.;,]{0,24}\b(?:confirm|approv|consent|ask)|(?:无需|无须|不需要?|不用|不必|不再|免|跳过|绕过|毋须|無需)[^。；，]{0,10}(?:确认|同意|批准|授权|审批|確認)/i

/** "Never delete without confirmation": two noes that say yes. */
export const NEVER_WITHOUT =
  /\b(?:do not|don['’]t|never|must not|cannot|can['’]t|should not|not be)\b[^.;]{0,60}\b(?:without|until|unless|before)\b[^.;]{0,40}\b(?:confirm|approv|consent|agree)|(?:未经|没有|未得到|未获)[^。；，]{0,12}(?:确认|同意|批准|授权|审批)[^。；]{0,6}(?:不得|不能|不可|不要|禁止|请勿|不会)|(?:不得|不能|不可|不要|禁止|请勿)(?:在)?(?:未经|没有)[^。；，]{0,12}(?:确认|同意|批准|授权|审批)/i

/** Somebody other than the user who asked. */
export const BY_OTHERS =
  /\b(?:human|manager|supervisor|admin\w*|owner|approv(?:er|al|ed|e|es)|operator)\b|人工|管理员|主管|经理|负责人|上级|审批|核准|批准/i

/** Names of parameters and result fields by which a program can ask. */
export const ASKS_BY_NAME =
  /^(?:dry_run|is_dry_run|preview|preview_only|simulate|otp|one_time_password|verification_code)$|(?:^|_)(?:confirm\w*|approv\w*|consent\w*)(?:_|$)/
