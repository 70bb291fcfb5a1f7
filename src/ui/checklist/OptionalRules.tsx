import '../../i18n/words/checklist'
import { RULES } from '../../core/lint/registry'
import { isOnByDefault } from '../../core/lint/rule'
import { ruleWords } from '../../i18n/findings'
import { ruleSwitched } from '../../state/lint-settings'
import type { StudioReport } from '../../state/report'
import { useView } from '../../state/view'
import { Checkbox } from '../kit/Checkbox'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'

const OPTIONAL = RULES.filter((rule) => !isOnByDefault(rule))

/** Rules that are off until an author wants them, folded away; the document keeps the choice. */
export function OptionalRules({ report }: { report: StudioReport }) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const { on } = report.settings
  if (!OPTIONAL.length) return null
  const count = OPTIONAL.filter(({ id }) => on.has(id)).length
  return (
    <details className="folded">
      <summary>
        <Icon name="form" />
        {t('checklist.optional')}
        <span className="quiet">{t('checklist.onCount', { count, of: OPTIONAL.length })}</span>
      </summary>
      <p className="quiet">{t('checklist.optionalNote')}</p>
      <ul>
        {OPTIONAL.map(({ id }) => {
          const { summary, why, evidence } = ruleWords(id, lang)
          return (
            <li key={id} className="optional">
              <Checkbox checked={on.has(id)} onCheck={(isOn) => ruleSwitched(id, isOn)}>
                {summary}
              </Checkbox>
              <p className="quiet">{why}</p>
              <p className="quiet">{t('checklist.evidence', { evidence })}</p>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
