import type { Words } from '../lint/rule'

/** Where people paste links, and the longest address that is known to arrive whole. */
export interface Channel {
  readonly id: string
  readonly label: Words
  /** Characters of the whole address; all are ASCII, so bytes as well. */
  readonly limit: number
  /** What the number is and where it comes from; reports of others, not measurements, unless it says so. */
  readonly source: string
}

/** From the strictest on. */
export const channels: readonly Channel[] = [
  {
    id: 'outlook-classic',
    label: { en: 'older Outlook', zh: '旧版 Outlook' },
    limit: 975,
    source: 'Reports: older Outlook stops making a link of an address past 975 characters.',
  },
  {
    id: 'teams',
    label: { en: 'Microsoft Teams', zh: 'Microsoft Teams' },
    limit: 2_048,
    source: 'Reports: cut near 2,048 characters (github.com/hyperdxio/hyperdx/issues/1772).',
  },
  {
    id: 'wecom-bot',
    label: { en: 'WeCom bot', zh: '企业微信机器人' },
    limit: 2_048,
    source: 'Reports: text of a WeCom group bot message, 2,048 bytes.',
  },
  {
    id: 'slack',
    label: { en: 'Slack', zh: 'Slack' },
    limit: 4_000,
    source: 'Reports: a Slack message holds about 4,000 characters; a longer address is broken up.',
  },
  {
    id: 'wechat-card',
    label: { en: 'WeChat card', zh: '微信卡片' },
    limit: 10_240,
    source: 'Reports: address of a shared web page in the WeChat SDK, 10 KB.',
  },
  {
    id: 'dingtalk-card',
    label: { en: 'DingTalk card', zh: '钉钉卡片' },
    limit: 10_240,
    source: 'Reports: address of a shared web page in the DingTalk SDK, 10 KB.',
  },
  {
    id: 'feishu-card',
    label: { en: 'Feishu card', zh: '飞书卡片' },
    limit: 30_720,
    source: 'Reports: a whole Feishu message card, 30 KB.',
  },
  {
    id: 'firefox-history',
    label: { en: 'Firefox history', zh: 'Firefox 历史记录' },
    limit: 65_536,
    source: 'Reports: Firefox does not keep longer addresses in its history.',
  },
  {
    id: 'chromium',
    label: { en: 'Chrome and Edge', zh: 'Chrome 和 Edge' },
    limit: 2_097_151,
    source:
      'Measured: Chromium 156 opens an address with a hash of 2,000,000 and refuses 2,097,152.',
  },
]

/** The channels in which an address of this many characters may be cut. */
export function channelsAtRisk(length: number): readonly Channel[] {
  return channels.filter(({ limit }) => length > limit)
}
