import '../../i18n/words/review'
import type { Finding, Severity } from '../../core/lint/finding'
import { findingText } from '../../i18n/findings'
import type { WordKey } from '../../i18n/words'
import { useView } from '../../state/view'
import { Icon } from '../kit/Icon'
import type { IconName } from '../kit/icons'
import { useWords } from '../kit/use-words'
import { Talk } from './Talk'

/** The sign, colour and word of a severity, the same in every list of findings of this page. */
export const severities: Record<
  Severity,
  { readonly icon: IconName; readonly sev: string; readonly words: WordKey }
> = {
  error: { icon: 'octagon', sev: 'error', words: 'review.error' },
  warning: { icon: 'triangle', sev: 'warn', words: 'review.warning' },
  info: { icon: 'info', sev: 'advice', words: 'review.info' },
}

interface FindingListProps {
  readonly findings: readonly Finding[]
  /** The name of the tool a finding is in, where the list is about several. */
  readonly toolOf?: (finding: Finding) => string
  /** Each can be remarked on here; not where it is only shown once more. */
  readonly canTalk?: boolean
}

/** What the checks found, one sentence each. */
export function FindingList({ findings, toolOf, canTalk = false }: FindingListProps) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  if (!findings.length)
    return (
      <p className="sev pass">
        <Icon name="tick" />
        {t('review.foundNothing')}
      </p>
    )
  return (
    <ul className="found">
      {findings.map((finding, i) => {
        const { icon, sev, words } = severities[finding.severity]
        return (
          <li key={i}>
            <span className={`sev ${sev}`}>
              <Icon name={icon} />
              {t(words)}
            </span>
            <span>
              {toolOf?.(finding) && <code className="of">{toolOf(finding)}</code>}
              {findingText(finding, lang)}
            </span>
            {canTalk && (
              <Talk
                spot={{ rule: finding.rule, path: finding.path }}
                label={findingText(finding, lang)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
