import { DICTIONARY } from '../../naming/dictionary'
import { stem } from './name-words'

/**
 * What the words of English names are called in Chinese, so that a Chinese text that only says the
 * name again is known for it. By stem-free word; several Chinese words are parted by a stroke.
 */
const PAIRS = `
  add 添加|新增|增加 apply 申请|应用 archive 归档 assign 分配|指派 compare 比较|对比 complete 完成 confirm 确认 count 统计|计数 disable 禁用|停用
  enable 启用|开启 install 安装 intelligent 智能 invite 邀请 itinerary 行程 make 制作 mark 标记 move 移动 open 打开 pause 暂停 play 播放 post 发布|帖子
  reject 拒绝 restore 恢复 show 显示|展示 sync 同步 unsubscribe 退订 account 账户|账号|帐户 action 操作|动作 activity 活动 address 地址 age 年龄 agent 智能体|代理 alarm 告警|报警|闹钟
  alert 警报|告警|预警 amount 金额|数额 analysis 分析 analyze 分析 analyzer 分析 answer 回答|答案 api 接口 app 应用
  application 应用|申请 approval 审批 approve 审批|批准 area 面积|区域 article 文章|新闻 asset 资产|素材 assistant 助手
  attachment 附件 audio 音频 balance 余额 bank 银行 batch 批量 bill 账单 birthday 生日 board 看板|画板 body 身体|正文 book 书籍|图书|预订
  booking 预订|预定 branch 分支 brief 摘要|简报 budget 预算 bug 缺陷 build 构建 bus 公交 business 企业|商务|业务 cache 缓存
  calculate 计算器|计算 calculator 计算器|计算 calendar 日历 camera 摄像头|相机 cancel 取消 car 汽车|车辆 card 卡片|名片|卡 cart 购物车
  case 用例|案例 category 类别|分类 change 变更|修改|更改 channel 频道|渠道 chart 图表 chat 会话|聊天|群聊 check 检查|校验 children 子
  china 中国 city 城市 class 类|班级 clear 清除|清空 client 客户端|客户 climate 气候 close 关闭 cloud 云 code 代码|编码 collection 集合
  color 颜色 column 列|字段 comment 评论 commit 提交 community 社区 company 公司|企业 compliance 合规 component 组件 config 配置 connect 连接
  connection 连接 contact 联系人 content 内容 contract 合同 convert 转换|换算 converter 转换 copy 复制 cost 成本|费用 country 国家
  coupon 优惠券 course 课程 create 创建|新建|新增 cultural 文化 currency 货币|币种 customer 客户 data 数据 database 数据库 dataset 数据集
  date 日期 delete 删除 delivery 配送|派送 department 部门 deploy 部署|发布 deployment 部署 describe 描述|说明 design 设计 detail 详情|明细
  detect 检测|识别 detector 检测 device 设备 difference 差|差异 directory 目录 disaster 灾害 disconnect 断开 discount 折扣|优惠 distance 距离
  document 文档|文件 domain 域名 download 下载 draft 草稿 driving 驾车 economic 经济 edit 编辑 effort 工时 email 电子邮件|邮件|邮箱 employee 员工
  energy 能源 enterprise 企业 environment 环境 environmental 环境 error 错误 estimate 估算|预估|预计 estimated 预计|预估 evaluate 评估
  event 事件|活动|日程 exam 考试 exchange 汇率|兑换 execute 执行 expense 报销|费用 export 导出 express 快递 extract 提取|抽取 face 人脸
  feedback 反馈 field 字段 file 文件 filter 筛选|过滤 finance 财务|金融 financial 财务|金融 find 查找 flight 航班|机票 flow 流程|流量
  folder 文件夹 follow 关注 follower 关注者|粉丝 food 食物|美食|外卖 forecast 预报|预测 form 表单 format 格式 greeting 问候|问候语|问候词 friend 好友|朋友 function 函数|功能
  game 游戏 generate 生成 geo 地理|地址 geocode 地理编码|地理 geography 地理 geometry 几何 gift 礼物|礼品 government 政府 grade 成绩|年级
  grammar 语法 group 群组|群|分组 guide 指南|攻略 health 健康 history 历史 holiday 节假日|假期 home 家居|家庭 hospital 医院 hot 热门|热搜
  hotel 酒店 house 房屋|房源 id 编号|标识 image 图片|图像 import 导入 index 索引|指数 info 信息 insurance 保险 interest 利息|兴趣
  inventory 库存 investment 投资 invoice 发票 ip IP issue 问题|议题 item 项目|条目|商品 job 工作|职位|任务 key 密钥|键 keyword 关键词
  knowledge 知识|知识库 label 标签 language 语言 leave 请假 legal 法律 library 库|图书馆 link 链接 list 列表|列出 live 直播|实时 loan 贷款 location 位置|定位
  log 日志 login 登录 logistics 物流 mail 邮件 maintenance 维护 manage 管理 management 管理 manager 管理 map 地图 market 市场 material 物料|材料|素材
  meal 餐|膳食 media 媒体|素材 medical 医疗 meeting 会议 member 成员|会员 memory 记忆 menu 菜单 merge 合并 message 消息|信息 metadata 元数据
  model 模型 module 模块 money 金额|钱 monitor 监控|监测 movie 电影 music 音乐 name 名称|姓名 network 网络 news 新闻 node 节点 note 笔记|备注
  notification 通知 notify 通知 number 数字|号码|编号 object 对象 office 办公 online 在线 optimize 优化 optimizer 优化 order 订单|下单 organization 组织
  package 包裹|包 page 页面|网页 paper 论文 parcel 包裹 parking 停车 passenger 乘客 patient 患者|病人 pay 支付|付款 payment 支付|付款|还款
  people 人员 performance 性能|绩效 permission 权限 person 人员|人 personal 个人 phone 电话|手机|号码 photo 照片|相片 pipeline 流水线 place 地点|场所
  plan 计划|规划 planner 规划|计划 planning 规划 player 球员|玩家|运动员 playlist 播放列表|歌单 poi POI|兴趣点 policy 政策|策略 population 人口 predict 预测
  predictor 预测 price 价格 print 打印 process 处理|流程 processor 处理 product 产品|商品 profile 资料|档案 progress 进度 project 项目 property 房产|属性
  publish 发布 pull 拉取 purchase 购买|采购 push 推送 qr 二维码 quality 质量 query 查询 question 问题 queue 队列 quote 报价|名言|引语 random 随机 rank 排名|排行
  rate 汇率|比率|利率 rating 评分 read 读取|阅读 real 实时|真实 recipe 食谱|菜谱 recognition 识别 recognize 识别 recommend 推荐 recommendation 推荐 record 记录
  refund 退款 register 注册 registration 注册 relation 关系 release 发布|版本|研发 reminder 提醒 remote 远程 remove 移除|删除 repair 维修 reply 回复
  report 报告|报表 repository 仓库|代码库 request 请求|申请 reset 重置 resource 资源 restaurant 餐厅|餐馆 result 结果 resume 简历|恢复 retrieve 获取|检索 return 退货|归还
  reverse 逆|反向 review 评论|评价|审核 risk 风险 road 道路|公路 robot 机器人 role 角色 room 房间|会议室 route 路线|路由 rule 规则 run 运行|执行|执行记录
  salary 工资|薪资 sale 销售 sample 示例|样例 save 保存 schedule 日程|计划|安排 scheduler 调度|安排 schema 结构 school 学校 score 评分|分数 search 搜索|检索|查找
  security 安全 send 发送 sensor 传感器 sentiment 情感 server 服务器 service 服务 session 会话 set 设置 share 分享|共享 sheet 表格|工作表 shipment 发货|货运 shop 店铺|商店
  shopping 购物 sign 签名|签到 simulate 模拟 simulation 模拟 simulator 模拟 social 社交|社会 song 歌曲 sort 排序 space 空间 sport 体育|运动 source 来源|源 stage 阶段
  start 启动|开始 stat 统计 state 状态 station 车站|站点 statistic 统计 status 状态 stock 股票|库存 stop 停止 storage 存储 store 店铺|商店|存储 story 故事
  strategy 策略 student 学生 submit 提交 subscribe 订阅 subscription 订阅 suggest 建议 summary 摘要|总结 supplier 供应商 supply 供应 system 系统 table 表格|数据表|表
  tag 标签 target 目标 task 任务 tax 税|税费 taxi 出租车|打车 teacher 教师|老师 team 团队 template 模板 test 测试 text 文本|文字 ticket 票|工单 time 时间 timezone 时区
  title 标题 token 令牌 tool 工具 topic 话题|主题 thread 话题|主题|帖子|线程|会话 tour 旅游 track 跟踪|追踪 tracker 跟踪|追踪 traffic 交通|流量 train 火车|训练 training 培训|训练 transaction 交易
  transfer 转账|转移 transit 公交 translate 翻译 translation 翻译 travel 旅行|差旅|旅游 trend 趋势 trip 行程|旅行 tweet 推文 type 类型 unit 单位 update 更新|修改
  upload 上传 urban 城市 url URL|链接 usage 使用情况|使用|用量 user 用户 validate 验证|校验 validator 验证 value 值|价值 vehicle 车辆 verification 验证|核实 verify 验证|核实
  version 版本 video 视频 view 查看|视图 violation 违章 visualization 可视化 voice 语音 walking 步行 warehouse 仓库 water 水 weather 天气 web 网页 website 网站 weight 重量|权重
  word 单词|词语 work 工作|作品 worker 工人|员工 workflow 流程|工作流 workspace 工作区|工作空间 write 写入|编写
`

