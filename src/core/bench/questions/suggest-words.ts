/** What a person says, quoted where it tells when to use the tool. */
export const QUOTED = /“([^”\n]{2,160})”|「([^」\n]{2,160})」|"([^"\n]{2,160})"/g

const WHO_EN =
  '(?:the |an? |your )?(?:\\w+ )?(?:user|customer|caller|employee|client|agent|operator|person|someone|they)'

/** When somebody asks for something: the word that leads to it, and what it is. */
export const ASKED_EN = new RegExp(
  `\\b(?:when|whenever|if|once)\\s+${WHO_EN}\\s+(?:also )?(?:asks?|wants?|needs?|would like|wish(?:es)?|requests?|inquires?|is asking|is looking|looks)\\s+(?:(to|for|about|whether|if)\\s+)?([^.;:(“"]+)`,
  'i',
)
export const ASKED_ZH =
  /(?:用户|客户|顾客|员工|客服|使用者|对方)(?:希望|想要?|需要|要求|要|询问|问起|问|咨询|提出|查询)([^（(，,。；;“「]+?)(?:时|的时候|的场合|的情况|的话)?(?:使用|调用|可用|用它|请用)?(?=[（(，,。；;“「]|$)/

/** What stands in front of the name of another tool: how it leads to it, and what that tool is for. */
export const INSTEAD_EN =
  /(?:^|[:;,.]\s*)(?:(?:please\s+)?(?:do not|don['’]t|never)\s+(?:use|call)\s+(?:it|this(?: tool| one)?)\s+)?(for|to|when|if|in case(?: of)?)\s+([^:;,]+?)(?:\s*[:,;]\s*|\s+)(?:please\s+)?(?:use|call|prefer|choose|try)\s+[`“"']?$/i
export const INSTEAD_ZH =
  /(?:^|[，,；;：:。])\s*(?:请?(?:不要|不得|不可|不能|不应|勿|别|不)(?:再)?(?:用于|用来|适用于|使用它?来?|用它?来?|调用它?来?)?|若|如果|如需|如|当|对于|若要)?\s*([^，,；;：:。]+?)(?:的情况|时候?|的话)?\s*[，,：:；;]?\s*(?:请|则|应|应该|需)?(?:改用|转用|换用|使用|改为调用|改调|调用|用)\s*[`“"「]?$/

/** A wish that names who wishes already. */
export const WISH_ZH = /^(?:只|不|还|先|正)?(?:想|要|希望|打算|需要)/
/** What somebody wants done, without who. */
export const DEED_ZH =
  /^(?:查|看|了解|知道|计算|算|估|申请|取消|撤|修改|改|换|更|发|寄|送|通知|提醒|确认|安排|规划|找|问|预订|下单|买|购|提交|删|创建|新建|新增|添加|获取|取|统计|导出|下载|上传|搜|退|开|关|核对|查询|翻译|总结|对比|比较|正式|设置|记录|登记|绑定|注销|充值|支付|付|转)/
