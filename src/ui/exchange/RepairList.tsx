import '../../i18n/words/exchange'
import '../../i18n/words/imports'
import { useMemo, useState } from 'react'
import { lossSentence } from '../../i18n/losses'
import { useView } from '../../state/view'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { bySentence } from './by-sentence'
import { DiffView } from './DiffView'
import { answered, isWanted } from './import-choices'
import type { RepairDiff } from './import-report'
import { RepairGroup } from './RepairGroup'
import type { ListedRepair, RepairAnswers } from './repair-list'
import './repairs.css'

/** So many different sentences are drawn before the rest is asked for. */
const MOST_GROUPS = 30

interface RepairListProps {
  readonly repairs: readonly ListedRepair[]
  readonly diffs: readonly RepairDiff[]
  readonly answers: RepairAnswers
  /** Absent where the import is done and nothing can be chosen any more. */
  readonly onAnswers?: ((answers: RepairAnswers) => void) | undefined
}

/** Every repair with its place and a box to refuse it; what changes a meaning is apart, and not ticked. */
export function RepairList({ repairs, diffs, answers, onAnswers }: RepairListProps) {
  const t = useWords()
  const [plain, optIn] = [false, true].map((wanted) =>
    repairs.filter(({ isOptIn }) => isOptIn === wanted),
  )
  if (repairs.length === 0) return null
  return (
    <div className="import-note repairs">
      {plain!.length > 0 && (
        <Part
          title={t('imports.repairs')}
          count={onAnswers ? 'imports.repairsToMake' : 'imports.repairsMade'}
          repairs={plain!}
          {...{ answers, onAnswers }}
        />
      )}
      {optIn!.length > 0 && (
        <Part
          title={t('imports.optIn')}
          note={t('imports.optInNote')}
          count="imports.optInChosen"
          repairs={optIn!}
          {...{ answers, onAnswers }}
        />
      )}
      {diffs.length > 0 && (
        <details>
          <summary>{t('imports.showDiff')}</summary>
          {diffs.map(({ tool, lines }, i) => (
            <div key={i}>
              {tool && <code>{tool}</code>}
              <DiffView lines={lines} />
            </div>
          ))}
        </details>
      )}
    </div>
  )
}

interface PartProps extends Pick<RepairListProps, 'repairs' | 'answers' | 'onAnswers'> {
  readonly title: string
  readonly note?: string
  readonly count: 'imports.repairsToMake' | 'imports.repairsMade' | 'imports.optInChosen'
}

function Part({ title, note, count, repairs, answers, onAnswers }: PartProps) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const [all, setAll] = useState(false)
  const groups = useMemo(
    () =>
      bySentence(repairs, ({ loss }) =>
        loss.code === 'import.look-alikes'
          ? t('imports.lookAlikes')
          : lossSentence(lang, loss, true),
      ),
    [repairs, lang, t],
  )
  const isMade = (each: ListedRepair): boolean =>
    onAnswers ? isWanted(answers, each) && each.state !== 'out-of-reach' : each.state === 'made'
  const made = repairs.filter(isMade).length
  const shown = all ? groups : groups.slice(0, MOST_GROUPS)
  return (
    <section aria-label={title}>
      <div className="repairs-head">
        <h3>
          <Icon name="pencil" />
          {title}
        </h3>
        <span className="quiet num" role="status">
          {t(count, { made, count: repairs.length })}
        </span>
        {onAnswers && repairs.length > 1 && (
          <span className="acts">
            <button
              type="button"
              className="link"
              disabled={made === repairs.length}
              onClick={() => onAnswers(answered(answers, repairs, true))}
            >
              {t('imports.all')}
            </button>
            <button
              type="button"
              className="link"
              disabled={made === 0}
              onClick={() => onAnswers(answered(answers, repairs, false))}
            >
              {t('imports.none')}
            </button>
          </span>
        )}
      </div>
      {note && <p className="quiet">{note}</p>}
      <ul className="repair-list">
        {shown.map(([sentence, group]) => (
          <RepairGroup
            key={sentence}
            sentence={sentence}
            repairs={group}
            isMade={isMade}
            {...(onAnswers && {
              onTick: (which, wanted) => onAnswers(answered(answers, which, wanted)),
            })}
          />
        ))}
      </ul>
      {shown.length < groups.length && (
        <button type="button" className="link" onClick={() => setAll(true)}>
          {t('imports.moreRepairs', { count: groups.length - shown.length })}
        </button>
      )}
    </section>
  )
}
