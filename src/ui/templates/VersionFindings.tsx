import '../../i18n/words/templates'
import type { Finding } from '../../core/lint/finding'
import { worstFirst } from '../../core/templates/solved'
import { findingText } from '../../i18n/findings'
import { useView } from '../../state/view'
import { SIGNS } from '../form/signs'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'

/** So many stand open; the rest is folded, so that the versions stay comparable at a glance. */
const OPEN = 3

/** What the scorer finds in one version, the worst first. */
export function VersionFindings({ findings }: { findings: readonly Finding[] }) {
  const t = useWords()
  const sorted = worstFirst(findings)
  const rest = sorted.slice(OPEN)
  if (!sorted.length)
    return (
      <p className="sev pass">
        <Icon name="tick" />
        {t('templates.nothingWrong')}
      </p>
    )
  return (
    <>
      <Findings findings={sorted.slice(0, OPEN)} />
      {rest.length > 0 && (
        <details>
          <summary>{t('templates.moreFindings', { count: rest.length })}</summary>
          <Findings findings={rest} />
        </details>
      )}
    </>
  )
}

function Findings({ findings }: { findings: readonly Finding[] }) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  return (
    <ul className="said">
      {findings.map((finding, i) => {
        const { icon, look, word } = SIGNS[finding.severity]
        return (
          <li key={i} className={`find ${look}`}>
            <Icon name={icon} />
            <span>
              <b>{t(word)}</b>
              {t('form.colon')}
              {findingText(finding, lang)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
