import type { Lang, Words } from '../core/lint/rule'
import { filled } from './filled'

/** What a review says as a text, for a pull request or a terminal. */
const REVIEW_REPORT = {
  title: { en: 'Review of “{title}”', zh: '对“{title}”的评审' },
  untitled: { en: 'Review of an untitled set', zh: '对未命名工具集的评审' },
  nothing: { en: 'Nothing has been said yet.', zh: '还没有任何评审意见。' },
  verdicts: { en: 'Verdicts', zh: '结论' },
  approve: { en: '{name} approves', zh: '{name}已批准' },
  changes: { en: '{name} asks for changes', zh: '{name}要求修改' },
  earlier: { en: '(given for an earlier version)', zh: '（针对较早的版本）' },
  counts: {
    en: 'Open: {open}. Resolved: {resolved}. Signed lines: {signed}.',
    zh: '未解决{open}条，已解决{resolved}条，已签字{signed}行。',
  },
  set: { en: 'The whole set', zh: '整套工具' },
  gone: { en: 'No longer in the set: {name}', zh: '已不在工具集里：{name}' },
  unnamed: { en: '(a tool without a name)', zh: '（未命名的工具）' },
  comment: { en: '{place} · {name}, {date}: {text}', zh: '{place} · {name}，{date}：{text}' },
  reply: { en: '{name}, {date}: {text}', zh: '{name}，{date}：{text}' },
  suggestion: { en: 'other words', zh: '建议改写' },
  accepted: { en: '{name} accepted it.', zh: '{name}已采纳。' },
  declined: { en: '{name} declined it.', zh: '{name}未采纳。' },
  resolved: { en: 'resolved', zh: '已解决' },
  changed: { en: 'other words stand there now', zh: '这里的文字后来改过' },
  lost: { en: 'what it is about is no longer there', zh: '所针对的内容已经不在了' },
  signs: { en: 'Signed off', zh: '已签字' },
  signed: { en: '{name}: {line}', zh: '{name}：{line}' },
  picks: { en: 'Blind picks', zh: '盲选' },
  pick: { en: '“{asked}”: {name} picked {picked}', zh: '“{asked}”：{name}选了{picked}' },
  'picks-right': { en: 'Blind picks: {right} of {of} right', zh: '盲选：{of}次中对{right}次' },
  'pick-right': { en: 'right', zh: '选对' },
  'pick-wrong': { en: 'expected: {expected}', zh: '应为：{expected}' },
  reworded: { en: '(asked in other words than now)', zh: '（题目的说法后来改过）' },
  waiting: { en: '(the question does not say what is right)', zh: '（题目没有写明怎样算对）' },
  'question-gone': { en: '(the question is not in the set)', zh: '（题目不在工具集里）' },
  none: { en: 'no tool', zh: '不用工具' },
  ask: { en: 'to ask first', zh: '先追问' },
  whatIfs: {
    en: 'Seven what-ifs: {answered} of {of} answered',
    zh: '七个“万一”：已回答{answered}/{of}',
  },
  whatIf: { en: '{line}: {answer}', zh: '{line}：{answer}' },
  open: { en: 'Open.', zh: '未回答。' },
  whole: { en: 'the whole tool', zh: '整个工具' },
  name: { en: 'name', zh: '名称' },
  description: { en: 'description', zh: '说明' },
  unread: {
    en: 'Entries that cannot be shown and are kept: {count}.',
    zh: '有{count}项无法显示，已原样保留。',
  },
  unattached: {
    en: 'Answers to something that is not here yet: {count}.',
    zh: '有{count}项所回应的内容还没有收到。',
  },
  merged: { en: '{path}: {count} new.', zh: '{path}：新增{count}项。' },
  later: {
    en: '{path}: it is about an earlier version of this set.',
    zh: '{path}：评审的是这套工具的较早版本。',
  },
  other: {
    en: '{path}: it is about another set, “{title}”. Nothing was merged.',
    zh: '{path}：评审的是另一套工具“{title}”，没有合并。',
  },
  'no-review': { en: '{path}: there is no review in it.', zh: '{path}：里面没有评审内容。' },
  'in-the-way': {
    en: 'Something else stands under “review” in the set. Nothing was merged.',
    zh: '工具集的“review”处有其他内容，没有合并。',
  },
  'a-link': { en: '(link)', zh: '（链接）' },
  'about-format': {
    en: 'With --format beside --merge, what the merged review says is printed instead.',
    zh: '与--merge一起写--format时，改为输出合并后的评审内容。',
  },
  'one-set': { en: 'Give one set.', zh: '请给出一个工具集文件。' },
  'about-html': {
    en: '--html writes the reader’s page of the set into one file that opens in any browser, offline too, and takes comments and sign-offs.',
    zh: '--html把工具集的评审页面写成单个文件，用任何浏览器都能打开，离线也能评论和签字。',
  },
  'html-written': { en: '{path}: {size} kB.', zh: '{path}：{size} kB。' },
  'html-not-written': {
    en: '{path}: cannot be written ({reason}).',
    zh: '{path}：无法写入（{reason}）。',
  },
  'no-page-parts': {
    en: 'The page’s own parts, review-page.js and review-page.css, are not in {folder}. Use the command from the folder that “npm run build” makes.',
    zh: '{folder}里没有页面所需的review-page.js和review-page.css。请使用“npm run build”生成的文件夹里的命令。',
  },
  'about-merge': {
    en: '--merge takes what a reviewer sent: a link, a review file, or a set with its review. The merged set is printed.',
    zh: '--merge后面写评审人发回的内容：链接、评审文件，或带评审的工具集。合并后的工具集输出到标准输出。',
  },
} as const satisfies Readonly<Record<string, Words>>

export type ReviewReportKey = keyof typeof REVIEW_REPORT

/** The sentence for a key with its slots filled. */
export const reviewText = (
  lang: Lang,
  key: ReviewReportKey,
  values: Readonly<Record<string, string | number>> = {},
): string => filled(REVIEW_REPORT[key][lang], values)

/** For the test that both languages say the same. */
export const REVIEW_WORDS: Readonly<Record<ReviewReportKey, Words>> = REVIEW_REPORT
