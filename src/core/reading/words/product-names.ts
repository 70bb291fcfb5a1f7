/**
 * Products that go by a Chinese name. In English a capital inside the sentence gives a product away;
 * in Chinese nothing does, so the well-known ones are named. Which product is meant says no more
 * than the tool's own name and place.
 */
const PRODUCTS = `
  飞书|飛書|钉钉|企业微信|企微|微信公众号|微信小程序|微信|支付宝|淘宝|天猫|京东|拼多多|抖音|快手|小红书|微博|知乎|哔哩哔哩|豆瓣|美团|饿了么|滴滴|携程|飞猪|去哪儿
  高德地图|高德|百度地图|百度智能云|百度网盘|百度|腾讯地图|腾讯云|腾讯文档|腾讯会议|腾讯|阿里云|阿里巴巴|华为云|火山引擎|字节跳动|七牛云|金山文档|石墨文档|语雀|有道|讯飞|科大讯飞
  天眼查|企查查|启信宝|和风天气|彩云天气|墨迹天气|心知天气|快递鸟|顺丰|菜鸟|云效|禅道|码云|简道云|明道云|宜搭|伙伴云|用友|金蝶|纷享销客|有赞|微盟|千牛|巨量引擎|扣子|豆包|通义千问|通义|文心一言|文心|智谱|月之暗面|博查|雪球|东方财富|同花顺|网易云音乐|网易|喜马拉雅|优酷|爱奇艺|领英|推特|脸书|谷歌|微软|苹果公司|亚马逊|币安|以太坊
`
  .trim()
  .split(/[|\s]+/)

const FIRST = new RegExp(`[${[...new Set(PRODUCTS.map(([first = '']) => first))].join('')}]`)

/** A product, with the kind of place it is behind it. */
const PRODUCT_NAME = new RegExp(
  `(?:${PRODUCTS.join('|')})(?:开放平台|平台|官网|网站|系统|账号|软件|客户端|上|中|里)?`,
  'g',
)

/** A text without the products in it; most have none of the characters that one starts with. */
export const withoutProducts = (text: string): string =>
  FIRST.test(text) ? text.replace(PRODUCT_NAME, '') : text
