import { useWords } from '../ui/kit/use-words'
import { keepMine, takeTheirs } from './slot'

/** Two tabs changed one set: the reader says which goes on; neither is lost without a word. */
export default function ConflictNotice() {
  const t = useWords()
  return (
    <div className="notice" role="alert">
      <span className="grow">{t('frame.changedElsewhere')}</span>
      <button type="button" className="btn s line" onClick={() => void keepMine()}>
        {t('frame.keepMine')}
      </button>
      <button type="button" className="btn s" onClick={() => void takeTheirs()}>
        {t('frame.takeTheirs')}
      </button>
    </div>
  )
}
