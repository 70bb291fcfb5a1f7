import { CHECKLIST_IDS } from '../core/lint/checklists/checklist'
import { questionOf } from '../core/lint/checklists/questions'
import { CHECKLISTS } from '../core/lint/checklists/registry'
import type { Lang } from '../core/lint/rule'

/** The checklists as one document in both languages: each line, and who or what answers it. */
export function checklistPage(): string {
  return [
    '# Checklists',
    '',
    'Generated from `src/core/lint/checklists`; do not edit.',
    '',
    ...(['en', 'zh'] as const).flatMap((lang) => [
      `## ${lang === 'en' ? 'English' : '中文'}`,
      '',
      ...CHECKLIST_IDS.flatMap((id) => listOf(id, lang)),
    ]),
  ].join('\n')
}

function listOf(id: (typeof CHECKLIST_IDS)[number], lang: Lang): readonly string[] {
  const { title, note, lines } = CHECKLISTS[id]
  return [
    `### ${title[lang]}`,
    '',
    note[lang],
    '',
    ...lines.flatMap(({ words, questions }, i) => [
      `${i + 1}. ${words[lang]}`,
      ...questions.map((question) => `   - ${answeredBy(question, lang)}`),
    ]),
    '',
  ]
}

function answeredBy(id: string, lang: Lang): string {
  const question = questionOf(id)
  if ('rules' in question)
    return question.rules
      .map((rule) => `[${rule}](rules/${rule}.md)`)
      .join(lang === 'zh' ? '、' : ', ')
  return lang === 'zh'
    ? `由人判断：${question.person.zh}`
    : `A person answers: ${question.person.en}`
}
