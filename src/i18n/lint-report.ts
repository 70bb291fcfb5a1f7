import type { Lang, Words } from '../core/lint/rule'

/** What the lint command says beside the findings. */
export const LINT_REPORT = {
  'no-files': { en: 'Give at least one file.', zh: '请至少给出一个文件。' },
  unnamed: { en: '(tool {number}, without a name)', zh: '（第 {number} 个工具，未命名）' },
  score: { en: 'score {score}', zh: '{score} 分' },
  'no-score': { en: 'no score yet', zh: '暂无得分' },
  tokens: { en: '{count} tokens', zh: '{count} 个词元' },
  set: { en: 'The set', zh: '整个工具集' },
  summary: {
    en: 'Tools: {tools}. Errors: {errors}, warnings: {warnings}, advice: {infos}.',
    zh: '{tools} 个工具：{errors} 个错误，{warnings} 个警告，{infos} 条建议。',
  },
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
  return LINT_REPORT[key][lang].replace(/\{(\w+)\}/g, (slot, name: string) =>
    String(values[name] ?? slot),
  )
}
