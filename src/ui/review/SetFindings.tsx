import '../../i18n/words/review'
import type { Asked } from '../../core/lint/checklists/answer'
import type { Finding } from '../../core/lint/finding'
import { nameOf } from '../../core/model/tool'
import { ScoreRing } from '../kit/ScoreRing'
import { useWords } from '../kit/use-words'
import { AsideReasons } from './AsideReasons'
import { FindingList } from './FindingList'
import { ReviewLines } from './ReviewLines'
import { Rest } from './Talk'

/** How the tools stand taken together, and what the checks found between them. */
export default function SetFindings({ asked }: { asked: Asked }) {
  const t = useWords()
  const { report, tools } = asked
  const toolOf = ({ tool }: Finding) => nameOf(tools[tool ?? -1])
  return (
    <article className="sheet" aria-labelledby="set-findings">
      <header>
        <h2 id="set-findings">{t('review.theSet')}</h2>
        <ScoreRing score={report.score} size="m" />
      </header>
      {tools.length > 1 && <ReviewLines list="product" asked={asked} toolOf={toolOf} />}
      <section>
        <h3>{t('review.found')}</h3>
        <FindingList findings={report.findings} toolOf={toolOf} canTalk />
        {report.aside.length > 0 && <AsideReasons aside={report.aside} />}
      </section>
      <Rest />
    </article>
  )
}
