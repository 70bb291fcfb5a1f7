import '../../i18n/words/targets'
import { memo } from 'react'
import type { JsonObject } from '../../core/json/node'
import type { WordKey } from '../../i18n/words'
import { useView } from '../../state/view'
import { Icon } from '../kit/Icon'
import type { IconName } from '../kit/icons'
import { signal, useSignal } from '../kit/signal'
import { useWords } from '../kit/use-words'
import { exportAsked } from './chosen-target'
import { MAIN_MARKS, type Mark, OTHER_MARKS } from './target-list'
import './target-bar.css'
import type { TargetState } from './target-state'
import { usePhone } from './use-phone'
import { type States, useTargetStates } from './use-target-states'

interface Look {
  readonly icon: IconName
  readonly look: string
}

const looks: Record<TargetState['sign'], Look> = {
  asIs: { icon: 'tick', look: 'pass' },
  changed: { icon: 'triangle', look: 'warn' },
  warned: { icon: 'triangle', look: 'warn' },
  refused: { icon: 'octagon', look: 'error' },
  unnamed: { icon: 'todo', look: 'todo' },
}

const PENDING: Look = { icon: 'todo', look: 'todo' }

const ALL_MARKS = [...MAIN_MARKS, ...OTHER_MARKS]

/** Whether all marks are shown, for the session. */
const isOpen = signal(false)

/** One mark per target: how it takes this tool. A mark leads to that export. */
export default memo(function TargetBar({ tool }: { tool: JsonObject | undefined }) {
  const t = useWords()
  const phone = usePhone()
  const open = useSignal(isOpen)
  // Behind another tab nothing is worked out.
  const isShown = useView((state) => state.sideTab === 'json')
  const states = useTargetStates(isShown ? tool : undefined, open ? ALL_MARKS : MAIN_MARKS)
  const marks = open || !phone ? MAIN_MARKS : []
  const toggle = () => isOpen.set(!open)
  return (
    <div className="target-bar">
      {phone && (
        <button type="button" className="target-sum" aria-expanded={open} onClick={toggle}>
          <Summary states={states} />
          <Icon name={open ? 'down' : 'up'} small />
        </button>
      )}
      {marks.length > 0 && (
        <ul aria-label={t('targets.barLabel')}>
          {marks.map((mark) => (
            <MarkItem key={mark.key} mark={mark} state={states.get(mark.key)} />
          ))}
          {!phone && OTHER_MARKS.length > 0 && (
            <li>
              <button type="button" className="target-more" aria-expanded={open} onClick={toggle}>
                <Icon name={open ? 'down' : 'up'} small />
                {open
                  ? t('targets.fewerMarks')
                  : t('targets.moreMarks', { count: OTHER_MARKS.length })}
              </button>
            </li>
          )}
        </ul>
      )}
      {open && (
        <ul className="others" aria-label={t('targets.otherMarks')}>
          {OTHER_MARKS.map((mark) => (
            <MarkItem key={mark.key} mark={mark} state={states.get(mark.key)} />
          ))}
        </ul>
      )}
    </div>
  )
})

interface MarkProps {
  readonly mark: Mark
  readonly state: TargetState | undefined
}

/** Most edits leave most marks as they are. */
const MarkItem = memo(OneMark, (before, now) => {
  const { sign, count, forHost } = before.state ?? {}
  const { state } = now
  return (
    before.mark === now.mark &&
    sign === state?.sign &&
    count === state?.count &&
    forHost === state?.forHost
  )
})

function OneMark({ mark, state }: MarkProps) {
  const t = useWords()
  const name = mark.strict ? t('targets.strictName', { name: mark.name }) : mark.name
  const { icon, look } = state ? looks[state.sign] : PENDING
  const sentence = t(sentenceKey(state), {
    name,
    count: state?.count ?? 0,
    host: state?.forHost ?? 0,
  })
  const place = mark.strict === undefined ? 'alone' : mark.strict ? 'strict' : 'plain'
  return (
    <li className={place}>
      <button
        type="button"
        className={`sev ${look}`}
        data-target={mark.key}
        title={sentence}
        aria-label={sentence}
        onClick={() => exportAsked(mark, MAIN_MARKS.includes(mark))}
      >
        <Icon name={icon} small />
        <span className="two">{name}</span>
      </button>
    </li>
  )
}

function sentenceKey(state: TargetState | undefined): WordKey {
  if (!state) return 'targets.pending'
  if (state.sign === 'asIs') return state.forHost ? 'targets.asIsForModel' : 'targets.asIs'
  return `targets.${state.sign}`
}

/** On a phone the marks are only counted, until they are asked for. */
function Summary({ states }: { states: States }) {
  const t = useWords()
  const count = (look: string) =>
    MAIN_MARKS.filter(({ key }) => looks[states.get(key)?.sign ?? 'unnamed'].look === look).length
  return (
    <>
      <span className="grow">{t('targets.targets')}</span>
      {(['asIs', 'changed', 'refused'] as const).map((sign) => {
        const { icon, look } = looks[sign]
        const many = count(look)
        return many === 0 ? null : (
          <span key={sign} className={`sev ${look}`}>
            <Icon name={icon} small label={t(`targets.${sign}Count`)} />
            <span className="num">{many}</span>
          </span>
        )
      })}
    </>
  )
}
