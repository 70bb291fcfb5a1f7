import '../../i18n/words/checklist'
import { useMemo } from 'react'
import { ruleOf } from '../../core/lint/registry'
import { ruleWords } from '../../i18n/findings'
import { useView } from '../../state/view'
import { useWords } from '../kit/use-words'
import { ruleExample } from './rule-example'

/** What a rule wants and why, how well that is known, and what it looks like. */
export function Reasons({ rule: id }: { rule: string }) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const rule = ruleOf(id)
  const example = useMemo(() => rule && ruleExample(rule, lang), [rule, lang])
  const { summary, why, source, evidence } = ruleWords(id, lang)
  return (
    <>
      <h4>{summary}</h4>
      <dl className="dl">
        <dt>{t('checklist.why')}</dt>
        <dd>{why}</dd>
        {source && (
          <>
            <dt>{t('checklist.source')}</dt>
            <dd>
              <p>{source}</p>
              <p>{t('checklist.evidence', { evidence })}</p>
            </dd>
          </>
        )}
        {example && (
          <>
            <dt>{t('checklist.good')}</dt>
            <dd>{example.good}</dd>
            <dt>{t('checklist.bad')}</dt>
            <dd>{example.bad}</dd>
          </>
        )}
      </dl>
    </>
  )
}
