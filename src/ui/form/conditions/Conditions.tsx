import '../../../i18n/words/conditions'
import { useMemo, useState } from 'react'
import type { Condition } from '../../../core/authoring/conditions/condition'
import {
  conditionSentence,
  isConditionSaid,
} from '../../../core/authoring/conditions/condition-sentence'
import {
  type ReadCondition,
  readConditions,
} from '../../../core/authoring/conditions/read-conditions'
import {
  addCondition,
  removeCondition,
  replaceCondition,
  sayCondition,
} from '../../../core/authoring/conditions/write-conditions'
import { INPUT, parametersIn } from '../../../core/model/parameters'
import { useView } from '../../../state/view'
import { Icon } from '../../kit/Icon'
import { useWords } from '../../kit/use-words'
import { useEdit, useFormTool } from '../form-context'
import { KeptMembers } from '../KeptMembers'
import { ConditionEditor } from './ConditionEditor'
import { Sentence } from './Sentence'
import './conditions.css'

/** What must hold between the parameters, as sentences that write schema and description. */
export default function Conditions() {
  const t = useWords()
  const { tool } = useFormTool()
  const edit = useEdit()
  const [open, setOpen] = useState<number | 'new' | undefined>()
  const read = useMemo(() => readConditions(tool, INPUT), [tool])
  const found = parametersIn(tool)
  const names = found.kind === 'list' ? found.parameters.map(({ name }) => name) : []
  if (read.length === 0 && names.length < 2) return null
  const write = (condition: Condition) => {
    const old = typeof open === 'number' ? read[open] : undefined
    edit(old ? replaceCondition(tool, INPUT, old, condition) : addCondition(tool, INPUT, condition))
    setOpen(undefined)
  }
  const editor = (index: number, start?: Condition) => (
    <ConditionEditor
      names={names}
      start={start}
      index={index}
      onSave={write}
      onCancel={() => setOpen(undefined)}
    />
  )
  return (
    <div className="conditions" role="group" aria-labelledby="form-conditions-title">
      <p className="lab">
        <span id="form-conditions-title">{t('conditions.title')}</span>
        <span className="hint">{t('conditions.note')}</span>
      </p>
      {read.length > 0 && (
        <ul>
          {read.map((each, i) => (
            <li key={i}>
              {open === i ? (
                editor(i, each.conditions[0])
              ) : (
                <ConditionLine read={each} onEdit={() => setOpen(i)} />
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
    </div>
  )
}

function ConditionLine({ read, onEdit }: { read: ReadCondition; onEdit: () => void }) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const { tool } = useFormTool()
  const edit = useEdit()
  const { conditions, missing, node, place } = read
  const sentence = conditions.map((each) => conditionSentence(each, lang)).join(' ')
  const unsaid = conditions.filter((each) => !isConditionSaid(tool, INPUT, each))
  const [only] = conditions
  const isPlain =
    conditions.length === 1 &&
    !('groups' in only! && only.groups.some((group) => group.length > 1)) &&
    missing.length === 0
  if (conditions.length === 0)
    return (
      <>
        <p className="quiet">{t('conditions.other')}</p>
        <KeptMembers path={place.holder} node={node} known={[]} />
      </>
    )
  return (
    <>
      <div className="condition-line">
        <span>
          <Sentence text={sentence} />
        </span>
        <span className="condition-acts">
          {isPlain && (
            <button
              type="button"
              className="btn icon s"
              aria-label={t('conditions.editOf', { sentence: sentence.replaceAll('`', '') })}
              onClick={onEdit}
            >
              <Icon name="pencil" />
            </button>
          )}
          <button
            type="button"
            className="btn icon s"
            aria-label={t('conditions.removeOf', { sentence: sentence.replaceAll('`', '') })}
            onClick={() => edit(removeCondition(tool, INPUT, read))}
          >
            <Icon name="trash" />
          </button>
        </span>
      </div>
      {missing.length > 0 && (
        <p className="refusal">{t('conditions.missing', { names: missing.join(', ') })}</p>
      )}
      {missing.length === 0 && unsaid.length > 0 && (
        <p className="quiet">
          {t('conditions.unsaid')}{' '}
          <button
            type="button"
            className="link"
            onClick={() =>
              edit(unsaid.slice(0, 1).flatMap((each) => sayCondition(tool, INPUT, each)))
            }
          >
            {t('conditions.say')}
          </button>
        </p>
      )}
    </>
  )
}
