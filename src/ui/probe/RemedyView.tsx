import '../../i18n/words/probing'
import { editTool } from '../../core/authoring/edit-tool'
import type { Edit } from '../../core/json/edit'
import { obj, type Path } from '../../core/json/node'
import { parse, rootObject } from '../../core/json/parse'
import { print } from '../../core/json/print'
import { readingOf } from '../../core/model/reading'
import type { ToolRecord } from '../../core/model/tool-set'
import { contractCheck } from '../../core/probe/contract-check'
import type { Trial } from '../../core/probe/probe-tool'
import { namesOfTrial } from '../../core/probe/trial-names'
import { probeCode } from '../../i18n/probe-text'
import { goToField } from '../../state/go-to-field'
import { useView } from '../../state/view'
import { FixPreview } from '../checklist/FixPreview'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import type { Done } from './ProbeReport'

interface RemedyViewProps {
  readonly record: ToolRecord
  readonly trial: Trial
  /** How many other kinds of mistakes the same change stops. */
  readonly also: number
  /** The field, from the tool. */
  readonly path: Path
  readonly canApply: boolean
  readonly onApply: (edits: readonly Edit[], done: Done) => void
}

/** A text written on one line would show as one changed line. */
const laidOut = (text: string): string => print(rootObject(parse(text)) ?? obj([]))

/** What would stop a mistake: a change, something more to say, or a check of the program. */
export function RemedyView({ record, trial, also, path, canApply, onApply }: RemedyViewProps) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const { remedy } = trial
  const tool = readingOf(record).tool
  if (!remedy || !tool) return null
  const goTo = () => {
    goToField(path)
  }
  if (remedy.is === 'ask')
    return (
      <>
        <p className="lab">{t('probing.couldStop')}</p>
        <p className="two">{probeCode(lang, 'ask', remedy.ask)}</p>
        <div className="acts">
          <button type="button" className="btn s line" onClick={goTo}>
            {t('probing.goToField')}
          </button>
        </div>
      </>
    )
  if (remedy.is === 'edit') {
    const edited = editTool(record.text, remedy.edits, tool)
    return (
      <>
        <p className="lab">{t('probing.smallest')}</p>
        {edited.ok ? (
          <FixPreview before={print(tool)} after={laidOut(edited.text)} />
        ) : (
          <p className="quiet">{t('probing.cannotApply')}</p>
        )}
        {also > 0 && <p className="quiet">{t('probing.alsoStops', { count: also })}</p>}
        <div className="acts">
          <button
            type="button"
            className="btn s main"
            disabled={!canApply || !edited.ok}
            onClick={() => onApply(remedy.edits, { word: 'appliedOne', count: 1 })}
          >
            {t('probing.apply')}
          </button>
          <button type="button" className="btn s line" onClick={goTo}>
            {t('probing.goToField')}
          </button>
        </div>
      </>
    )
  }
  const check = contractCheck(tool, remedy.check, namesOfTrial(trial))
  return (
    <>
      <p className="lab">{t('probing.noSchemaCan')}</p>
      <p className="two">{check.text}</p>
      <p className="quiet">{t('probing.errorCode', { code: check.error })}</p>
      {check.isStated ? (
        <p className="probe-stated">
          <Icon name="tick" small />
          {t('probing.isStated')}
        </p>
      ) : check.edits.length === 0 ? (
        <p className="quiet">{t('probing.cannotAdd')}</p>
      ) : (
        <div className="acts">
          <button
            type="button"
            className="btn s line"
            disabled={!canApply}
            onClick={() => onApply(check.edits, { word: 'addedCheck', count: 1 })}
          >
            {t('probing.addCheck')}
          </button>
        </div>
      )}
    </>
  )
}
