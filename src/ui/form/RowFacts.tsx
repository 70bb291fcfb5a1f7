import { lazy, Suspense } from 'react'
import type { Finding } from '../../core/lint/finding'
import type { RowPlace } from '../../core/model/row-places'
import type { Body } from '../../core/model/schema-body'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { SIGNS } from './signs'
import { rowFacts } from './row-facts'

const FindingText = lazy(() => import('./FindingText'))

/** How many findings a closed row says in words; its icon stands for the rest. */
const MOST = 2

/** The constraints of a value, small, and what was found about it. */
export function RowFacts({
  place,
  body,
  told,
  findings,
}: {
  place: RowPlace
  body: Body
  /** By which field a variant is told from the others. */
  told: string | undefined
  findings: readonly Finding[]
}) {
  const t = useWords()
  const facts = rowFacts(body.schema, place.schema)
  if (facts.length === 0 && findings.length === 0 && !told) return null
  return (
    <span className="rule">
      {told && <span>{told}</span>}
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
