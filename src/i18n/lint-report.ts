import type { Lang, Words } from '../core/lint/rule'
import type { Answer } from '../core/model/tool'
import { filled } from './filled'

/** What the lint command says beside the findings. */
export const LINT_REPORT = {
  'no-files': { en: 'Give at least one file.', zh: '请至少给出一个文件。' },
  unnamed: { en: '(tool {number}, without a name)', zh: '（第 {number} 个工具，未命名）' },
  score: { en: 'score {score}', zh: '{score} 分' },
  'no-score': { en: 'no score yet', zh: '暂无得分' },
  tokens: { en: '{count} tokens', zh: '{count} 个词元' },
  'about-tokens': { en: 'about {count} tokens', zh: '约 {count} 个词元' },
  set: { en: 'The set', zh: '整个工具集' },
  summary: {
    en: 'Tools: {tools}. Errors: {errors}, warnings: {warnings}, advice: {infos}.',
    zh: '{tools} 个工具：{errors} 个错误，{warnings} 个警告，{infos} 条建议。',
  },
  aside: {
    en: 'Set aside with a reason: {count}.',
    zh: '已说明理由并忽略：{count} 条。',
  },
  known: {
    en: 'Known from the baseline and not shown: {count}.',
    zh: '基线中已有、未再列出：{count} 条。',
  },
  title: { en: 'Check of tool definitions', zh: '工具定义检查' },
  'column-tool': { en: 'Tool', zh: '工具' },
  'column-score': { en: 'Score', zh: '得分' },
  'column-place': { en: 'Place', zh: '位置' },
  'column-severity': { en: 'Severity', zh: '严重程度' },
  'column-finding': { en: 'Finding', zh: '发现' },
  'column-rule': { en: 'Rule', zh: '规则' },
  'too-low': {
    en: '{name}: the score is {score}; asked for is at least {least}.',
    zh: '{name}：得分为{score}，要求至少{least}分。',
  },
  'bad-score': {
    en: '--min-score must be a whole number from 0 to 100. It is "{value}".',
    zh: '--min-score只能是0到100的整数。现在是“{value}”。',
  },
  'unknown-rule': {
    en: 'There is no rule "{name}". Known: {known}.',
    zh: '没有规则“{name}”。可用的有：{known}。',
  },
  'not-a-baseline': {
    en: '{path} is no earlier report. Make one with: toolwright lint FILE --format json > {path}',
    zh: '{path}不是之前的报告。可以这样生成：toolwright lint FILE --format json > {path}',
  },
  'about-baseline': {
    en: '--baseline takes an earlier report (--format json): only what is new is shown and counts.',
    zh: '--baseline接收之前的报告（--format json）：只列出新出现的问题，也只按它们决定退出码。',
  },
  'about-min-score': {
    en: '--min-score makes the exit code 1 when a tool or the set scores less.',
    zh: '--min-score：有工具或整个工具集低于该分数时，退出码为1。',
  },
  partly: { en: '{answer}, in part', zh: '{answer}（部分）' },
  'more-items': {
    en: '{count} more items are not tools that can be checked.',
    zh: '另有 {count} 项不是可以检查的工具。',
  },
} as const satisfies Record<string, Words>

export function lintReportText(
  lang: Lang,
  key: keyof typeof LINT_REPORT,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return filled(LINT_REPORT[key][lang], values)
}

/** The five questions in a word or two. */
export const ANSWER_NAMES: Readonly<Record<Answer, Words>> = {
  does: { en: 'what it does', zh: '做什么' },
  when: { en: 'when to use it', zh: '什么时候用' },
  whenNot: { en: 'when not to', zh: '什么时候不用' },
  returns: { en: 'what it returns', zh: '返回什么' },
  limits: { en: 'limits', zh: '限制' },
}
