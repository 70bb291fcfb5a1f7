import { lazy, Suspense, useState } from 'react'
import type { Finding } from '../../core/lint/finding'
import { findingText, fixText, ruleWords } from '../../i18n/findings'
import { fixApplied } from '../../state/apply-fix'
import { useView } from '../../state/view'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { SIGNS } from './signs'
import { useFormTool } from './form-context'

// What proposes names knows a dictionary, and few names are refused.
const FieldProposals = lazy(() => import('../naming/FieldProposals'))

/** One finding: what it is, its fix, and why it matters when asked. */
export default function FindingLine({ finding }: { finding: Finding }) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const { id, tool } = useFormTool()
  const [why, setWhy] = useState(false)
  const { icon, look, word } = SIGNS[finding.severity]
  const { fix } = finding
  return (
    <div className={`find ${look}`} data-finding={finding.rule}>
      <Icon name={icon} />
      <span>
        <b>{t(word)}</b>
        {t('form.colon')}
        {findingText(finding, lang)}{' '}
        <span className="act">
          {fix && (
            <button type="button" className="link" onClick={() => fixApplied(id, fix)}>
              {fixText(finding, lang)}
            </button>
          )}
          <button
            type="button"
            className="link"
            aria-expanded={why}
            onClick={() => setWhy((was) => !was)}
          >
            {t('form.why')}
          </button>
        </span>
        {finding.rule === 'name-portable' && (
          <Suspense>
            <FieldProposals id={id} tool={tool} without={String(fix?.values['to'] ?? '')} />
          </Suspense>
        )}
        {why && <span className="reason">{ruleWords(finding.rule, lang).why}</span>}
      </span>
    </div>
  )
}
