import '../../../i18n/words/bench-run'
import type { Question } from '../../../core/bench/questions/question'
import { expectedInVain } from '../../../core/bench/runs/arm'
import { prepareArm } from '../../../core/bench/wire/prepare-arm'
import { lossSentence } from '../../../i18n/losses'
import { currentTaken, useModelRun, versionRemoved } from '../../../state/model-run'
import { useView } from '../../../state/view'
import { Icon } from '../../kit/Icon'
import { useWords } from '../../kit/use-words'
import { MatchByHand } from '../questions/MatchByHand'
import type { PlannedVersion } from './use-run-plan'

interface VersionRowProps {
  readonly version: PlannedVersion
  readonly asked: readonly Question[]
}

/** A version, and what is to be known of it before it is sent. */
export function VersionRow({ version, asked }: VersionRowProps) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const wire = useModelRun((state) => state.form.wire)
  const { arm, unmatched, otherId } = version
  const { tools, renamed, unsent, doubled } = prepareArm(arm, wire)
  const lacking = expectedInVain(unmatched, asked)
  const notes = [
    ...doubled.map((name) => t('benchRun.doubled', { name })),
    ...renamed.map(({ name, sentAs }) => t('benchRun.renamed', { name, sent: sentAs })),
    ...unsent.map(({ name, why }) => {
      const reasons = why === 'hidden' ? [] : why.map((each) => lossSentence(lang, each))
      const named = name || t('benchRun.unnamed')
      return t('benchRun.unsent', { name: named, why: reasons.join(' ') || t('benchRun.hidden') })
    }),
    ...(lacking.length === 0
      ? []
      : [t('benchRun.unmatchedTools', { names: lacking.join(', '), count: lacking.length })]),
  ]
  return (
    <li>
      <div className="run-version">
        <span className="grow">{arm.title}</span>
        <span className="quiet num">{t('benchRun.versionTools', { count: tools.length })}</span>
        <code className="quiet" title={arm.hash}>
          {arm.hash.slice(0, 8)}
        </code>
        <button
          type="button"
          className="btn icon s"
          aria-label={t('benchRun.remove', { name: arm.title })}
          onClick={() => (otherId === undefined ? currentTaken(false) : versionRemoved(otherId))}
        >
          <Icon name="close" />
        </button>
      </div>
      {notes.map((note) => (
        <p key={note} className="run-warn">
          <Icon name="triangle" small />
          <span>{note}</span>
        </p>
      ))}
      <MatchByHand arm={arm} unmatched={unmatched} asked={asked} />
    </li>
  )
}
