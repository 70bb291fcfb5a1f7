import type { Words } from '../lint/rule'

/** A pattern to start from, with a text that it takes and one that people try and it refuses. */
export interface ReadyPattern {
  readonly id: string
  readonly name: Words
  readonly pattern: string
  readonly takes: string
  readonly refuses: string
}

/** All hold the whole text, use nothing that a target's dialect of expressions lacks, and cannot hang. */
export const READY_PATTERNS: readonly ReadyPattern[] = [
  {
    id: 'order-number',
    name: { en: 'Number with a prefix', zh: '带前缀的编号' },
    pattern: '^SO-[0-9]{10}$',
    takes: 'SO-2411080042',
    refuses: 'so-2411080042',
  },
  {
    id: 'digits',
    name: { en: 'Digits only', zh: '纯数字' },
    pattern: '^[0-9]+$',
    takes: '20417',
    refuses: '20 417',
  },
  {
    id: 'iso-date',
    name: { en: 'Date, year first', zh: '日期，年在前' },
    pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
    takes: '2025-03-31',
    refuses: '31/03/2025',
  },
  {
    id: 'month',
    name: { en: 'Month of a year', zh: '年月' },
    pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$',
    takes: '2025-03',
    refuses: '2025-3',
  },
  {
    id: 'clock-time',
    name: { en: 'Time of day, 24 hours', zh: '时刻，24小时制' },
    pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
    takes: '09:30',
    refuses: '9:30 pm',
  },
  {
    id: 'email',
    name: { en: 'E-mail address', zh: '邮箱地址' },
    pattern: '^[^@ ]+@[^@ ]+[.][^@. ]+$',
    takes: 'lin@example.com',
    refuses: 'lin@example',
  },
  {
    id: 'phone-e164',
    name: { en: 'Phone number with country code', zh: '带国家码的电话' },
    pattern: '^[+][1-9][0-9]{6,14}$',
    takes: '+8613800138000',
    refuses: '138 0013 8000',
  },
  {
    id: 'phone-cn',
    name: { en: 'Mobile number, mainland China', zh: '手机号，中国大陆' },
    pattern: '^1[3-9][0-9]{9}$',
    takes: '13800138000',
    refuses: '+86 138 0013 8000',
  },
  {
    id: 'uuid',
    name: { en: 'UUID', zh: 'UUID编号' },
    pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    takes: '2f1c9a54-7d1e-4c3b-9a77-0b6f2f0d8e11',
    refuses: '2f1c9a54',
  },
  {
    id: 'slug',
    name: { en: 'Words joined by hyphens', zh: '连字符连接的小写词' },
    pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
    takes: 'spring-sale-2025',
    refuses: 'Spring Sale',
  },
  {
    id: 'identifier',
    name: { en: 'Name as in code', zh: '代码里的名称' },
    pattern: '^[A-Za-z_][A-Za-z0-9_]*$',
    takes: 'order_total',
    refuses: '2nd-total',
  },
  {
    id: 'currency',
    name: { en: 'Currency code of three letters', zh: '三个字母的币种代码' },
    pattern: '^[A-Z]{3}$',
    takes: 'CNY',
    refuses: 'yuan',
  },
  {
    id: 'country',
    name: { en: 'Country code of two letters', zh: '两个字母的国家代码' },
    pattern: '^[A-Z]{2}$',
    takes: 'CN',
    refuses: 'China',
  },
  {
    id: 'language',
    name: { en: 'Language tag', zh: '语言代码' },
    pattern: '^[a-z]{2,3}(-[A-Z]{2})?$',
    takes: 'zh-CN',
    refuses: 'Chinese',
  },
  {
    id: 'postal-code-cn',
    name: { en: 'Postal code, China', zh: '邮政编码，中国' },
    pattern: '^[0-9]{6}$',
    takes: '518057',
    refuses: '51805',
  },
  {
    id: 'postal-code-us',
    name: { en: 'Postal code, United States', zh: '邮政编码，美国' },
    pattern: '^[0-9]{5}(-[0-9]{4})?$',
    takes: '94107-1234',
    refuses: '9410',
  },
  {
    id: 'amount',
    name: { en: 'Amount with up to two decimals', zh: '金额，最多两位小数' },
    pattern: '^(0|[1-9][0-9]*)([.][0-9]{1,2})?$',
    takes: '1299.50',
    refuses: '1,299.5 CNY',
  },
  {
    id: 'web-address',
    name: { en: 'Web address, https only', zh: '网址，仅限https' },
    pattern: '^https://[^ ]+$',
    takes: 'https://example.com/orders/42',
    refuses: 'example.com',
  },
  {
    id: 'colour',
    name: { en: 'Colour, hexadecimal', zh: '颜色，十六进制' },
    pattern: '^#[0-9a-fA-F]{6}$',
    takes: '#1a7f37',
    refuses: 'green',
  },
  {
    id: 'not-blank',
    name: { en: 'Not blank', zh: '不能空白' },
    pattern: '[^ ]',
    takes: 'any text',
    refuses: '   ',
  },
]
