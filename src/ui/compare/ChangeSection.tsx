import '../../i18n/words/comparing'
import { useId, useState } from 'react'
import { byTool, type ChangeGroup } from '../../core/diff/groups'
import { CLASS_WORDS } from '../../i18n/diff-text'
import { useView } from '../../state/view'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { classSigns } from './class-signs'
import type { GoTo } from './CompareView'
import { ToolChangeList } from './ToolChangeList'
import type { Sides } from './use-comparison'

interface ChangeSectionProps {
  readonly group: ChangeGroup
  readonly sides: Sides
  readonly goTo: GoTo | undefined
}

/** The changes of one class, tool by tool; what is safe is folded away. */
export function ChangeSection({ group, sides, goTo }: ChangeSectionProps) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const id = useId()
  const isFolding = group.class === 'safe'
  const [isOpen, setOpen] = useState(!isFolding)
  if (group.changes.length === 0) return null
  const { icon, sev } = classSigns[group.class]
  const { title, note } = CLASS_WORDS[group.class]
  return (
    <section className="grp" aria-labelledby={id}>
      <h2 id={id}>
        <span className={`sev ${sev}`}>
          <Icon name={icon} />
        </span>
        {title[lang]}
        <span className="note">{note[lang]}</span>
      </h2>
      {isFolding && (
        <div className="ch fold">
          <b>{t('comparing.safeCount', { count: group.changes.length })}</b>
          <button
            type="button"
            className="link"
            aria-expanded={isOpen}
            onClick={() => setOpen((was) => !was)}
          >
            {t(isOpen ? 'comparing.hide' : 'comparing.show')}
          </button>
        </div>
      )}
      {/* On paper all of it stands there. */}
      <div className={isOpen ? undefined : 'folded'}>
        {byTool(group).map(({ tool, changes }, i) => (
          <ToolChangeList
            key={i}
            tool={tool}
            changes={changes}
            isBreaking={group.class === 'breaks'}
            sides={sides}
            goTo={goTo}
          />
        ))}
      </div>
    </section>
  )
}
