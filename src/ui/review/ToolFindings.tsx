import '../../i18n/words/review'
import type { ToolReport } from '../../core/lint/engine'
import { useWords } from '../kit/use-words'
import { AsideReasons } from './AsideReasons'
import { FindingList } from './FindingList'

/** What the checks found in a tool, and what its author set aside. */
export default function ToolFindings({ report }: { report: ToolReport }) {
  const t = useWords()
  return (
    <section>
      <h3>{t('review.found')}</h3>
      <FindingList findings={report.findings} canTalk />
      {report.aside.length > 0 && <AsideReasons aside={report.aside} />}
    </section>
  )
}
