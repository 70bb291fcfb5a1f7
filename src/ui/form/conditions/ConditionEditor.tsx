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
import { get, getIn, itemsOf, type JsonNode, str } from '../../../core/json/node'
import { parse } from '../../../core/json/parse'
import { INPUT } from '../../../core/model/parameters'
import { mainTypeOf } from '../../../core/schema/types'
import { useView } from '../../../state/view'
import { Checkbox } from '../../kit/Checkbox'
import { Select } from '../../kit/Select'
import { useWords } from '../../kit/use-words'
import { useFormTool } from '../form-context'
import { Sentence } from './Sentence'
import { ValueChoice } from './ValueChoice'

/** A condition, put together from lists; what it writes stands below before it is written. */
export function ConditionEditor({
  names,
  start,
  index,
  onSave,
  onCancel,
}: {
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
  const isNeeding = kind === 'with' || kind === 'when'
  const listed = names.filter((each) => chosen.includes(each) && !(isNeeding && each === name))
  const own = getIn(tool, [...INPUT, 'properties', name])
  const condition = conditionOf()
  const problem = conditionProblem(tool, INPUT, condition, index)
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
      <div role="group" aria-label={t('conditions.among')} className="condition-names">
        {names
          .filter((each) => !isNeeding || each !== name)
          .map((each) => (
            <Checkbox
              key={each}
              checked={chosen.includes(each)}
              onCheck={(on) =>
                setChosen(on ? [...chosen, each] : chosen.filter((one) => one !== each))
              }
            >
              <code>{each}</code>
            </Checkbox>
          ))}
      </div>
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

  function conditionOf(): Condition {
    if (kind === 'with') return { kind, name, needs: listed }
    if (kind === 'when') return { kind, name, values: valuesIn(value, own), needs: listed }
    if (kind === 'together' || kind === 'apart') return { kind, names: listed }
    return { kind, groups: listed.map((each) => [each]) }
  }
}

/** The values of a field, in the type the parameter has; those its list has keep their spelling. */
function valuesIn(text: string, schema: JsonNode | undefined): readonly JsonNode[] {
  const known = itemsOf(get(schema, 'enum'))
  const isText = ['string', undefined].includes(mainTypeOf(schema ?? { kind: 'null' }))
  const parts = text.split(/[,，、]/).map((each) => each.trim())
  return [...new Set(parts)]
    .filter((each) => each !== '')
    .map((each) => {
      const own = known.find((one) => valueText(one) === each)
      if (own) return own
      const read = isText ? undefined : parse(each)
      return read?.root && read.problems.length === 0 ? read.root : str(each)
    })
}
