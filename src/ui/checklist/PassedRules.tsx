import '../../i18n/words/checklist'
import type { Finding } from '../../core/lint/finding'
import { RULES } from '../../core/lint/registry'
import { useView } from '../../state/view'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'

/** The tool's rules that found nothing. */
export function passedRules(findings: readonly Finding[]) {
  const failed = new Set(findings.map((finding) => finding.rule))
  return RULES.filter((rule) => rule.group !== 'set' && !failed.has(rule.id))
}

/** What is good already, folded away: only exceptions speak. */
export function PassedRules({ findings }: { findings: readonly Finding[] }) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const passed = passedRules(findings)
  if (!passed.length) return null
  return (
    <details className="passed">
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
