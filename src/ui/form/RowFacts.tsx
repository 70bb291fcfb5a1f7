import { lazy, Suspense } from 'react'
import type { OwnParameter } from '../../core/model/parameters'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { SIGNS } from './signs'
import { useFindingsAt } from './form-context'
import { rowFacts } from './row-facts'

const FindingText = lazy(() => import('./FindingText'))

/** How many findings a closed row says in words; its icon stands for the rest. */
const MOST = 2

/** The constraints of a parameter, small, and what was found about it. */
export function RowFacts({ parameter }: { parameter: OwnParameter }) {
  const t = useWords()
  const findings = useFindingsAt(parameter.path)
  const facts = rowFacts(parameter.schema)
  if (facts.length === 0 && findings.length === 0) return null
  return (
    <span className="rule">
      {facts.map((fact) => (
        <span key={fact.id}>
          {fact.words && t(fact.words, fact.values)}
          {fact.codes?.map((code, i) => (
            <span key={i}>
              {(fact.words || i > 0) && ' '}
              <code>{code}</code>
            </span>
          ))}
        </span>
      ))}
      {findings.slice(0, MOST).map((finding, i) => {
        const { icon, look, word } = SIGNS[finding.severity]
        return (
          <span key={i} className={`sev said ${look}`} data-finding={finding.rule}>
            <Icon name={icon} small label={t(word)} />
            <Suspense>
              <FindingText finding={finding} />
            </Suspense>
          </span>
        )
      })}
    </span>
  )
}
