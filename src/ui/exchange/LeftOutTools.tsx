import '../../i18n/words/exchange'
import '../../i18n/words/profiles'
import { lossSentence } from '../../i18n/losses'
import { goToField } from '../../state/go-to-field'
import { useView } from '../../state/view'
import { useWords } from '../kit/use-words'
import { bySentence } from './by-sentence'
import type { LossAt } from './export-outcome'

/** So many reasons and tools are in sight by themselves; more open on demand. */
const FEW = 4

/** So many tools of one reason are drawn; the rest is counted. */
const MOST_SHOWN = 200

/** The tools that an export leaves out, by the reason, each a way to the tool. */
export function LeftOutTools({ leftOut }: { leftOut: readonly LossAt[] }) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const groups = bySentence(leftOut, ({ loss }) => lossSentence(lang, loss))
  return (
    <details className="left-out" open={leftOut.length <= FEW}>
      <summary>{t('profiles.leftOut', { count: leftOut.length })}</summary>
      <ul>
        {groups.map(([sentence, tools]) => (
          <li key={sentence}>
            <span>{sentence}</span>
            <span className="left-out-tools">
              {tools.slice(0, MOST_SHOWN).map(({ id, name, loss }) => (
                <button
                  key={id}
                  type="button"
                  className="link"
                  onClick={() => goToField(loss.path, id)}
                >
                  {name || t('exchange.unnamed')}
                </button>
              ))}
              {tools.length > MOST_SHOWN &&
                t('exchange.more', { count: tools.length - MOST_SHOWN })}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
