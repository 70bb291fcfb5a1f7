import { useEffect, useState } from 'react'
import { powers, type StoredSet } from '../../state/powers'
import { Icon } from '../kit/Icon'
import { MenuButton } from '../kit/MenuButton'
import { useWords } from '../kit/use-words'
import { galleryRequest } from '../templates/gallery-request'

/** Other ways to begin than an empty form; shown while nothing has been written. */
export function StartRow({ onPaste, onFile }: { onPaste: () => void; onFile: () => void }) {
  const t = useWords()
  const recent = useRecentSets()
  return (
    <div className="start">
      <span>{t('frame.startFrom')}</span>
      <button type="button" className="btn s" onClick={() => galleryRequest.set(true)}>
        <Icon name="form" small />
        {t('frame.startTemplate')}
      </button>
      <button type="button" className="btn s" onClick={onPaste}>
        <Icon name="import" small />
        {t('frame.startPaste')}
      </button>
      <button type="button" className="btn s" onClick={onFile}>
        <Icon name="file" small />
        {t('frame.startFile')}
      </button>
      {recent.length > 0 && (
        <MenuButton
          className="btn s"
          label={t('frame.startRecent')}
          items={recent.map((set) => ({
            id: set.id,
            label: set.title || t('frame.untitled'),
            onChoose: () => void powers().openStoredSet(set.id),
          }))}
        >
          <Icon name="clock" small />
          {t('frame.startRecent')}
        </MenuButton>
      )}
    </div>
  )
}

function useRecentSets(): readonly StoredSet[] {
  const [sets, setSets] = useState<readonly StoredSet[]>([])
  useEffect(() => {
    let isCurrent = true
    void powers()
      .listSets()
      .then((found) => isCurrent && setSets(found.slice(0, 8)))
    return () => void (isCurrent = false)
  }, [])
  return sets
}
