import '../../i18n/words/comparing'
import { useState } from 'react'
import type { ByHand } from '../../core/diff/by-hand'
import type { Path } from '../../core/json/node'
import { goToField } from '../../state/go-to-field'
import { Modal } from '../kit/Modal'
import { useWords } from '../kit/use-words'
import type { ChosenSides } from './chosen-sides'
import { CompareView } from './CompareView'
import { CopyMarkdown } from './CopyMarkdown'
import { ShareBoth } from './ShareBoth'
import { useComparison } from './use-comparison'

interface ComparedDialogProps {
  readonly chosen: Extract<ChosenSides, { ok: true }>
  /** The tools of the set on screen, in their order. */
  readonly ids: readonly string[]
  readonly isOlder: boolean
  readonly onOther: () => void
  readonly onClose: () => void
  /** Closes it for good, since the author goes on elsewhere. */
  readonly onLeave: () => void
}

/** A comparison in the studio: the other way round, as Markdown, as a link, and the way to each place. */
export function ComparedDialog({
  chosen,
  ids,
  isOlder,
  onOther,
  onClose,
  onLeave,
}: ComparedDialogProps) {
  const t = useWords()
  const [isSwapped, setSwapped] = useState(false)
  const [isSharing, setSharing] = useState(false)
  const [byHand, setByHand] = useState<ByHand>({})
  const [before, after] = isSwapped ? [chosen.after, chosen.before] : [chosen.before, chosen.after]
  const sides = { before: before.version, after: after.version }
  const { comparison, tryAll } = useComparison(sides, byHand)
  const isNowLater = chosen.isWithNow && !isSwapped
  const goTo = {
    label: t('comparing.goTo'),
    go: (index: number, path: Path | undefined) => {
      const id = ids[index]
      if (id === undefined) return
      onLeave()
      goToField(path ?? [], id)
    },
  }
  return (
    <Modal
      wide="full"
      title={t('comparing.sides', { before: before.name, after: after.name })}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="btn line" onClick={onOther}>
            {t('comparing.other')}
          </button>
          <button
            type="button"
            className="btn line"
            onClick={() => {
              setSwapped((was) => !was)
              setByHand({})
            }}
          >
            {t('comparing.swap')}
          </button>
          <span className="grow" />
          <CopyMarkdown comparison={comparison} />
          <button
            type="button"
            className="btn main"
            aria-expanded={isSharing}
            onClick={() => setSharing((was) => !was)}
          >
            {t('comparing.share')}
          </button>
        </>
      }
    >
      {/* It scrolls by itself, so the keyboard must reach it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="compare-scroll" tabIndex={0} role="region" aria-label={t('comparing.dialog')}>
        {isSharing && <ShareBoth {...sides} />}
        {chosen.isWithNow && isOlder && <p className="quiet">{t('comparing.lastGood')}</p>}
        <CompareView
          {...sides}
          comparison={comparison}
          byHand={byHand}
          onByHand={setByHand}
          onTryAll={tryAll}
          goTo={isNowLater ? goTo : undefined}
        />
      </div>
    </Modal>
  )
}
