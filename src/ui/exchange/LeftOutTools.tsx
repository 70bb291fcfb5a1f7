import '../../i18n/words/exchange'
import '../../i18n/words/profiles'
import type { Path } from '../../core/json/node'
import { lossSentence } from '../../i18n/losses'
import { toolSelected } from '../../state/document'
import { paneChosen, placeAsked, useView } from '../../state/view'
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
  const go = (id: string, path: Path): void => {
    toolSelected(id)
    placeAsked(path, 'checklist')
    paneChosen('form')
  }
  return (
    <details className="left-out" open={leftOut.length <= FEW}>
      <summary>{t('profiles.leftOut', { count: leftOut.length })}</summary>
      <ul>
        {groups.map(([sentence, tools]) => (
          <li key={sentence}>
            <span>{sentence}</span>
            <span className="left-out-tools">
              {tools.slice(0, MOST_SHOWN).map(({ id, name, loss }) => (
                <button key={id} type="button" className="link" onClick={() => go(id, loss.path)}>
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
