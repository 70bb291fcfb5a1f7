import type { Words } from '../../lint/rule'

interface NamedText {
  /** Told by the name of the member. */
  readonly name: RegExp
  readonly texts: readonly Words[]
}

const same = (text: string): Words => ({ en: text, zh: text })

/** What a text that nothing else is said of looks like, by the name it stands under; the first that fits. */
export const NAME_TEXTS: readonly NamedText[] = [
  { name: /e-?mail|邮箱/i, texts: [same('lin@example.com')] },
  {
    name: /(?:^|_)(?:url|uri|link)$|Ur[li]$|网址|链接/i,
    texts: [same('https://example.com/orders/42')],
  },
  { name: /phone|mobile|电话|手机/i, texts: [same('+8613800138000')] },
  { name: /(?:date|day)$|^date|日期/i, texts: [same('2025-03-31')] },
  { name: /(?:_at|time|timestamp)$|时间/i, texts: [same('2025-03-31T09:30:00Z')] },
  { name: /currency|币种/i, texts: [same('CNY')] },
  { name: /language|locale|语言/i, texts: [{ en: 'en', zh: 'zh-CN' }] },
  { name: /country|国家/i, texts: [same('CN')] },
  { name: /city|location|城市|地点/i, texts: [{ en: 'Hangzhou', zh: '杭州' }] },
  { name: /address|地址/i, texts: [{ en: '18 Lake Road, Hangzhou', zh: '杭州市湖滨路18号' }] },
  { name: /(?:^|_)(?:path|file(?:_?path)?)$|Path$|路径/i, texts: [same('/orders/2025/march.csv')] },
  {
    name: /(?:^|_)(?:ids?|no|number|code)$|I[dD]s?$|编号|单号/,
    texts: [same('A-1042'), same('A-1043'), same('A-1044')],
  },
  { name: /query|search|keyword|关键词|搜索/i, texts: [{ en: 'late delivery', zh: '配送延迟' }] },
  { name: /reason|原因|理由/i, texts: [{ en: 'Ordered by mistake', zh: '下错单了' }] },
  {
    name: /title|subject|标题|主题/i,
    texts: [{ en: 'Your order is on its way', zh: '您的订单已发货' }],
  },
  {
    name: /name|姓名|名称/i,
    texts: [
      { en: 'Lin Yue', zh: '林悦' },
      { en: 'Wang Hao', zh: '王浩' },
    ],
  },
  {
    name: /message|body|content|text|正文|内容/i,
    texts: [{ en: 'The parcel arrives on Friday.', zh: '包裹将于周五送达。' }],
  },
]

/** What stands where nothing tells what is meant. */
export const PLAIN_TEXTS: readonly Words[] = [
  { en: 'example', zh: '示例' },
  { en: 'another example', zh: '另一个示例' },
  { en: 'third example', zh: '第三个示例' },
]
