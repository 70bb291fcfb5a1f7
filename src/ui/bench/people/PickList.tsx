import '../../../i18n/words/people'
import type { JudgedPick } from '../../../core/bench/people/picks-by-question'
import { Icon } from '../../kit/Icon'
import { useWords } from '../../kit/use-words'
import './people.css'

/** Who picked what for one question, whether that is right, and whether it counts. */
export function PickList({ picks }: { picks: readonly JudgedPick[] }) {
  return (
    <ul className="pick-list">
      {picks.map((pick, i) => (
        // Two entries may have one id, and both are shown.
        <OnePick key={`${pick.entry.id} ${i}`} pick={pick} />
      ))}
    </ul>
  )
}

function OnePick({ pick: { entry, standing, isRight } }: { pick: JudgedPick }) {
  const t = useWords()
  const { by: name, picked, text } = entry
  const isOpen = standing !== 'counted'
  const look = isOpen ? 'todo' : isRight ? 'pass' : 'error'
  const told =
    picked === 'none'
      ? t('people.nothing', { name })
      : picked !== 'ask'
        ? t('people.tool', { name, picked: picked.tool })
        : text
          ? t('people.asks', { name, text })
          : t('people.ask', { name })
  return (
    <li>
      <span className={`sev ${look}`}>
        <Icon name={isOpen ? 'clock' : isRight ? 'tick' : 'octagon'} small />
        <span className="told">
          {told}
          <span className="quiet">
            {isRight !== undefined && ` · ${t(isRight ? 'people.right' : 'people.wrong')}`}
            {standing !== 'counted' && ` · ${t(`people.standing-${standing}`)}`}
          </span>
        </span>
      </span>
    </li>
  )
}
