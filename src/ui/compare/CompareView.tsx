import '../../i18n/words/comparing'
import { useState } from 'react'
import type { ByHand } from '../../core/diff/by-hand'
import { groupsOf } from '../../core/diff/groups'
import type { Path } from '../../core/json/node'
import { useView } from '../../state/view'
import { diffText } from '../../i18n/diff-report'
import { useWords } from '../kit/use-words'
import { ChangeSection } from './ChangeSection'
import './compare.css'
import { Matching } from './Matching'
import { MovedFindings } from './MovedFindings'
import { MovedLines } from './MovedLines'
import { SumTiles } from './SumTiles'
import { TextPart } from './TextPart'
import type { Comparison, Sides } from './use-comparison'

/** What leads from a change to the tool that it is in. */
export interface GoTo {
  readonly label: string
  /** `index`: of the tool in the later version. */
  readonly go: (index: number, path: Path | undefined) => void
}

interface CompareViewProps extends Sides {
  readonly comparison: Comparison | undefined
  readonly byHand: ByHand
  readonly onByHand: (byHand: ByHand) => void
  readonly onTryAll: () => void
  readonly goTo?: GoTo | undefined
}

/** What differs between two versions: by what it does first, then what both are worth, then the text. */
export function CompareView(props: CompareViewProps) {
  const { before, after, comparison, byHand, onByHand, onTryAll, goTo } = props
  const t = useWords()
  const lang = useView((state) => state.lang)
  const [isTextShown, setTextShown] = useState(false)
  if (!comparison)
    return (
      <p role="status" className="quiet">
        {t('comparing.working')}
      </p>
    )
  const { diff, measures, failed } = comparison
  const groups = groupsOf(diff)
  const isSame = groups.every(({ changes }) => changes.length === 0)
  const sides = { before, after }
  return (
    <div className="compare">
      <SumTiles comparison={comparison} onTryAll={onTryAll} />
      {isSame && <p className="same-both">{t('comparing.nothing')}</p>}
      <Matching sides={sides} diff={diff} byHand={byHand} onByHand={onByHand} />
      {groups.map((group) => (
        <ChangeSection key={group.class} group={group} sides={sides} goTo={goTo} />
      ))}
      {diff.uncarried.length > 0 && (
        <p className="quiet">
          {diffText(lang, 'uncarried', {
            members: diff.uncarried.join(lang === 'zh' ? '、' : ', '),
          })}
        </p>
      )}
      {[before, after].some(({ isWhole }) => !isWhole) && (
        <p className="quiet">{t('comparing.unread')}</p>
      )}
      {measures && <MovedFindings findings={measures.findings} />}
      {measures && <MovedLines lines={measures.lines} />}
      {failed && <p className="error">{t('comparing.noMeasure')}</p>}
      <TextPart sides={sides} diff={diff} isShown={isTextShown} onShow={setTextShown} />
    </div>
  )
}
