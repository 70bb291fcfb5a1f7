import { type Cue, cuesOf } from './cue'

/** What else a call changes, and what its arguments have to be, told beside what it is for. */
export const SIDE_EFFECT_CUES: readonly Cue[] = cuesOf('limits', [
  [
    2,
    'change affect alter modify modifies impact disrupt invalidate interrupt',
    /\b(?:this|it|(?:this|the) (?:operation|action|call)) (?:also |immediately |then |permanently )?(?:changes?|affects?|alters?|modif(?:y|ies)|impacts?|disrupts?|invalidates?|interrupts?) (?:[\w'’-]+ ){0,3}?(?:future|all|other|existing|subsequent|remote|every|later|active|running|state|behaviou?r|visible)\b/i,
    'This changes all future bills.',
    /\b(?:if|when|whether|how|that|which) (?:this|it)\b/i,
  ],
  [
    2,
    '影 变',
    /(?:会|将)?(?:影响|改变)(?:到)?(?:之?后续|今后|以后|所有|全部|其他|现有|线上|已有|正在)(?!因素)/,
    '会影响后续所有账单。',
    /分析|评估|预测|查询|了解|判断|模拟/,
  ],
  [
    2,
    'automatically',
    /(?:[,;.] |\band )(?:it |this |then )?automatically (?:process(?:es|ed)?|refund(?:s|ed)?|charge[sd]?|release[sd]?|cancel(?:s|led)?|renew(?:s|ed)?|notif(?:y|ies|ied)|deduct(?:s|ed)?|restart(?:s|ed)?|archive[sd]?|revoke[sd]?)\b/i,
    'Changes a booking and automatically refunds the difference.',
  ],
  [
    2,
    '自',
    /[，；、。（(](?:并|且|同时|系统)?自动(?:处理|退|补|扣|更新|取消|关闭|发送|通知|删除|覆盖|续|释放|重启|清理|归档|同步|撤销|终止)/,
    '修改订单，自动退还差价。',
  ],
  [
    2,
    'status state',
    /(?:[,;.] |\band )(?:then )?(?:the |its |their )?(?:[a-z]+ )?(?:status|state) (?:is|will be|becomes?|changes?|moves?) (?:automatically |then )?(?:set |changed |updated |reset |moved )?(?:to|into|back to) \S/i,
    'Takes the money; the status will be set to paid.',
    /\bif\b[^.;]{0,40}\b(?:status|state) is\b/i,
  ],
  [
    2,
    '状',
    /状态(?:将|会)?(?:被)?(?:自动)?(?:改为|更新为|变为|变更为|置为|转为)|(?:[，；、]|并|且|同时|会|将)(?:自动)?(?:更新|修改|变更)[^，。；]{0,8}状态为/,
    '支付订单，并更新订单状态为已支付。',
    /(?:如果|若|当)[^，。；]{0,10}状态为/,
  ],
  [
    2,
    '需 须 必 请',
    /[（(]\s*(?:需要?(?!确认)|须|必须|请)[^（()）=]{2,24}[)）]/,
    '按公司名称（需全称）查询。',
    /[（(]请?参[考见阅]/,
  ],
  [
    1,
    'supported allowed accepted',
    /^\W*(?:supported|allowed|accepted) (?:[\w-]+ ){0,2}(?:values?|options?|formats?)\W*(?:are\b|:|include\b)/i,
    'Supported colour values: red, blue.',
  ],
])
