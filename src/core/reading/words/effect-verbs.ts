const list = (words: string): readonly string[] => words.trim().split(/\s+/)

/** English verbs by what they do to the world, in the base form. */
export const EFFECT_VERBS_EN = {
  destructive: list(`
    delete remove destroy drop purge erase wipe truncate overwrite pay refund charge transfer uninstall terminate
    revoke clear discard kill unpublish withdraw empty flush purchase buy checkout rollback reset replace
  `),
  write: list(`
    create add insert update set write save send post put patch edit modify change rename move copy upload submit
    cancel approve reject assign unassign start stop run execute launch install deploy publish push merge commit
    fork clone close open reopen enable disable activate deactivate register login logout subscribe unsubscribe
    invite share notify schedule book reserve import record mark attach detach connect disconnect link unlink
    restore archive unarchive pause resume trigger apply build grant configure transition sync upsert append
    click type press navigate fill select drag scroll reply respond forward decline accept complete skip init
    initialize provision scale upgrade restart reboot rotate lock unlock pin unpin tag untag star watch follow
    perform_write manage store report_error place modify toggle switch initiate authenticate adjust integrate duplicate clean dismiss undo
    redo hover retry mutate boot unregister unmerge unresolve resend revise recycle shutdown createorupdate mute unmute block unblock ban unban unfollow unstar reorder recreate regenerate finalize compress emulate customize broadcast rebuild unset equip order cast print draft declare move drag resize renew extend
  `),
  read: list(`
    get list search find fetch read show view query check calculate compute count describe inspect analyze analyse
    retrieve lookup look resolve detect preview compare validate verify estimate predict forecast translate convert
    summarize summarise explain suggest recommend generate format parse extract identify classify explore browse
    monitor track review evaluate assess answer ask plan solve map scan audit simulate export download ping
    determine recognize measure rank filter lint test transform call provide return access perform help process
    handle lists guide reason crawl scrape enumerate locate discover draw display obtain collect aggregate gather
    examine decode encode diff select diagnose grep geocode multiply visualize visualise interpret optimize optimise
    quantify normalize rerank demonstrate assist autocomplete anonymize discern assess capture screenshot assert
  `),
} as const

/** Chinese verbs by what they do to the world. */
export const EFFECT_VERBS_ZH = {
  destructive:
    /删除|刪除|移除|清空|清除|销毁|覆盖(?!率|范围|面)|支付(?!方式|状态|记录|情况|信息|渠道|安全)|付款|退款(?!进度|状态|政策|规则|预估|查询|信息|记录)|转账|卸载|注销|吊销|撤销|终止|重置/,
  write:
    /创建|新建|新增|添加|增加|更新|修改|编辑|设置|保存|发送|提交|上传|发布|取消|审批|批准|拒绝(?!服务|率|原因|理由)|驳回(?!原因|理由)|登记|登录|注册|预订|预定|下单|购买|启动|停止|执行(?!情况|进度|结果|计划|状态|力|效果)|运行(?!状态|状况|情况|时间)|部署|安装|连接到|绑定|解绑|移动|复制|分享|订阅|通知(?!列表)|推送|回复|邀请|导入|写入|记录(?!$|的|列表|信息|，|。|、|详情)|标记|归档|恢复|管理|分配|调整(?!建议|方案)|安排(?!方案|建议)|警报|报警|控制|开启|关闭|切换|打开|点击|输入|分类到|跟踪和管理|实现(?!情况|方式|方法)|实施(?!情况|效果|方案|细节|步骤|建议|指南|方法|要点)|断开|重试|嵌入(?!向量|模型|式)|调度(?!算法|方案|建议|优化|计划|策略|器)|派遣|派发|^通过[^，。]{2,20}(?:验证|审核|审批|评审)[。]?$|配置(?!信息|文件|项|情况|列表|参数|方案)/,
  read: /查询|查找|搜索|检索|搜寻|获取|取得|獲取|读取|列出|查看|计算|估算|预测|分析|评估|检查|验证|识别|检测|推荐|建议|生成|翻译|转换|比较|统计|监测|监控|模拟|求解|提供|解析|提取|总结|规划|设计|制定|审计|审核|汇总|显示|展示|测量|追踪|跟踪|优化|解释|诊断|确定|浏览|下载|导出|定位|匹配|排序|压缩|拆分|绘制|编写|撰写|创作|改写|润色|抓取|爬取|校验|核对|对比|辨识|辨别|评审|审查|调查|探测|观测|测试|推算|推断|换算|收集|采集|整合|归纳|筛选|过滤|构建|访问|转录|缩短|渲染|判断|研究|探索|标注|聚合|周边搜|处理|控制|管理|帮助|支持|保护|选择/,
} as const

