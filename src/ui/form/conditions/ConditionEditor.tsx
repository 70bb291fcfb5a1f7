import '../../../i18n/words/conditions'
import { useState } from 'react'
import {
  type Condition,
  CONDITION_KINDS,
  type ConditionKind,
  namesOfCondition,
} from '../../../core/authoring/conditions/condition'
import { conditionProblem } from '../../../core/authoring/conditions/condition-problem'
import { conditionSentence, valueText } from '../../../core/authoring/conditions/condition-sentence'
import { getIn, type Path } from '../../../core/json/node'
import { useView } from '../../../state/view'
import { Checkbox } from '../../kit/Checkbox'
import { Select } from '../../kit/Select'
import { useWords } from '../../kit/use-words'
import { useFormTool } from '../form-context'
import { GroupChoice, NameBoxes } from './GroupChoice'
import { Sentence } from './Sentence'
import { ValueChoice } from './ValueChoice'
import { valuesIn } from './values-in'

/** A condition, put together from lists; what it writes stands below before it is written. */
export function ConditionEditor({
  owner,
  names,
  start,
  index,
  onSave,
  onCancel,
}: {
  owner: Path
  names: readonly string[]
  start?: Condition | undefined
  index: number
  onSave: (condition: Condition) => void
  onCancel: () => void
}) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const { tool } = useFormTool()
  const [kind, setKind] = useState<ConditionKind>(start?.kind ?? 'some')
  const [name, setName] = useState(start && 'needs' in start ? start.name : names[0]!)
  const [chosen, setChosen] = useState<readonly string[]>(
    start ? ('needs' in start ? start.needs : namesOfCondition(start)) : [],
  )
  const [value, setValue] = useState(
    start?.kind === 'when' ? start.values.map(valueText).join(', ') : '',
  )
  const [groups, setGroups] = useState<readonly (readonly string[])[]>(
    start && 'groups' in start ? start.groups : [],
  )
  const [isGrouped, setGrouped] = useState(groups.some((group) => group.length > 1))
  const isNeeding = kind === 'with' || kind === 'when'
  const canGroup = kind === 'some' || kind === 'one' || kind === 'mostOne'
  const listed = names.filter((each) => chosen.includes(each) && !(isNeeding && each === name))
  const own = getIn(tool, [...owner, 'properties', name])
  const condition = conditionOf()
  const problem = conditionProblem(tool, owner, condition, index)
  return (
    <div className="condition-edit">
      <Select
        look="s"
        aria-label={t('conditions.kind')}
        value={kind}
        options={CONDITION_KINDS.map((each) => ({
          value: each,
          label: t(`conditions.kind_${each}`),
        }))}
        onChoose={setKind}
      />
      {isNeeding && (
        <div className="condition-when">
          <span>{t(kind === 'when' ? 'conditions.whenValue' : 'conditions.when')}</span>
          <Select
            look="s mono"
            aria-label={t('conditions.when')}
            value={name}
            options={names.map((each) => ({ value: each, label: each }))}
            onChoose={setName}
          />
          {kind === 'when' && (
            <>
              <span>{t('conditions.is')}</span>
              <ValueChoice schema={own} value={value} onValue={setValue} />
            </>
          )}
          <span>{t('conditions.needs')}</span>
        </div>
      )}
      {canGroup && isGrouped ? (
        <GroupChoice names={names} groups={groups} onGroups={setGroups} />
      ) : (
        <NameBoxes
          names={isNeeding ? names.filter((each) => each !== name) : names}
          chosen={chosen}
          label={t('conditions.among')}
          onChosen={setChosen}
        />
      )}
      {canGroup && (
        <Checkbox checked={isGrouped} onCheck={group}>
          {t('conditions.grouped')}
        </Checkbox>
      )}
      {problem ? (
        <p className="quiet" role="status">
          {t(`conditions.problem_${problem.code}`, 'name' in problem ? { name: problem.name } : {})}
        </p>
      ) : (
        <p role="status">
          <span className="quiet">{t('conditions.writes')}</span>{' '}
          <Sentence text={conditionSentence(condition, lang)} />
        </p>
      )}
      <div className="condition-acts">
        <button
          type="button"
          className="btn s line"
          disabled={problem !== undefined}
          onClick={() => onSave(condition)}
        >
          {t('conditions.save')}
        </button>
        <button type="button" className="btn s" onClick={onCancel}>
          {t('conditions.cancel')}
        </button>
      </div>
    </div>
  )

  /** What is chosen already stays chosen, each name as one choice. */
  function group(on: boolean): void {
    if (on) setGroups(listed.map((each) => [each]))
    else setChosen(groups.flat())
    setGrouped(on)
  }

  function conditionOf(): Condition {
    if (kind === 'with') return { kind, name, needs: listed }
    if (kind === 'when') return { kind, name, values: valuesIn(value, own), needs: listed }
    if (kind === 'together' || kind === 'apart') return { kind, names: listed }
    return { kind, groups: isGrouped ? groups : listed.map((each) => [each]) }
  }
}
