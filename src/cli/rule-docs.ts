import { RULES } from '../core/lint/registry'
import {
  type Example,
  type Group,
  GROUPS,
  isOnByDefault,
  type Lang,
  type Rule,
} from '../core/lint/rule'
import { GROUP, ruleWords, SEVERITY } from '../i18n/findings'

/** Longer examples are shown by their first lines. */
const LONGEST_EXAMPLE = 40

const LANGS = ['en', 'zh'] as const

/** What stands around the words of the rules. */
const AROUND = {
  en: {
    heading: 'English',
    good: 'Good:',
    bad: 'Not so:',
    fix: 'fix',
    on: 'on',
    off: 'off until switched on',
    columns: ['rule', 'severity', 'evidence', 'on by default', 'fix', 'what it asks for'],
    yes: 'yes',
    no: 'no',
    needs: {
      annotations: 'Not asked of a dialect that has no annotations.',
      output: 'Not asked of a dialect that has no output schema.',
      contract: 'Asked once the contract says what a call changes.',
    },
  },
  zh: {
    heading: '中文',
    good: '正确：',
    bad: '错误：',
    fix: '修复',
    on: '默认开启',
    off: '默认关闭，可开启',
    columns: ['规则', '严重程度', '依据', '默认开启', '可修复', '要求'],
    yes: '是',
    no: '否',
    needs: {
      annotations: '来源格式没有annotations时不检查。',
      output: '来源格式没有输出schema时不检查。',
      contract: '能力契约写明了影响之后才检查。',
    },
  },
} as const

/** A page per rule, by file name, and a page that lists them. */
export function rulePages(): ReadonlyMap<string, string> {
  return new Map([
    ['README.md', indexPage()],
    ...RULES.map((rule): [string, string] => [`${rule.id}.md`, pageOf(rule)]),
  ])
}

function indexPage(): string {
  return [
    '# Rules',
    '',
    'Generated from `src/core/lint/rules`; do not edit.',
    '',
    ...LANGS.flatMap((lang) => [
      `## ${AROUND[lang].heading}`,
      '',
      ABOUT[lang],
      '',
      ...GROUPS.flatMap((group) => groupTable(group, lang)),
    ]),
  ].join('\n')
}

const ABOUT: Readonly<Record<Lang, string>> = {
  en: 'Errors and warnings lower the score of their part, unless they are an opinion or a limit of one vendor; advice never does. Every rule is also asked by the checklists, even where it is off.',
  zh: '错误和警告会降低所在部分的得分，经验之谈和单个平台的限制除外；建议从不扣分。检查清单会用到所有规则，包括默认关闭的。',
}

function groupTable(group: Group, lang: Lang): readonly string[] {
  const { columns, yes, no } = AROUND[lang]
  const rows = RULES.filter((rule) => rule.group === group).map((rule) => {
    const { summary, evidence } = ruleWords(rule.id, lang)
    const cells = [
      `[${rule.id}](${rule.id}.md)`,
      SEVERITY[rule.severity][lang],
      evidence,
      isOnByDefault(rule) ? yes : no,
      Object.keys(rule.fixes).length > 0 ? yes : '',
      summary,
    ]
    return `| ${cells.join(' | ')} |`
  })
  return [
    `### ${GROUP[group][lang]}`,
    '',
    `| ${columns.join(' | ')} |`,
    `|${'---|'.repeat(columns.length)}`,
    ...rows,
    '',
  ]
}

function pageOf(rule: Rule): string {
  return [
    `# ${rule.id}`,
    '',
    `${rule.severity}, ${rule.group}. Evidence: ${rule.evidence}. ${rule.source}`,
    '',
    ...LANGS.flatMap((lang) => halfOf(rule, lang)),
  ].join('\n')
}

/** A rule's page in one language. */
function halfOf(rule: Rule, lang: Lang): readonly string[] {
  const { summary, why, evidence } = ruleWords(rule.id, lang)
  const around = AROUND[lang]
  const example = (kind: 'good' | 'bad'): readonly string[] =>
    rule.examples[kind].filter((each) => each.lang === lang).flatMap(exampleBlock)
  const facts = [
    SEVERITY[rule.severity][lang],
    evidence,
    isOnByDefault(rule) ? around.on : around.off,
  ].join(lang === 'zh' ? '，' : ', ')
  return [
    `## ${around.heading}`,
    '',
    `**${summary}** ${why}`,
    '',
    lang === 'zh' ? `${facts}。` : `${facts[0]!.toUpperCase()}${facts.slice(1)}.`,
    ...(rule.needs ? [around.needs[rule.needs]] : []),
    '',
    ...Object.values(rule.messages).map((words) => `- ${words[lang]}`),
    ...Object.values(rule.fixes).map((words) => `- ${around.fix}: ${words[lang]}`),
    '',
    around.good,
    '',
    ...example('good'),
    around.bad,
    '',
    ...example('bad'),
  ]
}

function exampleBlock({ tools }: Example): readonly string[] {
  const shown: unknown = tools.length === 1 ? tools[0] : tools
  const lines = JSON.stringify(shown, null, 2).split('\n')
  const kept = lines.length > LONGEST_EXAMPLE ? [...lines.slice(0, LONGEST_EXAMPLE), '…'] : lines
  return ['```json', ...kept, '```', '']
}
