import { str } from '../../json/node'
import { oncePer } from '../../once-per'
import { meaningsIn } from '../../reading/value-meanings'
import { inChinese } from '../../reading/words/name-translations'
import { nameWords } from '../../reading/words/name-words'
import type { Field } from '../field'
import { factsOf } from '../field-facts'
import type { Mistake, Otherwise, Wrong } from '../mistake'
import { put } from './at-field'

const STOPPED_BY = ['enum']
const listed = (): Otherwise => ({ ask: 'values' })

/** More of the words that allowed values are made of than names of tools have. */
const WORDS: Readonly<Record<string, string>> = {
  low: '低',
  high: '高',
  medium: '中',
  normal: '普通',
  urgent: '紧急',
  critical: '严重',
  newest: '最新',
  latest: '最新',
  oldest: '最早',
  relevance: '相关度',
  asc: '升序',
  desc: '降序',
  yes: '是',
  no: '否',
  all: '全部',
  none: '无',
  other: '其他',
  once: '一次',
  daily: '每天',
  weekly: '每周',
  monthly: '每月',
  solved: '已解决',
  duplicate: '重复',
  damaged: '破损',
  late: '迟到',
  waiting: '待审批',
  approved: '已批准',
  rejected: '已驳回',
  cancelled: '已取消',
  pending: '待处理',
  paid: '已支付',
  open: '开放',
  closed: '已关闭',
  active: '启用',
  default: '默认',
  sales: '销量',
  express: '快递',
  standard: '标准',
  celsius: '摄氏度',
  fahrenheit: '华氏度',
  male: '男',
  female: '女',
  nature: '自然',
  museum: '博物馆',
  temple: '寺庙',
  shopping: '购物',
  night: '夜间',
}
const IN_ENGLISH: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(WORDS).map(([english, chinese]) => [chinese, english]),
)

/** The value in the other language, as far as its words are known. */
function translated(value: string): string | undefined {
  if (/[\u3400-\u9fff]/.test(value)) return IN_ENGLISH[value]
  const words = nameWords(value).map(
    (word) => WORDS[word] ?? [...inChinese(word)].find((each) => /[\u3400-\u9fff]/.test(each)),
  )
  return words.length > 0 && !words.includes(undefined) ? words.join('') : undefined
}

/** Of a longer list no text says what each value means. */
const MOST_EXPLAINED = 40

const meaningsOf = oncePer((field: Field) => {
  const { closedSet } = factsOf(field)
  return closedSet.length > MOST_EXPLAINED ? [] : meaningsIn(field.text, [...closedSet])
})

/** What the text says that the value means, as far as it is short; else its words in another order. */
function otherWords(field: Field, value: string): string | undefined {
  const meaning = meaningsOf(field).find((each) => each.value === value)?.meaning
  if (meaning !== undefined && meaning.length <= 40) return meaning
  const words = nameWords(value)
  if (words.length > 1) return words.join(value.includes(' ') ? '_' : ' ')
  return /^[a-z]{3,}$/i.test(value) ? `${value}_value` : undefined
}

/** A value that the list may hold; of long lists a few tell enough. */
const MOST_VALUES = 2

const each = (field: Field, change: (value: string) => string | undefined): readonly Wrong[] => {
  const { closedSet } = factsOf(field)
  const wrongs: Wrong[] = []
  for (const value of closedSet) {
    const other = change(value)
    if (other !== undefined && !closedSet.includes(other)) wrongs.push(put(field, str(other)))
    if (wrongs.length === MOST_VALUES) break
  }
  return wrongs
}

const swapped = (value: string): string | undefined => {
  const other = /[A-Z]/.test(value) ? value.toLowerCase() : value.toUpperCase()
  return other === value ? undefined : other
}

export const VALUES: readonly Mistake[] = [
  {
    id: 'value-case',
    on: 'field',
    wrongs: (field) => each(field, swapped),
    stoppedBy: STOPPED_BY,
    otherwise: listed,
  },
  {
    id: 'value-translated',
    on: 'field',
    wrongs: (field) => each(field, translated),
    stoppedBy: STOPPED_BY,
    otherwise: listed,
  },
  {
    id: 'value-synonym',
    on: 'field',
    wrongs: (field) => each(field, (value) => otherWords(field, value)),
    stoppedBy: STOPPED_BY,
    otherwise: listed,
  },
]
