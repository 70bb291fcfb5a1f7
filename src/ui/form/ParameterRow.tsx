import '../../i18n/words/params'
import { lazy, Suspense, useId, useState } from 'react'
import { get, type Path, stringOf } from '../../core/json/node'
import { pointer } from '../../core/json/pointer'
import { kindOf } from '../../core/model/parameter-kind'
import { type OwnParameter, ownerInside, setRequired } from '../../core/model/parameters'
import { Breakable } from '../kit/Breakable'
import { Checkbox } from '../kit/Checkbox'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { DescriptionCell } from './DescriptionCell'
import { SIGNS } from './signs'
import { useEdit, useFindingsAt, useFormTool } from './form-context'
import { useKindWords } from './kind-words'
import { KindSelect } from './KindSelect'
import { NameCell } from './NameCell'
import { ParameterList } from './ParameterList'
import { answeredTurn, useTurnInside } from './place-request'
import { RowFacts } from './RowFacts'
import { worstOf } from './share-findings'

const ParameterDetails = lazy(() => import('./ParameterDetails'))

interface Props {
  readonly parameter: OwnParameter
  readonly owner: Path
  readonly depth: number
  readonly index: number
  readonly count: number
}

/** One parameter: to read when closed, to edit when open, with those inside it beneath. */
export function ParameterRow({ parameter, owner, depth, index, count }: Props) {
  const t = useWords()
  const { newest } = useFormTool()
  const { name, path, schema } = parameter
  const inside = ownerInside(parameter)
  const isNew = newest === pointer(path)
  const [isOpen, setOpen] = useState(isNew)
  const turn = useTurnInside(path, inside && [...inside, 'properties'])
  const [seen, setSeen] = useState(answeredTurn)
  if (turn > seen) {
    setSeen(turn)
    setOpen(true)
  }
  // A choice has no `enum` before its first value, so the wish for one is kept here.
  const [wantsChoice, setWantsChoice] = useState(false)
  const ownKind = kindOf(schema)
  const canChoose = ownKind === 'text' || ownKind === 'integer' || ownKind === 'number'
  const kind = wantsChoice && canChoose ? 'choice' : ownKind
  const id = useId()
  const shownName = name === '' ? t('params.noName') : name
  return (
    <li className="prow" data-step={name} style={{ '--depth': Math.min(depth, 6) } as object}>
      <div className={`pr ${isOpen ? 'open' : ''} ${depth ? 'in' : ''}`}>
        <button
          type="button"
          className="drag"
          aria-label={t('params.move', { name: shownName })}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          title={t('params.moveHint')}
        >
          <Icon name="grip" />
        </button>
        {isOpen ? (
          <>
            <NameCell parameter={parameter} owner={owner} isNew={isNew} />
            <span className="ty">
              <KindSelect parameter={parameter} kind={kind} onChoice={setWantsChoice} />
              <RequiredBox parameter={parameter} owner={owner} />
            </span>
            <DescriptionCell parameter={parameter} />
          </>
        ) : (
          <ClosedCells parameter={parameter} />
        )}
        <RowState parameter={parameter} />
        <button
          type="button"
          className="toggle quiet"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t('params.details', { name: shownName })}
          data-path={isOpen ? undefined : pointer(path)}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'up' : 'down'} />
        </button>
      </div>
      {isOpen && (
        <div id={id}>
          <Suspense fallback={<div className="pd" aria-busy="true" />}>
            <ParameterDetails
              parameter={parameter}
              owner={owner}
              kind={kind}
              index={index}
              count={count}
            />
          </Suspense>
        </div>
      )}
      {inside && (
        <ParameterList
          owner={inside}
          depth={depth + 1}
          label={t('params.fieldsOf', { name: shownName })}
        />
      )}
    </li>
  )
}

function ClosedCells({ parameter }: { parameter: OwnParameter }) {
  const t = useWords()
  const { name, schema, isRequired } = parameter
  const text = stringOf(get(schema, 'description')) ?? ''
  const { kindIn } = useKindWords()
  return (
    <>
      <span className="pn">{name === '' ? t('params.noName') : <Breakable text={name} />}</span>
      <span className="ty">
        {kindIn(schema)}
        <br />
        <span className={isRequired ? 'must' : 'may'}>
          {t(isRequired ? 'params.required' : 'params.optional')}
        </span>
      </span>
      <span className="ds">
        {text.trim() === '' ? <span className="quiet">{t('params.noText')}</span> : text}
        <RowFacts parameter={parameter} />
      </span>
    </>
  )
}

function RequiredBox({ parameter, owner }: { parameter: OwnParameter; owner: Path }) {
  const t = useWords()
  const { tool } = useFormTool()
  const edit = useEdit()
  return (
    <Checkbox
      checked={parameter.isRequired}
      path={pointer([...owner, 'required'])}
      onCheck={(on) => edit(setRequired(tool, owner, parameter.name, on))}
    >
      {t('params.required')}
    </Checkbox>
  )
}

/** The worst finding, else whether there is a description. */
function RowState({ parameter }: { parameter: OwnParameter }) {
  const t = useWords()
  const worst = worstOf(useFindingsAt(parameter.path))
  if (worst) {
    const { icon, look, word } = SIGNS[worst]
    return (
      <span className={`stt sev ${look}`}>
        <Icon name={icon} label={t(word)} />
      </span>
    )
  }
  const isDescribed = (stringOf(get(parameter.schema, 'description')) ?? '').trim() !== ''
  return (
    <span className={`stt sev ${isDescribed ? 'pass' : 'todo'}`}>
      <Icon
        name={isDescribed ? 'tick' : 'todo'}
        label={t(isDescribed ? 'form.noFinding' : 'form.toDo')}
      />
    </span>
  )
}
