import { stem } from './name-words'

/** What a word of a name brings along unsaid: an e-mail has a recipient, and one logs in to an account. */
const IMPLIED = `
  email recipient receiver address 收件人 接收者 接收人
  mail|message|reminder|notification recipient receiver 收件人 接收者 接收人
  sms recipient receiver 接收者 接收人
  login account credential 账户 账号
  logout account session 账户 账号 会话
  translate language 语言
  downtime|meeting|appointment scheduled
  convert unit 单位
  next upcoming 即将上映 即将到来 即将 下一部 下一场 下一个 下一位 下一次
  job run pipeline 运行 流水线
  snapshot|screenshot take
  key|press|type keyboard 键盘
  save changes change file disk 更改 修改 改动 文件
  thread|chat|conversation|message history 历史记录 历史
  alert|alarm notification notify trigger 通知 触发 提醒
  ip address 地址
  location located whereabouts 位置 所在位置 所在地
  weather conditions condition 天气状况 天气情况
`

const byStem = new Map<string, readonly string[]>()
for (const line of IMPLIED.trim().split('\n')) {
  const [words = '', ...implied] = line.trim().split(' ')
  for (const word of words.split('|').map(stem))
    byStem.set(word, [...(byStem.get(word) ?? []), ...implied])
}

const NONE: readonly string[] = []

/** The words, in both languages, that say no more once a word of the name is known. */
export const impliedBy = (word: string): readonly string[] => byStem.get(stem(word)) ?? NONE
