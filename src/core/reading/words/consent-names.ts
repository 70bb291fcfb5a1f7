/** Parameters by which a model can say yes for the user, as `snakeName` writes them. */
export const CONSENT_NAME =
  /^(?:(?:user_|is_|has_user_|human_|client_)?(?:confirm(?:ed|ation)?|approved|approval_given)|confirm_(?!e?mail|sms|message|password|number|code|id)\w+|(?:skip|bypass|auto|no)_?confirm(?:ation|ed)?|(?:user_)?(?:consented|has_consented)|user_(?:consent|agreed|approval|approved|confirmed)|acknowledge[d]?(?:_risks?)?|i_understand\w*)$|^(?:用户)?(?:是否)?(?:已)?(?:确认|同意)(?:执行|操作|删除)?$/

/** Texts by which a flag is data about something, not the user's yes to this call. */
export const IS_DATA =
  /\b(?:whether|if) (?:the|an?|this) (?:transaction|order|booking|request|record|invoice|entry|item|document|comment|expense|leave|claim|event|appointment|payment)\b[^.;]{0,20}\b(?:is|was|has been|are)\b|(?:交易|订单|申请|单据|记录|报销|请假|预约|行程)(?:是否|已)(?:被)?(?:已|批准|确认)|\b(?:filter|only return|include only|sends? (?:an? )?(?:e-?mail|message))\b|筛选|仅返回|发送(?:邮件|短信)/i

/** Parameters that set a guard aside, as `snakeName` writes them. */
export const OVERRIDE_NAME =
  /^(?:force(?:d|_(?:delet\w+|remov\w+|cancel\w*|execut\w+|overwrite|override|submit|run|yes))?|override(?:_(?:guard|checks?|limits?|protection|safety|approval))?|(?:skip|bypass|ignore|disable)_(?:safety_)?(?:checks?|guards?|warnings?|approval|safety|protection|limits?)|强制(?:执行|删除|操作)?)$/

/** A text by which such a parameter sets a guard, a check or a question aside. */
export const OVERRIDES =
  /\b(?:without|skip(?:s|ping)?|bypass(?:es|ing)?|suppress(?:es|ing)?|no|ignor(?:e|es|ing)|overrid(?:e|es|ing))\b[^.;]{0,24}\b(?:confirm\w*|prompt\w*|approval\w*|asking|safety|guards?|checks?|protection|warnings?|limits?)\b|\bforc(?:e|es|ed|ing|ibly)\b (?:the |an? |of )?(?:delet\w+|remov\w+|cancel\w*|terminat\w+|destr\w+|drop\w*|overwrit\w+|refund\w*|purg\w+|clos\w+)|\b(?:delet|remov|cancel|terminat)\w+ [^.;]{0,30}\b(?:even (?:if|when|though)|regardless|anyway)\b|强制(?:执行|删除|移除|取消|操作|提交|覆盖|清空|退款|关闭|终止)|(?:跳过|绕过|忽略|无视|不再?|无需)[^。；，]{0,8}(?:确认|检查|校验|审批|提示|保护|警告|限制)|确认(?:删除|执行|操作)/i
