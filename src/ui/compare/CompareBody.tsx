import '../../i18n/words/comparing'
import { useMemo, useState } from 'react'
import type { ByHand } from '../../core/diff/by-hand'
import { versionOf } from '../../core/diff/version'
import { useWords } from '../kit/use-words'
import type { CompareLink } from './ComparePage'
import { CompareView } from './CompareView'
import { CopyMarkdown } from './CopyMarkdown'
import { useComparison } from './use-comparison'

interface CompareBodyProps {
  readonly link: CompareLink
  /** Opens the later version, at a card where one is named. */
  readonly onOpen: (index?: number) => void
}

/** The comparison on a link's page, and the bar under it. */
export default function CompareBody({ link, onOpen }: CompareBodyProps) {
  const t = useWords()
  const { beforeText, afterText } = link
  const [byHand, setByHand] = useState<ByHand>({})
  const sides = useMemo(
    () => ({ before: versionOf(beforeText), after: versionOf(afterText) }),
    [beforeText, afterText],
  )
  const { comparison, tryAll } = useComparison(sides, byHand)
  return (
    <>
      <div className="wrap compare-wrap">
        <CompareView
          {...sides}
          comparison={comparison}
          byHand={byHand}
          onByHand={setByHand}
          onTryAll={tryAll}
          goTo={{ label: t('comparing.openCard'), go: (index) => onOpen(index) }}
        />
      </div>
      <div className="verdict">
        <div className="wrap compare-wrap">
          <span className="grow" />
          <CopyMarkdown comparison={comparison} />
          <button type="button" className="btn main" onClick={() => onOpen()}>
            {t('comparing.openSet')}
          </button>
        </div>
      </div>
    </>
  )
}
