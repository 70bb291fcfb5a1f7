import '../../i18n/words/exchange'
import { useWords } from '../kit/use-words'
import { bySentence } from './by-sentence'

export interface Note {
  readonly sentence: string
  readonly place: string
}

/** With so few places they stand beside the sentence; more open on demand. */
const FEW = 3

const MOST_SHOWN = 200

/** Notes that say the same are said once, with the places they are about. */
export function NotePlaces({ notes }: { notes: readonly Note[] }) {
  const t = useWords()
  const groups = bySentence(notes, ({ sentence }) => sentence)
  return (
    <ul className="notes">
      {groups.map(([sentence, places]) => (
        <li key={sentence}>
          {places.length <= FEW ? (
            <span className="places">
              {places.map(({ place }, i) => (
                <code key={i}>{place || t('exchange.whole')}</code>
              ))}
            </span>
          ) : (
            <details className="places">
              <summary>{t('exchange.places', { count: places.length })}</summary>
              {places.slice(0, MOST_SHOWN).map(({ place }, i) => (
                <code key={i}>{place || t('exchange.whole')}</code>
              ))}
              {places.length > MOST_SHOWN && (
                <span>{t('exchange.more', { count: places.length - MOST_SHOWN })}</span>
              )}
            </details>
          )}
          <span>{sentence}</span>
        </li>
      ))}
    </ul>
  )
}