/** More of the same: what things, fields and doings of many trades are called. */
const MORE_PAIRS = `
  project 专案 create 建立 search 搜寻 information 资讯 message 讯息 user 使用者 file 档案 folder 资料夹 network 网路 program 程式 code 程式码|码 default 预设 document 文件 server 伺服器 video 影片 image 影像 setting 设定 link 连结 rule 规范|规则 memory 记忆体
  customer 顾客 ip IP地址|IP origin 来源|起源 order 单 disconnect 断开|连接 automation 自动化 qr 二维码|QR码 url URL|网址 geo 地理位置 username 用户名 workspace 工作空间
  accept 接受|同意 access 访问|接入 accommodation 住宿 achievement 成就 acquire 获得 actor 演员 ad 广告 adjust 调整 advice 建议 advisor 顾问|建议 affiliate 联盟 ai AI|人工智能
  air 空气 aircraft 飞机|航空器 airport 机场 album 专辑 allergy 过敏 allocation 分配 animal 动物 anime 动漫|动画 animation 动画 anomaly 异常 antonym 反义词 aqi 空气质量 around 周边|附近
  arrival 到达|抵达 art 艺术 artist 艺术家|艺人|歌手 artwork 艺术品|作品 assert 断言 assessment 评估|评定 assessor 评估 assignment 分配|作业 astronomy 天文 auction 拍卖 audience 观众|受众 audit 审计|审核
  authenticate 认证|验证|鉴权 authentication 认证|身份验证|鉴权 author 作者 autocomplete 自动补全|补全 automation 自动化 availability 可用性|可用|空闲 average 平均|平均值 backup 备份 band 乐队 base 基础|库 basic 基本|基础
  bazi 八字 beer 啤酒 behavior 行为 benefit 福利 bicycling 骑行|自行车 bid 出价|投标 bind 绑定 biometric 生物识别 bitable 多维表格 block 区块|块|屏蔽 blockchain 区块链 body 正文|身体 bot 机器人 brand 品牌
  browser 浏览器 builder 构建|创建 bulk 批量|大量 buy 购买|买 campaign 活动|营销活动 candidate 候选人|候选 canvas 画布 cap 市值 capacity 容量 capital 首都|资本 carbon 碳 care 护理 cargo 货物
  carrier 承运商 catalog 目录 categorize 分类 chain 链 change 部署|变动 chapter 章节 character 角色|字符 charge 收费|充电 chatbot 聊天机器人 checker 检查 checklist 清单|检查清单 child 子|儿童|子级
  chinese 中国|中文 circle 圆形|圆 clinical 临床 clothing 服装|衣物 cluster 集群 coin 币|硬币 collage 拼贴 collect 收集|采集 collector 收集 collection 合集|征集 command 命令|指令 communication 通信|沟通
  comparison 比较|对比 compile 编译 complaint 投诉 compress 压缩 condition 条件|状况|状态 conference 会议 configuration 配置|设置 conflict 冲突 construction 建设|施工 consumption 消耗|消费 container 容器
  context 上下文 contest 比赛|竞赛 contrast 对比度 control 控制 controller 控制 conversation 会话|对话 conversion 转换|换算 cooking 烹饪 coordinate 坐标 correct 纠正|校正 countdown 倒计时 coverage 覆盖|覆盖率
  creation 创建|创作 creative 创意 creator 创作|创建|创作者 credit 信用|积分|额度 crop 作物|农作物|裁剪 crypto 加密货币|加密 cryptocurrency 加密货币 cuisine 美食|菜系|菜肴 culture 文化 current 当前|实时|目前 custom 自定义|定制
  customization 定制 customize 定制|自定义 cycle 周期|循环|迭代 daily 每日|日常 dashboard 仪表板|仪表盘|看板 day 日|天 deal 交易|优惠 debate 辩论 debt 债务 debug 调试 decision 决策 default 默认 definition 定义
  delay 延误|延迟 demo 演示 departure 出发|发车 deposit 存款 designer 设计 detection 检测 determine 确定|判断 developer 开发者 development 开发|发展 diagram 图|图表 dialog 对话框 diet 饮食|膳食 digital 数字|电子
  direct 直接 direction 方向|路径规划|路线 director 导演 directory 通讯录|目录 dish 菜品|菜肴 dispatch 派遣|调度 display 显示|展示 distribution 分布 district 区县|地区|区 division 区划|行政区划 dns DNS drawing 绘图|图纸 drive 云盘|驱动
  driver 司机|驱动 drone 无人机 drug 药品|药物 duration 时长 dynamic 动态 eat 吃 ecommerce 电商 ecosystem 生态系统 education 教育 effect 影响|效果 effectiveness 有效性|效果 efficiency 效率 election 选举 electronic 电子
  element 元素 embed 嵌入 embedding 嵌入|向量 emergency 紧急|应急 emission 排放 emoji 表情 encrypt 加密 encryption 加密 engagement 参与|参与度|互动 engine 引擎 enhance 增强|提升 entity 实体 entry 条目|记录 enum 枚举
  episode 剧集|集 equipment 设备 equity 股权 estate 房地产|地产 ethics 伦理 evaluation 评估|评价 evaluator 评估 example 示例|例子|例句 execution 执行|运行 expand 展开|扩展|还原 expansion 扩展 experience 体验|经验 experiment 实验
  expert 专家 expiry 过期|有效期|过期时间 explain 解释|说明 explorer 探索|浏览 express 快递|表达 extraction 提取 fact 事实|冷知识 factor 因素|因子 factorial 阶乘 family 家庭|家族 farm 农场 fashion 时尚 fare 票价|运价 favorite 收藏
  feature 功能|特征|特性 fetch 获取|抓取 festival 节日 film 电影|影片 finder 查找 fish 鱼类|鱼 fitness 健身 flag 标志|旗帜 fleet 船队|车队 footprint 足迹 forex 外汇 forum 论坛 fraud 欺诈 free 免费|空闲 freebusy 忙闲 fuel 燃料|燃油
  full 完整|全部 fund 基金|资金 furniture 家具 gas 加油|燃气 gateway 网关 gender 性别 gene 基因 generation 生成 generator 生成 geofence 地理围栏 geological 地质 geolocation 地理位置|定位 geographic 地理 geospatial 地理空间
  gold 黄金 goal 目标 good 商品|货物 graph 图|图谱 group 部门|组|小组 growth 增长 guideline 指南|准则 habit 习惯 habitat 栖息地 happy 快乐 hash 哈希|散列 head 头部 headline 头条|标题 healthcare 医疗|医疗保健 help 帮助 heritage 遗产
  highlight 高亮|突出 hire 招聘 historic 历史 historical 历史 host 主机 hosting 托管|静态托管 hour 小时 household 家庭 html HTML|网页 http HTTP human 人类|人体 identify 识别|鉴别 identity 身份 impact 影响 implement 实现|实施 incident 事件|事故
  income 收入 indicator 指标 industry 行业|产业 inequality 不等式 inflation 通胀|通货膨胀 influenza 流感 infrastructure 基础设施 ingredient 食材|配料|原料 initialize 初始化 init 初始化 innovation 创新 input 输入 inquiry 咨询|询价
  insert 插入 insight 洞察|见解 inspection 检查|巡检 instance 实例 instruction 指令|说明 integrate 集成|整合 integration 集成|整合 integrity 完整性 intent 意图 interaction 互动|交互 interactive 互动|交互 interview 面试|访谈 isolation 隔离
  joke 笑话 journey 旅程|行程 json JSON judge 判断 label 标注 land 土地 latest 最新|最近 layer 图层|层 layout 布局 leaderboard 排行榜 league 联赛 learn 学习 learning 学习 lesson 课程 level 级别|等级|水平 license 许可证|牌照
  light 灯|灯光 limit 限制|上限 line 线路|行 local 本地|当地 locate 定位|查找 lookup 查询|查找 lock 锁定|锁 lottery 彩票 love 爱情 lyric 歌词 machine 机器|机床|机器人 magazine 杂志 maker 制作 malware 恶意软件 manual 手册|手动 mapping 映射
  mapper 映射|绘制 marine 海洋 marker 标记 match 匹配|比赛 math 数学 matrix 矩阵 measure 测量|度量 measurement 测量 medicine 药品|药物 mention 提及 merchant 商家|商户 metric 指标|度量 milestone 里程碑 minute 分钟|纪要
  mining 挖矿|采矿 mission 任务 mobile 移动|手机 modify 修改 mod 模组 monitoring 监测|监控 month 月|每月 mortgage 抵押贷款|房贷|按揭 mount 坐骑|挂载 multiple 多个|批量 museum 博物馆 mysql MySQL native 原生 nearby 附近|周边 nearest 最近
  new 新建|新 newspaper 报纸 next 下一个|下一步|下个 nutrition 营养 observation 观测|观察 occupation 职业 offer 报价|优惠 offline 离线 ocean 海洋 option 选项|期权 orchestration 编排 original 原始 outfit 穿搭|服装 overlay 叠加|覆盖 owner 所有者|负责人
  painting 绘画|画作 palette 调色板 paragraph 段落 parameter 参数 parent 父|父级|上级 parliament 议会 parse 解析 part 部分|部件 participant 参与者|参会人 party 聚会|政党 password 密码 patch 补丁|更新 patent 专利 path 路径 pattern 模式|图案 pdf PDF
  peer 对等 percent 百分比 period 周期|期间 personality 人格|性格 personalized 个性化 pet 宠物 pg PostgreSQL phase 阶段 phishing 钓鱼 physical 物理|体能 picture 图片 pickup 取件|接送 piece 件 placement 摆放|放置 plate 车牌 planet 行星 plant 植物 plate 车牌
  plugin 插件 poem 诗歌|诗 poetry 诗歌 point 积分|点 pollution 污染 pool 池 popular 热门|流行 popularity 热度 port 端口|港口 portfolio 投资组合|组合 position 位置|岗位|持仓 postal 邮政|邮编 postcode 邮编|邮政编码 posting 发布 poster 海报
  potential 潜在|潜力 power 电力|功率 practice 实践|练习 prayer 祈祷 prediction 预测 preference 偏好 prefix 前缀 premium 保费|高级 presentation 演示文稿|演示 prevention 预防 primary 主要|主 prime 质数|素数 priority 优先级 prioritization 优先级 privacy 隐私
  probability 概率 problem 问题|题目 procedure 程序|存储过程 production 生产|产量 professional 专业 profit 利润 profiling 分析 program 程序|节目 projection 预测|投影 promotion 促销|推广 prompt 提示词|提示 pronunciation 发音 protection 保护 protocol 协议
  provider 提供商|供应商|服务商 province 省份|省 proxy 代理 public 公共|公开 publication 出版物 publisher 出版商|出版社 puzzle 谜题 quantity 数量 quest 任务 quick 快速 quiz 测验 quota 配额 radio 电台|广播 range 范围 ranking 排名|排行|排行榜
  ratio 比率|比例 reaction 反应|表情回复 reader 读取 reading 阅读|读数 realtime 实时 real-time 实时 receipt 收据|小票 receive 接收|收到 recent 最近|近期 recruitment 招聘 recycle 回收 redeem 兑换 reduce 减少|降低 reduction 减少 reference 参考|引用 referral 推荐
  refresh 刷新 refuse 拒绝 region 地区|区域 regional 地区|区域 regulation 法规|条例 relationship 关系 reliability 可靠性 remind 提醒 rename 重命名 rent 租金|租赁 rental 租赁 replace 替换 reputation 声誉|信誉 rescue 救援 research 研究 reservation 预订|预约
  reserve 预约|储备 resolve 解决|解析 response 响应|回复 restart 重启 retail 零售 retire 退役 retrieval 检索 retry 重试 revenue 收入|营收 reviewer 评审 revision 修订|版本 reward 奖励 roadmap 路线图 robust 稳健 room 聊天室 root 根 rotation 旋转|轮换
  routine 日程|例程 row 行 rural 农村 safe 安全 safety 安全|安全性 satellite 卫星 scan 扫描 scene 场景 scheduling 调度|排程 science 科学 scientific 科学 scope 范围 screen 屏幕 screenshot 截图|屏幕截图 script 脚本 seat 座位 season 赛季|季节 seasonal 季节性 sector 部门|行业
  secret 密钥|秘密 secure 安全 select 选择 selector 选择 seller 卖家 send 发送 sentence 句子 sequence 序列 series 系列|剧集 setting 设置 setup 设置 shape 形状 shareholder 股东 shelter 避难所 shift 班次 ship 船舶|发货 shipping 运费|配送|物流 short 短|短链接
  shorten 缩短 show 演出|节目 sidebar 侧边栏 sight 景点 signal 信号 signature 签名 similar 相似|类似 similarity 相似度 site 网站|站点 size 大小|尺寸 skill 技能 sleep 睡眠 slide 幻灯片 smart 智能 sms 短信 snippet 片段 software 软件 soil 土壤 solar 太阳能|公历 solve 求解|解决
  solution 解决方案|题解 sound 声音 soundtrack 原声 source 来源|数据源 species 物种 specification 规格|规范 speech 语音|演讲 speed 速度 split 拆分 spot 景点|现货 spread 价差|牌阵 spreadsheet 电子表格|表格 sql SQL staff 员工 standard 标准 startup 初创企业|启动 static 静态 statement 对账单|语句
  step 步骤 storage 云存储 stream 流|直播|流式传输 street 街道 structure 结构 style 风格|样式 subdomain 子域名 subject 科目|主题 subscriber 订阅者 subway 地铁 sum 求和|总和 sunrise 日出 sunset 日落 supply 供应 support 支持 survey 调查|问卷 sustainability 可持续性 sustainable 可持续
  swap 交换 switch 切换|开关 symbol 符号|代码 symptom 症状 synonym 同义词 syntax 语法 taste 口味|品味 teach 教学 tech 技术|科技 technical 技术 technique 技巧|技术 technology 技术|科技 temperature 温度|气温 tender 招标 tenant 租户 term 术语|条款 terrain 地形 testcase 测试用例|用例 theater 剧院 theme 主题 themed 主题
  therapy 疗法|治疗 threat 威胁 timetable 时刻表 tip 小费|技巧|小贴士|提示 todo 待办|待办事项 toll 收费 top 热门 total 总|总计 toxic 有毒 trace 追踪 tracking 跟踪|追踪 trade 交易|贸易 trademark 商标 trading 交易 tradition 传统 traditional 传统 trail 步道 transcription 转录 transform 转换 transformation 转换|转型
  transparency 透明度|透明 transport 交通|运输 transportation 交通|运输|交通运输 treatment 治疗 trending 热门|趋势 trigger 触发|触发器 two 两|双 typing 打字|输入 uninstall 卸载 university 大学|高校 unit 单元 upcoming 即将 valuation 估值|估价 variable 变量 variant 变体 vendor 供应商 venue 场馆|场地 vessel 船舶
  violation 违规|违规行为 virtual 虚拟 virus 病毒 visa 签证 visibility 能见度|可见性 visit 访问|拜访 visual 视觉 visualize 可视化 vocabulary 词汇 volatility 波动率|波动性 volume 成交量|交易量|音量 vote 投票 voting 投票 vulnerability 漏洞|脆弱性 wallet 钱包 warning 警告|预警 waste 废物|垃圾 watch 观看|监视 watchlist 自选股 waybill 运单
  week 周 wildlife 野生动物 wind 风 window 窗口 wiki Wiki|知识库 withdraw 提现|撤回 withdrawal 提现 workout 锻炼|训练 workforce 劳动力 workitem 工作项 workplace 职场|工作场所 world 世界 write 写 writer 写作|撰写 year 年份|年度|年 yearly 年度 yield 产量|收益率 zodiac 星座 zone 区域|时区 zoo 动物园 zip 压缩
`

const entries = `${PAIRS} ${MORE_PAIRS}`.trim().split(/\s+/)

/** Chinese words by the stem of the English one, those of the dictionary of names among them. */
const byStem = new Map<string, Set<string>>()
const note = (english: string, chinese: readonly string[]): void => {
  const key = stem(english)
  const known = byStem.get(key) ?? new Set()
  for (const word of chinese) known.add(word)
  byStem.set(key, known)
}
for (let i = 0; i + 1 < entries.length; i += 2) note(entries[i]!, entries[i + 1]!.split('|'))
for (const { chinese, english, kind } of DICTIONARY)
  if (kind !== 'filler' && chinese.length > 1) note(english, [chinese])

const NONE: ReadonlySet<string> = new Set()

/** What a word of a name is called in Chinese. */
export const inChinese = (word: string): ReadonlySet<string> => byStem.get(stem(word)) ?? NONE

const ALL: ReadonlySet<string> = new Set([...byStem.values()].flatMap((words) => [...words]))

/** Whether a Chinese word is one that names of tools are made of, and so no name of a place or product. */
export const isNameWord = (chinese: string): boolean => ALL.has(chinese)
