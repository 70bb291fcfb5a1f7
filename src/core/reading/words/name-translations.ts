/**
 * What the words of English names are called in Chinese, so that a Chinese text that only says the
 * name again is known for it. By stem-free word; several Chinese words are parted by a stroke.
 */
const PAIRS = `
  add 添加|新增|增加 apply 申请|应用 archive 归档 assign 分配|指派 compare 比较|对比 complete 完成 confirm 确认 count 统计|计数 disable 禁用|停用
  enable 启用|开启 install 安装 intelligent 智能 invite 邀请 itinerary 行程 make 制作 mark 标记 move 移动 open 打开 pause 暂停 play 播放 post 发布|帖子
  reject 拒绝 restore 恢复 show 显示|展示 sync 同步 unsubscribe 退订 account 账户|账号|帐户 action 操作|动作 activity 活动 address 地址 age 年龄 agent 智能体|代理 alarm 告警|报警|闹钟
  alert 警报|告警|预警 amount 金额|数额 analysis 分析 analyze 分析 analyzer 分析 answer 回答|答案 api 接口 app 应用
  application 应用|申请 approval 审批 approve 审批|批准 area 面积|区域 article 文章 asset 资产 assistant 助手
  attachment 附件 audio 音频 balance 余额 bank 银行 batch 批量 bill 账单 birthday 生日 board 看板 body 身体|正文 book 书籍|图书|预订
  booking 预订|预定 branch 分支 brief 摘要|简报 budget 预算 bug 缺陷 build 构建 bus 公交 business 企业|商务|业务 cache 缓存
  calculate 计算器|计算 calculator 计算器|计算 calendar 日历 camera 摄像头|相机 cancel 取消 car 汽车|车辆 card 卡片|名片|卡 cart 购物车
  case 用例|案例 category 类别|分类 change 变更|修改|更改 channel 频道|渠道 chart 图表 chat 会话|聊天|群聊 check 检查|校验 children 子
  china 中国 city 城市 class 类|班级 clear 清除|清空 client 客户端|客户 climate 气候 close 关闭 cloud 云 code 代码|编码 collection 集合
  color 颜色 column 列|字段 comment 评论 commit 提交 community 社区 company 公司|企业 compliance 合规 component 组件 config 配置 connect 连接
  connection 连接 contact 联系人 content 内容 contract 合同 convert 转换|换算 converter 转换 copy 复制 cost 成本|费用 country 国家
  coupon 优惠券 course 课程 create 创建|新建|新增 cultural 文化 currency 货币|币种 customer 客户 data 数据 database 数据库 dataset 数据集
  date 日期 delete 删除 delivery 配送|派送 department 部门 deploy 部署|发布 deployment 部署 describe 描述|说明 design 设计 detail 详情|明细
  detect 检测|识别 detector 检测 device 设备 difference 差|差异 directory 目录 disaster 灾害 disconnect 断开 discount 折扣|优惠 distance 距离
  document 文档|文件 domain 域名 download 下载 draft 草稿 driving 驾车 economic 经济 edit 编辑 effort 工时 email 邮件|邮箱 employee 员工
  energy 能源 enterprise 企业 environment 环境 environmental 环境 error 错误 estimate 估算|预估|预计 estimated 预计|预估 evaluate 评估
  event 事件|活动|日程 exam 考试 exchange 汇率|兑换 execute 执行 expense 报销|费用 export 导出 express 快递 extract 提取|抽取 face 人脸
  feedback 反馈 field 字段 file 文件 filter 筛选|过滤 finance 财务|金融 financial 财务|金融 find 查找 flight 航班 flow 流程|流量
  folder 文件夹 follow 关注 follower 关注者|粉丝 food 食物|美食|外卖 forecast 预报|预测 form 表单 format 格式 greeting 问候|问候语|问候词 friend 好友|朋友 function 函数|功能
  game 游戏 generate 生成 geo 地理|地址 geocode 地理编码|地理 geography 地理 geometry 几何 gift 礼物|礼品 government 政府 grade 成绩|年级
  grammar 语法 group 群组|群|分组 guide 指南|攻略 health 健康 history 历史 holiday 节假日|假期 home 家居|家庭 hospital 医院 hot 热门|热搜
  hotel 酒店 house 房屋|房源 id 编号|标识 image 图片|图像 import 导入 index 索引|指数 info 信息 insurance 保险 interest 利息|兴趣
  inventory 库存 investment 投资 invoice 发票 ip IP issue 问题|议题 item 项目|条目|商品 job 工作|职位|任务 key 密钥|键 keyword 关键词
  knowledge 知识|知识库 label 标签 language 语言 leave 请假 legal 法律 library 库|图书馆 link 链接 list 列表|列出 live 直播|实时 loan 贷款 location 位置|定位
  log 日志 login 登录 logistics 物流 mail 邮件 maintenance 维护 manage 管理 management 管理 manager 管理 map 地图 market 市场 material 物料|材料
  meal 餐|膳食 media 媒体 medical 医疗 meeting 会议 member 成员|会员 memory 记忆 menu 菜单 merge 合并 message 消息|信息 metadata 元数据
  model 模型 module 模块 money 金额|钱 monitor 监控|监测 movie 电影 music 音乐 name 名称|姓名 network 网络 news 新闻 node 节点 note 笔记|备注
  notification 通知 notify 通知 number 数字|号码|编号 object 对象 office 办公 online 在线 optimize 优化 optimizer 优化 order 订单|下单 organization 组织
  package 包裹|包 page 页面|网页 paper 论文 parcel 包裹 parking 停车 passenger 乘客 patient 患者|病人 pay 支付|付款 payment 支付|付款|还款
  people 人员 performance 性能|绩效 permission 权限 person 人员|人 personal 个人 phone 电话|手机|号码 photo 照片|相片 pipeline 流水线 place 地点|场所
  plan 计划|规划 planner 规划|计划 planning 规划 player 球员|玩家|运动员 playlist 播放列表|歌单 poi POI|兴趣点 policy 政策|策略 population 人口 predict 预测
  predictor 预测 price 价格 print 打印 process 处理|流程 processor 处理 product 产品|商品 profile 资料|档案 progress 进度 project 项目 property 房产|属性
  publish 发布 pull 拉取 purchase 购买|采购 push 推送 qr 二维码 quality 质量 query 查询 question 问题 queue 队列 quote 报价|名言 random 随机 rank 排名|排行
  rate 汇率|比率|利率 rating 评分 read 读取|阅读 real 实时|真实 recipe 食谱|菜谱 recognition 识别 recognize 识别 recommend 推荐 recommendation 推荐 record 记录
  refund 退款 register 注册 registration 注册 relation 关系 release 发布|版本 reminder 提醒 remote 远程 remove 移除|删除 repair 维修 reply 回复
  report 报告|报表 repository 仓库|代码库 request 请求|申请 reset 重置 resource 资源 restaurant 餐厅|餐馆 result 结果 resume 简历|恢复 retrieve 获取|检索 return 退货|归还
  reverse 逆|反向 review 评论|评价|审核 risk 风险 road 道路|公路 robot 机器人 role 角色 room 房间|会议室 route 路线|路由 rule 规则 run 运行|执行|执行记录
  salary 工资|薪资 sale 销售 sample 示例|样例 save 保存 schedule 日程|计划|安排 scheduler 调度|安排 schema 结构 school 学校 score 评分|分数 search 搜索|检索|查找
  security 安全 send 发送 sensor 传感器 sentiment 情感 server 服务器 service 服务 session 会话 set 设置 share 分享|共享 sheet 表格|工作表 shipment 发货|货运 shop 店铺|商店
  shopping 购物 sign 签名|签到 simulate 模拟 simulation 模拟 simulator 模拟 social 社交|社会 song 歌曲 sort 排序 space 空间 sport 体育|运动 stage 阶段
  start 启动|开始 stat 统计 state 状态 station 车站|站点 statistic 统计 status 状态 stock 股票|库存 stop 停止 storage 存储 store 店铺|商店|存储 story 故事
  strategy 策略 student 学生 submit 提交 subscribe 订阅 subscription 订阅 suggest 建议 summary 摘要|总结 supplier 供应商 supply 供应 system 系统 table 表格|数据表|表
  tag 标签 target 目标 task 任务 tax 税|税费 taxi 出租车|打车 teacher 教师|老师 team 团队 template 模板 test 测试 text 文本|文字 ticket 票|工单 time 时间 timezone 时区
  title 标题 token 令牌 tool 工具 topic 话题|主题 tour 旅游 track 跟踪|追踪 tracker 跟踪|追踪 traffic 交通|流量 train 火车|训练 training 培训|训练 transaction 交易
  transfer 转账|转移 transit 公交 translate 翻译 translation 翻译 travel 旅行|差旅|旅游 trend 趋势 trip 行程|旅行 tweet 推文 type 类型 unit 单位 update 更新|修改
  upload 上传 urban 城市 url URL|链接 usage 使用情况|使用|用量 user 用户 validate 验证|校验 validator 验证 value 值|价值 vehicle 车辆 verification 验证|核实 verify 验证|核实
  version 版本 video 视频 view 查看|视图 violation 违章 visualization 可视化 voice 语音 walking 步行 warehouse 仓库 water 水 weather 天气 web 网页 website 网站 weight 重量|权重
  word 单词|词语 work 工作|作品 worker 工人|员工 workflow 流程|工作流 workspace 工作区|工作空间 write 写入|编写
`

const entries = PAIRS.trim().split(/\s+/)

/** Chinese words for an English one, longest first. */
export const NAME_TRANSLATIONS: ReadonlyMap<string, readonly string[]> = new Map(
  Array.from({ length: entries.length / 2 }, (_, i): [string, readonly string[]] => [
    entries[2 * i]!,
    entries[2 * i + 1]!.split('|').sort((a, b) => b.length - a.length),
  ]),
)
