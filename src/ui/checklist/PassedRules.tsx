import '../../i18n/words/checklist'
import type { JsonObject } from '../../core/json/node'
import type { ToolReport } from '../../core/lint/engine'
import { RULES } from '../../core/lint/registry'
import { isOnByDefault } from '../../core/lint/rule'
import type { LintSettings } from '../../core/lint/settings'
import { isContractStated } from '../../core/model/contract'
import { useView } from '../../state/view'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'

/** The tool's rules that were asked and found nothing; what was set aside has not passed. */
export function passedRules(report: ToolReport, tool: JsonObject, settings: LintSettings) {
  const failed = new Set(report.findings.map(({ rule }) => rule))
  for (const { finding } of report.aside) failed.add(finding.rule)
  return RULES.filter(
    (rule) =>
      rule.group !== 'set' &&
      !failed.has(rule.id) &&
      (isOnByDefault(rule) || settings.on.has(rule.id)) &&
      (rule.needs !== 'contract' || isContractStated(tool)),
  )
}

/** What is good already, folded away: only exceptions speak. */
export function PassedRules({ passed }: { passed: ReturnType<typeof passedRules> }) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  if (!passed.length) return null
  return (
    <details className="folded passed">
      <summary>
        <Icon name="tick" />
        {t('checklist.passedCount', { count: passed.length })}
      </summary>
      <ul>
        {passed.map((rule) => (
          <li key={rule.id} className="ln pass">
            <Icon name="tick" />
            <span>{rule.summary[lang]}</span>
            <span className="w">{t('checklist.passed')}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
