/** A Chinese word and what it is called in names of tools and parameters. */
export interface Entry {
  readonly chinese: string
  readonly english: string
  readonly kind: 'verb' | 'noun' | 'filler'
}

const entries = (kind: Entry['kind'], text: string): readonly Entry[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [chinese = '', english = ''] = pair.split('=')
      return { chinese, english, kind }
    })

const VERBS = `
  查询=query 查找=find 搜索=search 检索=search 获取=get 取得=get 读取=read 查看=view 列出=list
  创建=create 新建=create 建立=create 新增=add 添加=add 增加=add 插入=insert 生成=generate
  更新=update 修改=update 编辑=edit 设置=set 设定=set 配置=configure 保存=save 写入=write
  删除=delete 移除=remove 清空=clear 取消=cancel 撤销=revoke 撤回=recall 恢复=restore 重置=reset
  发送=send 接收=receive 回复=reply 转发=forward 通知=notify 提醒=remind 推送=push 发布=publish
  上传=upload 下载=download 导入=import 导出=export 同步=sync 备份=backup 复制=copy 移动=move
  提交=submit 审批=approve 批准=approve 驳回=reject 拒绝=reject 确认=confirm 验证=verify 校验=validate
  登录=login 注册=register 授权=authorize 绑定=bind 订阅=subscribe 启动=start 停止=stop 暂停=pause
  重启=restart 打开=open 关闭=close 启用=enable 禁用=disable 执行=run 运行=run 调用=call 测试=test
  计算=calculate 统计=count 分析=analyze 比较=compare 翻译=translate 转换=convert 总结=summarize
  预订=book 预约=reserve 下单=place_order 购买=buy 支付=pay 退款=refund 退货=return_goods 转账=transfer
  充值=top_up 扣款=charge 开票=issue_invoice 发货=ship 分配=assign 合并=merge 拆分=split 排序=sort
  筛选=filter 检查=check 监控=monitor 记录=record 评价=rate 分享=share 邀请=invite 加入=join
`

const NOUNS = `
  订单=order 商品=product 产品=product 用户=user 客户=customer 会员=member 员工=employee 联系人=contact
  部门=department 公司=company 团队=team 角色=role 权限=permission 账户=account 账号=account 密码=password
  价格=price 金额=amount 余额=balance 库存=inventory 数量=quantity 总数=total 折扣=discount 优惠券=coupon
  发票=invoice 账单=bill 合同=contract 物流=logistics 快递=express 运单=waybill 地址=address 仓库=warehouse
  天气=weather 城市=city 国家=country 省份=province 地区=region 位置=location 地点=place 距离=distance
  路线=route 航班=flight 车次=train_number 火车=train 酒店=hotel 机票=ticket 门票=ticket 餐厅=restaurant
  时间=time 日期=date 日程=schedule 日历=calendar 会议=meeting 任务=task 项目=project 工单=ticket
  文件=file 文件夹=folder 目录=directory 文档=document 图片=image 视频=video 音频=audio 表格=table
  邮件=email 短信=sms 消息=message 评论=comment 公告=notice 新闻=news 文章=article 标签=tag 分类=category
  数据=data 数据库=database 报表=report 报告=report 日志=log 列表=list 详情=details
  信息=info 状态=status 类型=type 名称=name 姓名=name 标题=title 内容=content 描述=description 备注=note
  编号=number 电话=phone 手机号=phone 邮箱=email 性别=gender 年龄=age 语言=language 关键词=keyword
  页码=page 每页=per_page 开始=start 结束=end 最大=max 最小=min 结果=result 错误=error 参数=parameter
  接口=api 服务=service 系统=system 设备=device 网络=network 代码=code 仓位=position 股票=stock
  汇率=exchange_rate 货币=currency 银行=bank 课程=course 学生=student 成绩=score 病人=patient 药品=medicine
  知识库=knowledge_base 模型=model 工具=tool 应用=app 版本=version 问题=question 答案=answer 摘要=summary
`

/** Words that a name does without, and the joining word that it has. */
const FILLERS = `
  的= 了= 一个= 所有=all 全部=all 当前=current 最新=latest 今日=today 历史=history
  和=and 与=and 及=and 或=or 按=by 从=from 到=to
`

/** Common words of tools, each with one meaning in a name. The longest that fits is taken. */
export const DICTIONARY: readonly Entry[] = [
  ...entries('verb', VERBS),
  ...entries('noun', NOUNS),
  ...entries('filler', FILLERS),
]
