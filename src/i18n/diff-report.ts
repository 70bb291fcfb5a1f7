import type { Lang, Words } from '../core/lint/rule'
import { filled } from './filled'

/** What the diff command says beside the changes themselves. */
export const DIFF_REPORT = {
  title: { en: 'What changed in the tools', zh: '工具有哪些改动' },
  'two-versions': {
    en: 'Give two versions: files, links, or one link that carries both.',
    zh: '请给出两个版本：文件、链接，或一条同时带有两个版本的链接。',
  },
  'bad-match': {
    en: '--match takes the old and the new name of a tool or a parameter: --match OLD=NEW or --match TOOL.OLD=NEW. It is "{value}".',
    zh: '--match要写工具或参数的旧名和新名，例如--match OLD=NEW，或--match TOOL.OLD=NEW。现在是“{value}”。',
  },
  'no-such-tool': {
    en: '--match: that version has no tool or parameter "{name}".',
    zh: '--match：对应的版本里没有工具或参数“{name}”。',
  },
  'about-fail-on': {
    en: '--fail-on breaking ends with 1 when a change breaks callers; --fail-on behaviour also when one changes behaviour.',
    zh: '--fail-on breaking：有改动影响调用方时退出码为1；--fail-on behaviour：改变模型行为也算。',
  },
  'about-match': {
    en: '--match says that two tools, or two parameters of a tool, are the same under another name, where names and texts do not tell.',
    zh: '--match：名称和文字都看不出来时，指明哪两个工具或参数是同一个。',
  },
  'about-tightness': {
    en: '--tightness also tries the mistakes of models on both versions, which takes longer.',
    zh: '--tightness：还会在两个版本上试模型常犯的错误，耗时较长。',
  },
  'about-versions': {
    en: 'A version is a file with tools in any dialect, or a share link.',
    zh: '版本可以是任意格式的工具文件，也可以是分享链接。',
  },
  'a-link': { en: '(link)', zh: '（链接）' },
  summary: {
    en: 'Breaks callers: {breaks}. Changes behaviour: {behaviour}. Safe: {safe}.',
    zh: '会影响调用方{breaks}处，改变模型行为{behaviour}处，没有影响{safe}处。',
  },
  'no-change': { en: 'Nothing changed.', zh: '没有改动。' },
  set: { en: 'The set', zh: '整个工具集' },
  unnamed: { en: '(a tool without a name)', zh: '（未命名的工具）' },
  answers: { en: 'What it touches: {answers}.', zh: '涉及：{answers}。' },
  'broken-call': {
    en: 'A call that was valid and is refused now: {call}',
    zh: '原来有效、现在会被拒绝的调用：{call}',
  },
  uncarried: {
    en: 'Not compared, as one of the two formats has no place for it: {members}.',
    zh: '未比较（其中一种格式没有对应的位置）：{members}。',
  },
  labelled: { en: '{name}: {text}', zh: '{name}：{text}' },
  moved: { en: 'Moved: {text}', zh: '移动了位置：{text}' },
  before: { en: 'Before', zh: '修改前' },
  after: { en: 'After', zh: '修改后' },
  measure: { en: 'Measure', zh: '指标' },
  score: { en: 'Score', zh: '得分' },
  tokens: { en: 'Tokens', zh: '词元数' },
  tightness: { en: 'Mistakes stopped', zh: '拦住的错误' },
  findings: { en: 'Findings', zh: '问题数' },
  fixed: { en: 'Fixed', zh: '已修复' },
  fresh: { en: 'New', zh: '新增' },
  'findings-moved': {
    en: 'Findings: {fixed} fixed, {fresh} new',
    zh: '问题：修复{fixed}个，新增{fresh}个',
  },
  'lines-moved': {
    en: 'Checklist lines: {won} hold now, {lost} no longer',
    zh: '检查清单：{won}行新达标，{lost}行不再达标',
  },
  won: { en: 'Holds now', zh: '新达标' },
  lost: { en: 'No longer holds', zh: '不再达标' },
} as const satisfies Record<string, Words>

export type DiffReportKey = keyof typeof DIFF_REPORT

/** The sentence for a key with its slots filled. */
export const diffText = (
  lang: Lang,
  key: DiffReportKey,
  values: Readonly<Record<string, string | number>> = {},
): string => filled(DIFF_REPORT[key][lang], values)
