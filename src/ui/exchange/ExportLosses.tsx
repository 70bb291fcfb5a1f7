import '../../i18n/words/exchange'
import '../../i18n/words/targets'
import type { ReactNode } from 'react'
import type { Loss } from '../../core/dialects/dialect'
import { lossSentence } from '../../i18n/losses'
import type { WordKey } from '../../i18n/words'
import { goToField } from '../../state/go-to-field'
import { useView } from '../../state/view'
import { Breakable } from '../kit/Breakable'
import { Icon } from '../kit/Icon'
import type { IconName } from '../kit/icons'
import { useWords } from '../kit/use-words'
import FieldProposals from '../naming/FieldProposals'
import type { ReadableTool } from '../../state/readable-tools'
import { type Fate, FATES } from '../targets/fate'
import { bySentence } from './by-sentence'
import type { ExportOutcome } from './export-outcome'
import { placeName, placeOfLoss } from '../../core/dialects/place-of-loss'

/** With so few places they stand beside the sentence; more open on demand. */
const FEW = 3

/** Of more than this the rest is only counted. */
const MOST_SHOWN = 400

/** Faults of a name that a proposal can mend. */
const NAME = /^name\.(pattern|length)$/

const fates: Record<Fate, { readonly icon: IconName; readonly words: WordKey }> = {
  moved: { icon: 'moved', words: 'exchange.moved' },
  leftOut: { icon: 'triangle', words: 'exchange.leftOut' },
  rewritten: { icon: 'pencil', words: 'exchange.rewritten' },
  host: { icon: 'lock', words: 'targets.host' },
  warned: { icon: 'triangle', words: 'exchange.warned' },
}

interface ExportLossesProps {
  readonly outcome: ExportOutcome
  readonly dialect: string
  readonly isList: boolean
  readonly tools: readonly ReadableTool[]
  /** The way out where strict is what the vendor refuses. */
  readonly onWithoutStrict?: () => void
  /** Other ways out, which stand with what is refused. */
  readonly children?: ReactNode
}

/** What a vendor would refuse, and what an export loses or changes, each with its place. */
export function ExportLosses({
  outcome,
  dialect,
  isList,
  tools,
  onWithoutStrict,
  children,
}: ExportLossesProps) {
  const t = useWords()
  const { refusals, refusedTools, setErrors } = outcome
  const losses: Readonly<Record<Fate, readonly Entry[]>> = {
    ...outcome.losses,
    warned: [...outcome.losses.warned, ...outcome.setWarnings],
  }
  const isRefused = refusals.length > 0 || setErrors.length > 0
  const renamed =
    isList || !refusals.some(({ loss }) => NAME.test(loss.code)) ? undefined : tools[0]
  // A name is refused without strict just the same.
  const isStrictToBlame =
    setErrors.length > 0 || refusals.some(({ loss }) => !loss.code.startsWith('name.'))
  const isSame = !isRefused && FATES.every((fate) => fate === 'host' || !losses[fate].length)
  return (
    <>
      {isSame && (
        <p className="export-says pass">
          <Icon name="tick" />
          {t(losses.host.length ? 'targets.sameForModel' : 'exchange.nothingLost')}
        </p>
      )}
      {setErrors.length > 0 && (
        <LossGroup
          icon="octagon"
          isError
          title={t('exchange.setRefused', { dialect })}
          entries={setErrors}
          isList={isList}
        />
      )}
      {refusals.length > 0 && (
        <LossGroup
          icon="octagon"
          isError
          title={
            isList
              ? t('exchange.refusedTools', { count: refusedTools })
              : t('exchange.refused', { dialect, count: refusals.length })
          }
          entries={refusals}
          isList={isList}
        />
      )}
      {renamed && <FieldProposals id={renamed.id} tool={renamed.tool} headed="export-names" />}
      {isStrictToBlame && onWithoutStrict && (
        <p className="export-way-out">
          <button type="button" className="btn line" onClick={onWithoutStrict}>
            {t('targets.withoutStrict')}
          </button>
        </p>
      )}
      {children}
      {FATES.filter((fate) => losses[fate].length).map((fate) => (
        <LossGroup
          key={fate}
          icon={fates[fate].icon}
          title={t(fates[fate].words, { count: losses[fate].length })}
          entries={losses[fate]}
          isList={isList}
        />
      ))}
    </>
  )
}

interface Entry {
  readonly loss: Loss
  readonly id?: string
  readonly name?: string
}

interface LossGroupProps {
  readonly icon: IconName
  readonly isError?: boolean
  readonly title: string
  readonly entries: readonly Entry[]
  readonly isList: boolean
}

function LossGroup({ icon, isError, title, entries, isList }: LossGroupProps) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const groups = bySentence(entries, ({ loss }) => lossSentence(lang, loss))
  return (
    <div className={isError ? 'loss error' : 'loss'}>
      <h3>
        <Icon name={icon} />
        {title}
      </h3>
      <ul>
        {groups.map(([sentence, places]) => (
          <li key={sentence}>
            {places.length <= FEW ? (
              <Places entries={places} isList={isList} />
            ) : (
              <details>
                <summary>{t('exchange.places', { count: places.length })}</summary>
                <Places entries={places.slice(0, MOST_SHOWN)} isList={isList} />
                {places.length > MOST_SHOWN &&
                  t('exchange.more', { count: places.length - MOST_SHOWN })}
              </details>
            )}
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Places({ entries, isList }: { entries: readonly Entry[]; isList: boolean }) {
  return (
    <span className="places">
      {entries.map((entry, i) => (
        <Place key={i} entry={entry} isList={isList} />
      ))}
    </span>
  )
}

/** Goes to the field it names. A fault of the whole list has no field. */
function Place({ entry: { loss, id, name }, isList }: { entry: Entry; isList: boolean }) {
  const t = useWords()
  if (id === undefined) return null
  const path = placeOfLoss(loss)
  const tool = isList ? name || t('exchange.unnamed') : ''
  const label = [tool, placeName(path)].filter(Boolean).join(' · ') || t('exchange.whole_tool')
  const go = () => {
    goToField(path, id)
  }
  return (
    <button
      type="button"
      className="place"
      onClick={go}
      aria-label={t('exchange.goTo', { place: label })}
    >
      <code>
        <Breakable text={label} />
      </code>
    </button>
  )
}
