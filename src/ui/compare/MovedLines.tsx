import '../../i18n/words/comparing'
import { useId } from 'react'
import type { Measures } from '../../core/diff/measures'
import { diffText } from '../../i18n/diff-report'
import { movedLineText } from '../../i18n/diff-told'
import { useView } from '../../state/view'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'

/** How a line of a checklist that stands otherwise is shown. */
const signs = {
  won: { icon: 'tick', sev: 'pass' },
  lost: { icon: 'triangle', sev: 'warn' },
} as const

/** Lines of the checklists that hold now, and those that no longer do. */
export function MovedLines({ lines }: { lines: Measures['lines'] }) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const id = useId()
  const all = (['lost', 'won'] as const).flatMap((key) =>
    lines[key].map((moved) => ({ key, ...movedLineText(moved, lang) })),
  )
  if (all.length === 0) return null
  const counts = { won: lines.won.length, lost: lines.lost.length }
  return (
    <section className="grp" aria-labelledby={id}>
      <h2 id={id}>
        <span className="sev person">
          <Icon name="check" />
        </span>
        {t('comparing.lines')}
        <span className="note">{t('comparing.linesMoved', counts)}</span>
      </h2>
      <div className="ch moved">
        <ul>
          {all.map(({ key, list, text }, i) => (
            <li key={i}>
              <span className={`sev ${signs[key].sev}`}>
                <Icon name={signs[key].icon} />
                {diffText(lang, key)}
              </span>
              <b>{list}</b>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
