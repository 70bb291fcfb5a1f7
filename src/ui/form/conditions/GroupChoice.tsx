import '../../../i18n/words/conditions'
import { Checkbox } from '../../kit/Checkbox'
import { useWords } from '../../kit/use-words'

/**
 * The names that a condition is about, ticked. Where several may stand together for one, each choice
 * has its own row of them, and an empty row waits below.
 */
export function GroupChoice({
  names,
  groups,
  onGroups,
}: {
  names: readonly string[]
  groups: readonly (readonly string[])[]
  onGroups: (groups: readonly (readonly string[])[]) => void
}) {
  const t = useWords()
  const rows = [...groups, []]
  const change = (at: number, group: readonly string[]) =>
    onGroups(rows.map((each, i) => (i === at ? group : each)).filter((each) => each.length > 0))
  return (
    <div className="condition-groups">
      {rows.map((group, i) => (
        <div key={i}>
          <span className="quiet">{t(i === 0 ? 'conditions.either' : 'conditions.orElse')}</span>
          <NameBoxes
            names={names}
            chosen={group}
            label={t('conditions.choice', { number: i + 1 })}
            onChosen={(chosen) => change(i, chosen)}
          />
        </div>
      ))}
    </div>
  )
}

/** Names to tick, in the order in which the object has them. */
export function NameBoxes({
  names,
  chosen,
  label,
  onChosen,
}: {
  names: readonly string[]
  chosen: readonly string[]
  label: string
  onChosen: (chosen: readonly string[]) => void
}) {
  const toggle = (name: string, on: boolean) =>
    onChosen(names.filter((each) => (each === name ? on : chosen.includes(each))))
  return (
    <div role="group" aria-label={label} className="condition-names">
      {names.map((each) => (
        <Checkbox key={each} checked={chosen.includes(each)} onCheck={(on) => toggle(each, on)}>
          <code>{each}</code>
        </Checkbox>
      ))}
    </div>
  )
}
