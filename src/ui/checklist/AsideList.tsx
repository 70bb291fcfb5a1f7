import '../../i18n/words/checklist'
import { useRef, useState } from 'react'
import { nameOf } from '../../core/model/tool'
import { findingText, ruleWords } from '../../i18n/findings'
import { asideTakenBack } from '../../state/lint-settings'
import type { StudioReport } from '../../state/report'
import { useView } from '../../state/view'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { SCOPE_WORDS } from './AsideForm'
import { asidesIn, type ShownAside } from './asides'

interface AsideListProps {
  readonly report: StudioReport
  /** The tool it is about; the whole set where there is none. */
  readonly only?: number
}

/** What was set aside, folded away, with the reasons and the way back. */
export function AsideList({ report, only }: AsideListProps) {
  const t = useWords()
  const summary = useRef<HTMLElement>(null)
  const [done, setDone] = useState('')
  const shown = asidesIn(report, only)
  const ids = [...report.byTool.keys()]
  const takeBack = ({ entry, tool }: ShownAside) => {
    asideTakenBack(tool === undefined ? undefined : ids[tool], entry)
    setDone(t('checklist.wasTakenBack'))
    summary.current?.focus()
  }
  return (
    <>
      {shown.length > 0 && (
        <details className="folded">
          <summary ref={summary}>
            <Icon name="list" />
            {t('checklist.asideCount', { count: shown.length })}
          </summary>
          <ul>
            {shown.map((each, i) => (
              <li key={i} className="aside-entry">
                <AsideEntry
                  shown={each}
                  {...(only === undefined && each.tool !== undefined
                    ? { name: nameOf(report.tools[each.tool]) }
                    : {})}
                />
                <button type="button" className="btn s" onClick={() => takeBack(each)}>
                  {t('checklist.takeBack')}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      <span className="sr" role="status">
        {done}
      </span>
    </>
  )
}

function AsideEntry({ shown, name }: { shown: ShownAside; name?: string }) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const { entry, findings, scope } = shown
  const [first, ...more] = findings
  return (
    <div>
      <p>
        {name && <span className="quiet">{name} </span>}
        {first ? findingText(first, lang) : ruleWords(entry.rule, lang).summary}
        {more.length > 0 && (
          <span className="quiet">{t('checklist.andMore', { count: more.length })}</span>
        )}
      </p>
      <p className="two">{t('checklist.because', { reason: entry.reason })}</p>
      <p className="quiet">
        {t(SCOPE_WORDS[scope])}
        {!first && t('checklist.findsNothing')}
      </p>
    </div>
  )
}
