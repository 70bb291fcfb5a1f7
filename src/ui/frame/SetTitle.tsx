import { useState } from 'react'
import { setTitleOf, saveSet } from '../../core/model/tool-set'
import { setTitled, useDocument } from '../../state/document'
import { powers, type StoredSet } from '../../state/powers'
import { useView } from '../../state/view'
import { Icon } from '../kit/Icon'
import { MenuButton, type MenuItem } from '../kit/MenuButton'
import { useWords } from '../kit/use-words'
import { compareRequest } from '../compare/compare-request'
import { historyRequest } from '../history/history-request'
import { galleryRequest } from '../templates/gallery-request'

/** The set's title, written in place, and the menu of sets beside it. */
export function SetTitle({ onImport, onExport }: { onImport: () => void; onExport: () => void }) {
  const t = useWords()
  const title = useDocument((state) => setTitleOf(state.set))
  const [stored, setStored] = useState<readonly StoredSet[]>([])
  return (
    <span className="set">
      <span className="set-title" data-text={title || t('frame.untitled')}>
        <input
          aria-label={t('frame.setTitle')}
          value={title}
          placeholder={t('frame.untitled')}
          size={1}
          onChange={(event) => setTitled(event.target.value)}
        />
      </span>
      <MenuButton
        label={t('frame.setMenu')}
        className="btn icon s"
        items={useSetMenu(stored, { onImport, onExport })}
        onOpen={() => void powers().listSets().then(setStored)}
      >
        <Icon name="down" small />
      </MenuButton>
    </span>
  )
}

const dated: Intl.DateTimeFormatOptions = {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
}

function useSetMenu(
  stored: readonly StoredSet[],
  { onImport, onExport }: { onImport: () => void; onExport: () => void },
): readonly MenuItem[] {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const when = (time: number) =>
    new Intl.DateTimeFormat(lang === 'zh' ? 'zh-Hans' : 'en', dated).format(time)
  return [
    {
      id: 'new',
      label: t('frame.newSet'),
      icon: 'plus',
      onChoose: () => void powers().startNewSet(),
    },
    {
      id: 'template',
      label: t('frame.fromTemplate'),
      icon: 'form',
      onChoose: () => galleryRequest.set(true),
    },
    { id: 'import', label: t('frame.import'), icon: 'import', onChoose: onImport },
    { id: 'export', label: t('frame.export'), icon: 'export', onChoose: onExport },
    { id: 'save', label: t('frame.saveFile'), icon: 'file', onChoose: saveSetFile },
    {
      id: 'compare',
      label: t('frame.compareWith'),
      icon: 'moved',
      onChoose: () => compareRequest.set({}),
    },
    {
      id: 'history',
      label: t('frame.history'),
      icon: 'clock',
      onChoose: () => historyRequest.set(true),
    },
    {
      id: 'recent',
      label: stored.length ? t('frame.recentSets') : t('frame.noRecentSets'),
    },
    ...stored.slice(0, 12).map((set) => ({
      id: set.id,
      label: set.title || t('frame.untitled'),
      note: when(set.updated),
      onChoose: () => void powers().openStoredSet(set.id),
    })),
  ]
}

/** The set as a file, byte for byte as it would be opened again. */
export function saveSetFile(): void {
  const { set } = useDocument.getState()
  const name = setTitleOf(set).replace(/[\\/:*?"<>|\s]+/g, '-') || 'tools'
  powers().saveFile(`${name}.toolwright.json`, saveSet(set), 'application/json')
}
