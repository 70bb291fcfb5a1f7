import type { ContractCheck, ContractError } from '../model/contract'

/** Codes by which a call is refused to somebody. */
const REFUSES =
  /permission|forbidden|unauthori[sz]ed|unauthenticated|access_?denied|no_?access|not_?allowed|not_?(?:yours|owner|own|entitled)|denied_?by|权限|无权|越权|未授权/i

/** Who may do it, or whose it is. */
const WHOSE =
  /\bpermi(?:ssion|tted)\b|\b(?:un)?authori[sz](?:ed|ation)\b|\bentitled\b|\bprivileges?\b|\bmay (?:not )?(?:do|call|use|see|read|act|change)\b|\b(?:is|are|not) allowed to\b|\bhas? (?:the )?(?:right|role)\b|\b(?:belongs?|assigned) to [^.;]{0,40}\b(?:user|customer|caller|agent|tenant|employee|member|account|merchant|client|owner|team|them|requester|organi[sz]ation|company)\b|\b(?:own(?:s|ed by)|owner of)\b|\b(?:his|her|their|own|user|customer|caller|employee|member)(?:['’]s)? own\b|\bsame tenant\b|权限|有权|无权|授权|越权|(?:属于|归属)[^。；，]{0,10}(?:用户|客户|员工|客服|租户|本人|调用者|商户|商家|会员|账号|账户|团队|企业|公司|自己)|本人的|只能[^。；]{0,10}(?:本人|自己)|同一租户/i

/** Codes by which arguments are refused for what they are. */
const ARGUMENTS =
  /^(?:invalid|bad|missing|malformed|wrong|unknown)_?(?:arg|param|input|request|value|format|field)|arguments?|validation|_invalid$|参数/i

/** A check of who calls: by what it says, or by the error that it gives. */
export const isPermissionCheck = ({ text, error }: ContractCheck): boolean =>
  WHOSE.test(text) || (error !== undefined && REFUSES.test(error))

/** A check of the arguments alone, which nothing that happens meanwhile can change. */
export const isArgumentCheck = ({ error }: ContractCheck): boolean =>
  error !== undefined && ARGUMENTS.test(error)

/** An error that says: not you. */
export const isPermissionError = ({ code, when }: ContractError): boolean =>
  REFUSES.test(code) || (when !== undefined && WHOSE.test(when))
