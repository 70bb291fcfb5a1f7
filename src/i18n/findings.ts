import { CRASHED } from '../core/lint/crashed'
import type { Finding, Severity } from '../core/lint/finding'
import { ruleOf } from '../core/lint/registry'
import type { Evidence, Group, Lang, Values, Words } from '../core/lint/rule'

/** The sentence of a finding; what the author wrote stands in it as text. */
export function findingText(finding: Finding, lang: Lang): string {
  const words = finding.rule === CRASHED ? CRASH : ruleOf(finding.rule)?.messages[finding.message]
  return words ? filled(words[lang], finding.values) : `${finding.rule}: ${finding.message}`
}

/** What a finding's fix will do, as the label of a button; empty when it has none. */
export function fixText(finding: Finding, lang: Lang): string {
  const { fix } = finding
  const words = fix && ruleOf(finding.rule)?.fixes[fix.id]
  return fix && words ? filled(words[lang], fix.values) : ''
}

export interface RuleWords {
  readonly summary: string
  readonly why: string
  /** Where the rule comes from; names and titles, the same in every language. */
  readonly source: string
  /** How well it is known that the rule matters. */
  readonly evidence: string
}

/** What is said about a rule; of an unknown one, its id. */
export function ruleWords(id: string, lang: Lang): RuleWords {
  const rule = ruleOf(id)
  if (!rule)
    return { summary: id, why: id === CRASHED ? CRASH_WHY[lang] : '', source: '', evidence: '' }
  const { summary, why, source, evidence } = rule
  return { summary: summary[lang], why: why[lang], source, evidence: EVIDENCE[evidence][lang] }
}

export const SEVERITY: Readonly<Record<Severity, Words>> = {
  error: { en: 'error', zh: '错误' },
  warning: { en: 'warning', zh: '警告' },
  info: { en: 'advice', zh: '建议' },
}

/** What a rule is about, as a heading. */
export const GROUP: Readonly<Record<Group, Words>> = {
  naming: { en: 'Name', zh: '名称' },
  description: { en: 'Description', zh: '说明' },
  params: { en: 'Parameters', zh: '参数' },
  schema: { en: 'Schema', zh: 'Schema' },
  contract: { en: 'Contract', zh: '能力契约' },
  set: { en: 'Tool set', zh: '工具集' },
}

const EVIDENCE: Readonly<Record<Evidence, Words>> = {
  measured: { en: 'measured', zh: '有实测' },
  study: { en: 'a study', zh: '有研究' },
  'vendor-limit': { en: 'a limit of a vendor', zh: '平台限制' },
  guidance: { en: 'guidance of vendors', zh: '平台指南' },
  opinion: { en: 'opinion', zh: '经验之谈' },
}

const CRASH: Words = {
  en: 'The rule "{rule}" failed here ({error}). This is our mistake; all other rules have run.',
  zh: '规则“{rule}”在这里出错了（{error}）。这是我们的问题，其他规则都已检查。',
}
const CRASH_WHY: Words = {
  en: 'A rule that fails finds nothing, so its verdict is missing.',
  zh: '出错的规则什么也查不出来，所以缺少它的结论。',
}

/** One pass, so that a value that looks like a slot stays as it is. */
const filled = (template: string, values: Values): string =>
  template.replace(/\{(\w+)\}/g, (slot, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : slot,
  )
