import '../../i18n/words/templates'
import { ruleWords } from '../../i18n/findings'
import { useView } from '../../state/view'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'

const OPEN = 4

interface SolvedListProps {
  /** Rules that are at rest here and were not in the version before. */
  readonly rules: readonly string[]
  /** Rules that the version before had put to rest already. */
  readonly before: readonly string[]
}

/** Why a version is better than the one before: the rules that have nothing to say any more. */
export function SolvedList({ rules, before }: SolvedListProps) {
  const t = useWords()
  const rest = rules.slice(OPEN)
  return (
    <>
      <Rules rules={rules.slice(0, OPEN)} />
      {rest.length > 0 && (
        <details>
          <summary>{t('templates.moreSolved', { count: rest.length })}</summary>
          <Rules rules={rest} />
        </details>
      )}
      {before.length > 0 && (
        <details>
          <summary>{t('templates.solvedBefore', { count: before.length })}</summary>
          <Rules rules={before} />
        </details>
      )}
    </>
  )
}

function Rules({ rules }: { rules: readonly string[] }) {
  const lang = useView((state) => state.lang)
  return (
    <ul className="solved">
      {rules.map((rule) => (
        <li key={rule}>
          <span className="sev pass">
            <Icon name="check" />
          </span>
          {ruleWords(rule, lang).summary}
        </li>
      ))}
    </ul>
  )
}
