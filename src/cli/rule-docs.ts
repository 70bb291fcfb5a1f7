import { RULES } from '../core/lint/registry'
import type { Example, Lang, Rule } from '../core/lint/rule'
import { ruleWords, SEVERITY } from '../i18n/findings'

/** Longer examples are shown by their first lines. */
const LONGEST_EXAMPLE = 40

/** A page per rule, by file name, and a page that lists them. */
export function rulePages(): ReadonlyMap<string, string> {
  return new Map([
    ['README.md', indexPage()],
    ...RULES.map((rule): [string, string] => [`${rule.id}.md`, pageOf(rule)]),
  ])
}

function indexPage(): string {
  const rows = RULES.map(
    ({ id, group, severity, evidence, fixes, summary }) =>
      `| [${id}](${id}.md) | ${group} | ${severity} | ${evidence} | ${Object.keys(fixes).length > 0 ? 'yes' : ''} | ${summary.en} ${summary.zh} |`,
  )
  return [
    '# Rules',
    '',
    'Generated from `src/core/lint/rules`; do not edit. Advice, opinions and limits of one vendor never lower the score.',
    '',
    '| rule | group | severity | evidence | fix | what it asks for |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

function pageOf(rule: Rule): string {
  const { severity, evidence } = rule
  const half = (lang: Lang): readonly string[] => {
    const { summary, why } = ruleWords(rule.id, lang)
    const example = (kind: 'good' | 'bad'): readonly string[] =>
      rule.examples[kind].filter((each) => each.lang === lang).flatMap(exampleBlock)
    const titles = lang === 'en' ? ['Good', 'Not so'] : ['正确', '错误']
    return [
      `## ${lang === 'en' ? 'English' : '中文'}`,
      '',
      `**${summary}** ${why}`,
      '',
      ...Object.values(rule.messages).map(
        (words) => `- ${SEVERITY[severity][lang]}: ${words[lang]}`,
      ),
      ...Object.values(rule.fixes).map(
        (words) => `- ${lang === 'en' ? 'fix' : '修复'}: ${words[lang]}`,
      ),
      '',
      `${titles[0]}:`,
      '',
      ...example('good'),
      `${titles[1]}:`,
      '',
      ...example('bad'),
    ]
  }
  return [
    `# ${rule.id}`,
    '',
    `${severity}, ${rule.group}. Evidence: ${evidence}. ${rule.source}`,
    '',
    ...half('en'),
    ...half('zh'),
  ].join('\n')
}

function exampleBlock({ tools }: Example): readonly string[] {
  const shown: unknown = tools.length === 1 ? tools[0] : tools
  const lines = JSON.stringify(shown, null, 2).split('\n')
  const kept = lines.length > LONGEST_EXAMPLE ? [...lines.slice(0, LONGEST_EXAMPLE), '…'] : lines
  return ['```json', ...kept, '```', '']
}
