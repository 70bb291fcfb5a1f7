import '../../i18n/words/review'
import type { JsonObject } from '../../core/json/node'
import type { SetReport } from '../../core/lint/engine'
import { nameOf } from '../../core/model/tool'
import { ScoreRing } from '../kit/ScoreRing'
import { useWords } from '../kit/use-words'
import { FindingList } from './FindingList'

interface SetFindingsProps {
  readonly set: SetReport
  /** Those the report is about, in its order. */
  readonly tools: readonly JsonObject[]
}

/** What the checks found about the tools taken together. */
export function SetFindings({ set, tools }: SetFindingsProps) {
  const t = useWords()
  return (
    <article className="sheet" aria-labelledby="set-findings">
      <header>
        <h2 id="set-findings">{t('review.theSet')}</h2>
        <ScoreRing score={set.score} size="m" />
      </header>
      <section>
        <FindingList findings={set.findings} toolOf={({ tool }) => nameOf(tools[tool ?? -1])} />
      </section>
    </article>
  )
}
