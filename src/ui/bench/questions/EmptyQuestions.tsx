import '../../../i18n/words/bench-questions'
import { useView } from '../../../state/view'
import { useWords } from '../../kit/use-words'
import { DEMONSTRATIONS } from '../../../core/bench/demonstration/demonstrations'
import { demonstrationOpened } from './demonstration-opened'

/** Nothing is asked yet: what the bench is for, and three ways to begin. */
export function EmptyQuestions({ onPaste }: { onPaste: () => void }) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  return (
    <div className="questions-empty">
      <h3>{t('questions.emptyTitle')}</h3>
      <p>{t('questions.emptyText')}</p>
      <p>
        <button type="button" className="btn line" onClick={onPaste}>
          {t('questions.paste')}
        </button>
      </p>
      <p className="quiet">{t('questions.emptyDemo')}</p>
      <ul className="questions-demos">
        {DEMONSTRATIONS.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              className="btn line"
              aria-describedby={`demo-${one.id}`}
              onClick={() => void demonstrationOpened(one, lang)}
            >
              {one.title[lang]}
            </button>
            <span className="quiet" id={`demo-${one.id}`}>
              {one.note[lang]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
