import '../../i18n/words/exchange'
import '../../i18n/words/imports'
import { useId } from 'react'
import { Breakable } from '../kit/Breakable'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import type { ListedRepair } from './repair-list'
import { TickBox } from './TickBox'

/** With so few places they stand in sight; more open on demand. */
const FEW = 3

/** So many single places are drawn; the rest follows the box of all of them. */
const MOST_PLACES = 200

interface RepairGroupProps {
  readonly sentence: string
  readonly repairs: readonly ListedRepair[]
  readonly isMade: (repair: ListedRepair) => boolean
  /** Absent where nothing can be chosen any more. */
  readonly onTick?: (repairs: readonly ListedRepair[], isWanted: boolean) => void
}

/** Repairs that say the same: one box for all of them, and one for each where there are several. */
export function RepairGroup({ sentence, repairs, isMade, onTick }: RepairGroupProps) {
  const t = useWords()
  const id = useId()
  const reachable = repairs.filter(({ state }) => state !== 'out-of-reach')
  const made = repairs.filter(isMade).length
  const isSingle = repairs.length === 1
  const places = repairs
    .slice(0, MOST_PLACES)
    .map((repair) => (
      <PlaceLine
        key={repair.id}
        repair={repair}
        sentenceId={id}
        isMade={isMade(repair)}
        {...(!isSingle && onTick && { onTick: (wanted) => onTick([repair], wanted) })}
        hasSign={!isSingle && !onTick}
      />
    ))
  const rest = repairs.length - places.length
  return (
    <li className={reachable.length === 0 ? 'off' : undefined}>
      {onTick ? (
        <label className="repair-says">
          <TickBox
            checked={made === repairs.length}
            isMixed={made > 0 && made < repairs.length}
            disabled={reachable.length === 0}
            onTick={(wanted) => onTick(repairs, wanted)}
          />
          <span id={id}>{sentence}</span>
        </label>
      ) : (
        <span className="repair-says">
          <Sign isMade={made > 0} />
          <span id={id}>{sentence}</span>
        </span>
      )}
      {repairs.length <= FEW ? (
        places
      ) : (
        <details>
          <summary>{t('exchange.places', { count: repairs.length })}</summary>
          {places}
          {rest > 0 && <p className="quiet">{t('exchange.more', { count: rest })}</p>}
        </details>
      )}
    </li>
  )
}

interface PlaceLineProps {
  readonly repair: ListedRepair
  readonly sentenceId: string
  readonly isMade: boolean
  readonly onTick?: (isWanted: boolean) => void
  readonly hasSign: boolean
}

function PlaceLine({ repair, sentenceId, isMade, onTick, hasSign }: PlaceLineProps) {
  const t = useWords()
  const id = useId()
  const { tool, loss, effect, state } = repair
  const place = [tool, ...loss.path].filter((step) => step !== undefined).join('.')
  return (
    <div className="repair-place">
      {onTick && (
        <TickBox
          checked={isMade}
          disabled={state === 'out-of-reach'}
          aria-labelledby={`${id} ${sentenceId}`}
          onTick={onTick}
        />
      )}
      {hasSign && <Sign isMade={isMade} />}
      <span className="repair-at">
        <code id={id}>
          <Breakable text={place || t('exchange.whole')} />
        </code>
        {effect && (
          <span className="effect" translate="no">
            <del>{effect.before}</del>
            <span aria-hidden="true">→</span>
            <span className="sr">{t(effect.after ? 'imports.becomes' : 'imports.leaves')}</span>
            {effect.after && <ins>{effect.after}</ins>}
          </span>
        )}
        {state === 'out-of-reach' && <span className="quiet">{t('imports.outOfReach')}</span>}
      </span>
    </div>
  )
}

function Sign({ isMade }: { isMade: boolean }) {
  const t = useWords()
  return (
    <span className={isMade ? 'sign' : 'sign off'}>
      <Icon name={isMade ? 'check' : 'close'} small />
      <span className="sr">{t(isMade ? 'imports.made' : 'imports.notMade')}</span>
    </span>
  )
}
