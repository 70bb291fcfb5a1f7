import type { Lang, Words } from '../lint/rule'
import type { LinkProblem, LinkProblemReason } from './decode-link'

/** What is wrong with a link and what to do, for the page and the command line alike. */
export const linkProblemWords: Readonly<Record<LinkProblemReason | 'cut-by', Words>> = {
  empty: {
    en: 'There is no link here. Paste the whole link, up to its last character.',
    zh: '这里没有链接。请粘贴完整的链接，直到最后一个字符。',
  },
  shortened: {
    en: 'This is a shortened display copy: the dots stand for characters that were left out. Right-click the link where you found it and choose “Copy link”.',
    zh: '这是缩略显示的链接，省略号处的字符已经丢失。请在原处右键点击链接，选择“复制链接”。',
  },
  cut: {
    en: 'The end of this link is missing. Ask for it again, or for the file.',
    zh: '链接末尾缺了一段。请让对方重发链接，或者直接发文件。',
  },
  'cut-by': {
    en: 'The end of this link is missing (characters: {missing}). Ask for it again, or for the file.',
    zh: '链接末尾缺了 {missing} 个字符。请让对方重发链接，或者直接发文件。',
  },
  damaged: {
    en: 'Characters of this link were changed on the way, so what it held cannot be trusted. Ask for it again, or for the file.',
    zh: '链接在传送途中有字符被改动，内容已不可信。请让对方重发链接，或者直接发文件。',
  },
  newer: {
    en: 'A newer Toolwright made this link. Open it at the address it came with, or update this one.',
    zh: '这个链接由更新版本的 Toolwright 生成。请用原来的地址打开，或者升级当前版本。',
  },
  'too-large': {
    en: 'What this link holds is larger than a link may be. Ask for the file instead.',
    zh: '链接里的内容超过了上限。请让对方改发文件。',
  },
  'not-a-link': {
    en: 'This is not a Toolwright link: “#s=” and what follows it are missing. Some chat applications remove that part; ask for the link again, or for the file.',
    zh: '这不是 Toolwright 链接：缺少“#s=”及其后的部分。有些聊天软件会去掉这一段，请让对方重发链接，或者直接发文件。',
  },
}

/** The sentence for a link that could not be read. */
export function linkProblemText(problem: LinkProblem, lang: Lang): string {
  const { reason, missing } = problem
  if (missing === undefined) return linkProblemWords[reason][lang]
  return linkProblemWords['cut-by'][lang].replace('{missing}', missing.toLocaleString('en'))
}
