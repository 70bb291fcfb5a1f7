import '../../i18n/words/probing'
import type { ToolRecord } from '../../core/model/tool-set'
import { shareStopped, type Tally } from '../../core/probe/tally'
import { percentText } from '../../i18n/percent-text'
import { useWords } from '../kit/use-words'
import { tryPartAsked } from '../try-call/try-part'
import { useSetTally } from './use-set-tally'
import { useToolProbe } from './use-tool-probe'

/** How much of what models get wrong the schema of a tool stops, in one line of its checklist. */
export function ToolTightness({ record }: { record: ToolRecord }) {
  const t = useWords()
  const { answer } = useToolProbe(record, 'shares')
  if (answer && !answer.ok) return <TightnessLine says={t('probing.tightnessHangs')} />
  return <TallyLine isThere={answer !== undefined} tally={answer?.answer?.tally} />
}

/** The same of all tools of the set together. */
export function SetTightness() {
  const { tally } = useSetTally()
  return <TallyLine isThere={tally !== undefined} tally={tally} />
}

function TallyLine({ isThere, tally }: { isThere: boolean; tally: Tally | undefined }) {
  const t = useWords()
  const share = tally && shareStopped(tally)
  if (!isThere) return <TightnessLine says={t('probing.tightnessPending')} />
  const says =
    share === undefined
      ? t('probing.tightnessNone')
      : t('probing.tightness', { share: percentText(share) })
  return <TightnessLine says={says} />
}

function TightnessLine({ says }: { says: string }) {
  const t = useWords()
  return (
    <p className="tightness">
      <button type="button" className="link" onClick={() => tryPartAsked('probe')}>
        {says}
      </button>
      <span className="quiet">{t('probing.tightnessAbout')}</span>
    </p>
  )
}