/** Every English verb of the lists, base form, for seeing whether a sentence says an action. */
export const ACTION_VERBS_EN: ReadonlySet<string> = new Set(Object.values(EFFECT_VERBS_EN).flat())

/** Verbs beside those of the lists: an action at the head of a sentence, no sign of one in a name, where they are nouns as often. */
export const HEAD_VERBS_EN: ReadonlySet<string> = new Set(
  list(`
    model study research poll echo trace sort reverse capture screenshot wait choose represent offer request setup end
    define take turn play release claim pull seed retry group style hide collapse log use make power go report stream
    enhance relate load protect batch overlay receive categorize decrypt encrypt rerun refuse reject spell repair annotate
    rent postpone revert approve unapprove promote demote embed organize enrich route compile debug correct invoke combine
    reschedule subtract divide establish interact conduct serialize train synchronize adjust bulk reprioritize automate
    allocate roll design pin bind map assemble prepare produce transcribe order sign withdraw deposit renew issue snapshot pass snooze dispatch attempt advise
    give tell
  `),
)

/** What those of them do that open a text; in a name they are nouns as often. */
export const HEAD_EFFECTS_EN: ReadonlyMap<string, 'read' | 'write'> = new Map(
  (
    [
      [
        'write',
        `claim end group hide issue load offer organize play postpone power promote demote protect pull embed
         release repair request reprioritize rerun reschedule revert seed setup style synchronize
         snapshot pass report snooze allocate dispatch assemble attempt`,
      ],
      [
        'read',
        'advise debug correct echo enhance enrich give relate represent stream study tell trace wait',
      ],
    ] as const
  ).flatMap(([effect, verbs]) => list(verbs).map((verb) => [verb, effect] as const)),
)

/** Chinese verbs that only give an answer, where they open a sentence. */
export const OPENING_READ_ZH =
  /^(?:直接|实时|自动)?(?:发现|调试|纠正|解读|找到|寻找|(?:从.{1,16})?流式传输|转化|将.{2,24}转化|丰富|估计|度量|编译)/

/** Chinese verbs that change something, where they open a sentence; elsewhere they are nouns as often. */
export const OPENING_WRITE_ZH =
  /^(?:报告(?!的|中|内容|分析|列表|生成)|举报|上报|播放|认领|领取|发起|预约|申请(?!人|表|单|书|记录|的)|签署|签到|加入|退出|关注|点赞|撤回|合并|归还|缴纳|充值|兑换|锁定|解锁|重启|暂停|上架|下架|上线|下线|回滚|升级|扩容|缩容|关联(?!规则|分析)|触发(?!器|条件)|约定|存储(?!桶|空间|过程)|订购|续费|挂载|重构)/

/** Verbs that are nouns as often, at the head of a name. */
export const NOUN_VERBS_EN: ReadonlySet<string> = new Set(
  list(`
    star book order record post tag report place set watch schedule draft print charge transfer refund link fork click
    store start test notify
  `),
)

export const ACTION_VERBS_ZH = new RegExp(
  Object.values(EFFECT_VERBS_ZH)
    .map((pattern) => pattern.source)
    .join('|'),
)
