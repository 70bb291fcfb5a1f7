const list = (words: string): readonly string[] => words.trim().split(/\s+/)

/** English verbs by what they do to the world, in the base form. */
export const EFFECT_VERBS_EN = {
  destructive: list(`
    delete remove destroy drop purge erase wipe truncate overwrite pay refund charge transfer uninstall terminate
    revoke clear discard kill unpublish withdraw purchase buy checkout rollback reset replace
  `),
  write: list(`
    create add insert update set write save send post put patch edit modify change rename move copy upload submit
    cancel approve reject assign unassign start stop run execute launch install deploy publish push merge commit
    fork clone close open reopen enable disable activate deactivate register login logout subscribe unsubscribe
    invite share notify schedule book reserve import record mark attach detach connect disconnect link unlink
    restore archive unarchive pause resume trigger apply build grant configure transition sync upsert append
    click type press navigate fill select drag scroll reply respond forward decline accept complete skip init
    initialize provision scale upgrade restart reboot rotate lock unlock pin unpin tag untag star watch follow
    perform_write manage store report_error place order cast print draft declare move drag resize renew extend
  `),
  read: list(`
    get list search find fetch read show view query check calculate compute count describe inspect analyze analyse
    retrieve lookup look resolve detect preview compare validate verify estimate predict forecast translate convert
    summarize summarise explain suggest recommend generate format parse extract identify classify explore browse
    monitor track review evaluate assess answer ask plan solve map scan audit simulate export download ping
    determine recognize measure rank filter lint test transform call provide return access perform help process
    handle lists guide reason crawl scrape enumerate locate discover draw display obtain collect aggregate gather
    examine decode encode diff select
  `),
} as const

/** Chinese verbs by what they do to the world. */
export const EFFECT_VERBS_ZH = {
  destructive:
    /删除|刪除|移除|清空|清除|销毁|覆盖(?!率|范围|面)|支付(?!方式|状态|记录|情况|信息|渠道|安全)|付款|退款(?!进度|状态|政策|规则|预估|查询|信息|记录)|转账|卸载|注销|吊销|撤销|终止|重置/,
  write:
    /创建|新建|新增|添加|增加|更新|修改|编辑|设置|保存|发送|提交|上传|发布|取消|审批|批准|登记|登录|注册|预订|预定|下单|购买|启动|停止|执行(?!情况|进度|结果|计划|状态|力|效果)|运行(?!状态|状况|情况|时间)|部署|安装|连接到|绑定|解绑|移动|复制|分享|订阅|通知(?!列表)|推送|回复|邀请|导入|写入|记录(?!$|的|列表|信息|，|。|、|详情)|标记|归档|恢复|管理|分配|调整(?!建议|方案)|安排(?!方案|建议)|警报|报警|控制|开启|关闭|切换|打开|点击|输入|分类到|跟踪和/,
  read: /查询|查找|搜索|检索|搜寻|获取|取得|獲取|读取|列出|查看|计算|估算|预测|分析|评估|检查|验证|识别|检测|推荐|建议|生成|翻译|转换|比较|统计|监测|监控|模拟|求解|提供|解析|提取|总结|规划|设计|制定|审计|审核|汇总|显示|展示|测量|追踪|跟踪|优化|解释|诊断|确定|浏览|周边搜|处理|控制|管理|帮助|支持|保护|选择/,
} as const

/** Every English verb of the lists, base form, for seeing whether a sentence says an action. */
export const ACTION_VERBS_EN: ReadonlySet<string> = new Set(Object.values(EFFECT_VERBS_EN).flat())

export const ACTION_VERBS_ZH = new RegExp(
  Object.values(EFFECT_VERBS_ZH)
    .map((pattern) => pattern.source)
    .join('|'),
)
