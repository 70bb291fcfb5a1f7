import '../../../i18n/words/conditions'
import { useId, useMemo, useState } from 'react'
import type { Condition } from '../../../core/authoring/conditions/condition'
import {
  type ReadCondition,
  readConditions,
} from '../../../core/authoring/conditions/read-conditions'
import { addCondition, replaceCondition } from '../../../core/authoring/conditions/write-conditions'
import { getIn, membersOf, type Path } from '../../../core/json/node'
import { parametersIn } from '../../../core/model/parameters'
import { Icon } from '../../kit/Icon'
import { useWords } from '../../kit/use-words'
import { useEdit, useFormTool } from '../form-context'
import { CONDITION_KEYWORDS } from '../condition-keywords'
import { KeptMembers } from '../KeptMembers'
import { ConditionEditor } from './ConditionEditor'
import { ConditionLine } from './ConditionLine'
import './conditions.css'

/** What must hold between the fields of an object, as sentences that write schema and description. */
export default function Conditions({ owner }: { owner: Path }) {
  const id = useId()
  const t = useWords()
  const { tool } = useFormTool()
  const edit = useEdit()
  const [open, setOpen] = useState<number | 'new' | undefined>()
  const read = useMemo(() => readConditions(tool, owner), [tool, owner])
  const found = parametersIn(tool, owner)
  const names = found.kind === 'list' ? found.parameters.map(({ name }) => name) : []
  const node = getIn(tool, owner)
  const known = shownOf(
    membersOf(node).map(({ key }) => key),
    read,
    owner,
  )
  const kept = <KeptMembers path={owner} node={node} known={known} />
  if (read.length === 0 && names.length < 2) return kept
  const write = (condition: Condition) => {
    const old = typeof open === 'number' ? read[open] : undefined
    edit(old ? replaceCondition(tool, owner, old, condition) : addCondition(tool, owner, condition))
    setOpen(undefined)
  }
  const editor = (index: number, start?: Condition) => (
    <ConditionEditor
      owner={owner}
      names={names}
      start={start}
      index={index}
      onSave={write}
      onCancel={() => setOpen(undefined)}
    />
  )
  return (
    <div className="conditions" role="group" aria-labelledby={id}>
      <p className="lab">
        <span id={id}>{t('conditions.title')}</span>
        <span className="hint">{t('conditions.note')}</span>
      </p>
      {read.length > 0 && (
        <ul>
          {read.map((each, i) => (
            <li key={i}>
              {open === i ? (
                editor(i, each.conditions[0])
              ) : (
                <ConditionLine owner={owner} read={each} onEdit={() => setOpen(i)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {open === 'new'
        ? editor(-1)
        : names.length > 1 && (
            <button type="button" className="btn s" onClick={() => setOpen('new')}>
              <Icon name="plus" small />
              {t('conditions.add')}
            </button>
          )}
      {kept}
    </div>
  )
}

/** The members that are no condition, and those of which a line here speaks. */
function shownOf(
  keys: readonly string[],
  read: readonly ReadCondition[],
  owner: Path,
): readonly string[] {
  const spoken = read.flatMap(({ place: { holder, keywords } }) =>
    holder.length === owner.length ? keywords : [String(holder[owner.length])],
  )
  return keys.filter((key) => !CONDITION_KEYWORDS.includes(key) || spoken.includes(key))
}
