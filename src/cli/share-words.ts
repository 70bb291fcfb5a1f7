import type { Lang, Words } from '../core/lint/rule'

/** What `link` and `open` say on standard error. */
const words = {
  'about-parts': {
    en: 'A link carries the whole set, or the tools named; what reviewers said and what was set aside, unless told otherwise; the questions of the bench, without the expected answers, and earlier versions only when asked.',
    zh: '链接默认带上整套工具，也可以只带指定的工具；评审意见和已忽略的结果默认带上；评测问题（不含预期答案）和历史版本只在要求时带上。',
  },
  'about-compare': {
    en: '--compare OLD makes a link that opens the comparison of two versions: what changed from OLD to FILE.',
    zh: '--compare OLD生成对比两个版本的链接，打开后可以看到从OLD到FILE的变化。',
  },
  'one-compare': {
    en: 'Give one earlier version after --compare.',
    zh: '--compare 后面只能写一个较早的版本。',
  },
  'no-such-tool': {
    en: '{path}: no tool is called {name}.',
    zh: '{path}：没有名为 {name} 的工具。',
  },
  'is-a-review': {
    en: 'This link holds a review of “{title}”, without the set. Merge it with: toolwright review SET --merge LINK',
    zh: '这个链接只有对“{title}”的评审，不含工具集。请用 toolwright review SET --merge LINK 合并。',
  },
  'is-two-versions': {
    en: 'This link holds two versions; the later one is printed. See what changed with: toolwright diff LINK',
    zh: '这个链接含有两个版本，输出的是较新的一个。请用 toolwright diff LINK 查看差异。',
  },
  'one-link': { en: 'Give a link.', zh: '请给出一个链接。' },
  'newer-version': {
    en: '{path}: written by a newer Toolwright; update this one.',
    zh: '{path}：由更新版本的 Toolwright 保存，请升级当前版本。',
  },
  'too-large': {
    en: '{path}: too large for a link; send the file itself.',
    zh: '{path}：内容太大，无法放进链接，请直接发送文件。',
  },
  'not-converted': {
    en: '{path}: item {index} cannot be converted ({code}) and is not in the link.',
    zh: '{path}：第 {index} 项无法转换（{code}），未放进链接。',
  },
  losses: {
    en: '{path}: changes made on reading it as {dialect}: {count}; “toolwright convert” lists them.',
    zh: '{path}：按 {dialect} 读取时有 {count} 处改动，可用“toolwright convert”查看。',
  },
  'left-out': {
    en: 'Not in the link: {keys}. Only known members of a set travel.',
    zh: '未放进链接：{keys}。链接只带工具集的已知字段。',
  },
  'not-taken': {
    en: 'Not taken from the link: {keys}. Only known members of a set travel.',
    zh: '未从链接读取：{keys}。链接只带工具集的已知字段。',
  },
  secret: {
    en: 'Warning: {place} looks like a secret ({kind}). Anyone with the link can read it.',
    zh: '警告：{place} 看起来像密钥（{kind}）。任何拿到链接的人都能看到。',
  },
  'at-risk': {
    en: 'The link has {length} characters and may be cut in: {channels}. Send the file there.',
    zh: '链接长 {length} 个字符，在以下软件里可能被截断：{channels}。在那里请改发文件。',
  },
  'bad-base': {
    en: '{name} must be the address of a page, such as https://example.org/studio/. It is "{value}".',
    zh: '{name} 必须是网页地址，例如 https://example.org/studio/。现在是“{value}”。',
  },
  local: {
    en: 'Only this computer or this network can open the link. Give --base, or set TOOLWRIGHT_BASE_URL to a public address.',
    zh: '只有这台电脑或本地网络能打开这个链接。请用 --base 或环境变量 TOOLWRIGHT_BASE_URL 指定公开网址。',
  },
} as const satisfies Record<string, Words>

export type ShareWord = keyof typeof words

/** The sentence, its slots filled, with a line end. */
export function shareSentence(
  lang: Lang,
  word: ShareWord,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return words[word][lang].replace(/\{(\w+)\}/g, (_, slot: string) => String(values[slot])) + '\n'
}
