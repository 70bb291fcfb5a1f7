/** Chinese words that stand for a word of a name, longest first where one begins another. */
const WORDS: readonly (readonly [chinese: string, name: string])[] = (
  '用户名 username|用户 user|订单 order|项目 project|组织 organization|机构 organization|文件夹 folder|文件 file|目录 directory|路径 path|' +
  '类型 type|种类 type|状态 status|描述 description|标题 title|内容 content|日期 date|时间 time|开始 start|起始 start|结束 end|截止 end|' +
  '城市 city|国家 country|省份 province|地址 address|邮箱 email|邮件 email|电话 phone|手机 phone|价格 price|金额 amount|数量 quantity|数量 count|' +
  '页码 page|关键词 keyword|关键字 keyword|产品 product|商品 product|公司 company|企业 company|部门 department|任务 task|会议 meeting|消息 message|' +
  '图片 image|图像 image|颜色 color|语言 language|密码 password|版本 version|年龄 age|性别 gender|标签 tag|标签 label|分类 category|类别 category|' +
  '设备 device|客户 customer|员工 employee|学生 student|课程 course|事件 event|位置 location|地点 location|服务 service|账户 account|账号 account|' +
  '数据 data|数据库 database|表 table|字段 field|分支 branch|仓库 repository|仓库 repo|环境 environment|区域 region|地区 region|评论 comment|' +
  '名称 name|名字 name|姓名 name|标识符 id|标识 id|编号 id|ID id|Id id|id id|URL url|url url|链接 url|代码 code|编码 code|'
)
  .split('|')
  .filter((pair) => pair !== '')
  .map((pair) => {
    const [chinese, name] = pair.split(' ')
    return [chinese!, name!] as const
  })
  .sort((a, b) => b[0].length - a[0].length)

/** Those that begin with a character, in their order, each with all it can stand for. */
const BY_FIRST = new Map<string, (readonly [chinese: string, names: readonly string[]])[]>()
for (const [chinese] of WORDS) {
  const names = WORDS.filter((other) => other[0] === chinese).map(([, name]) => name)
  const known = BY_FIRST.get(chinese[0]!)
  if (known) known.push([chinese, names])
  else BY_FIRST.set(chinese[0]!, [[chinese, names]])
}

const FILLER = /[的之该此要]|唯一|[\s。，、.]/g

/**
 * The words of a name that a short Chinese text is made of, each with all it can stand for;
 * undefined where the text says anything else.
 */
export function nameWordsInChinese(text: string): readonly (readonly string[])[] | undefined {
  let rest = text.replace(FILLER, '')
  const words: (readonly string[])[] = []
  while (rest !== '') {
    const hit = BY_FIRST.get(rest[0]!)?.find(([chinese]) => rest.startsWith(chinese))
    if (!hit) return undefined
    words.push(hit[1])
    rest = rest.slice(hit[0].length)
  }
  return words.length === 0 ? undefined : words
}
