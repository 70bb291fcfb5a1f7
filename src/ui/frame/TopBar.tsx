import { isUntouched } from '../../core/model/tool-set'
import { redone, undone, useCanRedo, useCanUndo, useDocument } from '../../state/document'
import { useSaved, type ViewState } from '../../state/view'
import type { WordKey } from '../../i18n/words'
import { Icon } from '../kit/Icon'
import { LanguageSwitch } from '../kit/LanguageSwitch'
import { ThemeSwitch } from '../kit/ThemeSwitch'
import { useWords } from '../kit/use-words'
import { Mark } from './Mark'
import { SetTitle } from './SetTitle'

const savedWords: Record<ViewState['saved'], WordKey> = {
  nothing: 'frame.nothingToSave',
  saving: 'frame.saving',
  saved: 'frame.saved',
  'not-persistent': 'frame.notPersistent',
  failed: 'frame.saveFailed',
  conflict: 'frame.changedElsewhere',
}

export interface TopBarActions {
  readonly onImport: () => void
  readonly onExport: () => void
  readonly onShare: () => void
}

export function TopBar({ onImport, onExport, onShare }: TopBarActions) {
  const t = useWords()
  const written = useDocument(({ set }) => set.tools.length > 0 && !isUntouched(set))
  const canUndo = useCanUndo()
  const canRedo = useCanRedo()
  return (
    <header className="top">
      <Mark />
      <SetTitle onImport={onImport} onExport={onExport} />
      <Saved />
      <span className="sep hide-n" />
      <span className="in-row">
        <button
          type="button"
          className="btn icon"
          aria-label={t('frame.undo')}
          title={t('frame.undo')}
          disabled={!canUndo}
          onClick={undone}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          className="btn icon"
          aria-label={t('frame.redo')}
          title={t('frame.redo')}
          disabled={!canRedo}
          onClick={redone}
        >
          <Icon name="redo" />
        </button>
      </span>
      <span className="grow" />
      <span className="hide-p in-row">
        <LanguageSwitch />
        <ThemeSwitch />
      </span>
      <span className="sep hide-p" />
      <button
        type="button"
        className="btn hide-p"
        onClick={onImport}
        aria-label={t('frame.import')}
      >
        <Icon name="import" />
        <span className="lbl-n">{t('frame.import')}</span>
      </button>
      <button
        type="button"
        className="btn hide-p"
        onClick={onExport}
        aria-label={t('frame.export')}
      >
        <Icon name="export" />
        <span className="lbl-n">{t('frame.export')}</span>
      </button>
      <button type="button" className="btn main" disabled={!written} onClick={onShare}>
        <Icon name="link" />
        {t('frame.share')}
      </button>
    </header>
  )
}

/** By itself, since it changes at every key. */
function Saved() {
  const t = useWords()
  const saved = useSaved()
  return (
    <span className="saved hide-n" role="status">
      {t(savedWords[saved])}
    </span>
  )
}
