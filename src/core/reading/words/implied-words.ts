import { stem } from './name-words'

/** What a word of a name brings along unsaid: an e-mail has a recipient, and one logs in to an account. */
const IMPLIED = `
  email recipient receiver address 收件人 接收者 接收人
  mail recipient receiver 收件人 接收者 接收人
  message recipient receiver 接收者 接收人 收件人
  sms recipient receiver 接收者 接收人
  reminder recipient receiver 收件人 接收者 接收人
  notification recipient receiver 收件人 接收者 接收人
  login account credential 账户 账号
  logout account 账户 账号
  translate language 语言
  downtime scheduled
  meeting scheduled
  appointment scheduled
  convert unit 单位
  next upcoming 即将上映 即将到来 即将 下一部 下一场 下一个 下一位 下一次
  job run pipeline 运行 流水线
  snapshot take
  screenshot take
`

const byStem: ReadonlyMap<string, readonly string[]> = new Map(
  IMPLIED.trim()
    .split('\n')
    .map((line) => {
      const [word = '', ...implied] = line.trim().split(' ')
      return [stem(word), implied] as const
    }),
)

const NONE: readonly string[] = []

/** The words, in both languages, that say no more once a word of the name is known. */
export const impliedBy = (word: string): readonly string[] => byStem.get(stem(word)) ?? NONE
