import '../../i18n/words/params'
import { Fragment, lazy, Suspense, use, useId, useMemo, useState } from 'react'
import { pointer } from '../../core/json/pointer'
import { type Kind, kindOf } from '../../core/model/parameter-kind'
import { type RowPlace, rowsInside } from '../../core/model/row-places'
import { bodyOf } from '../../core/model/schema-body'
import { DragHandle } from '../kit/DragHandle'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { AddAtEnd } from './AddAtEnd'
import { ClosedCells, RowState } from './ClosedCells'
import { useFormTool } from './form-context'
import { OpenCells } from './OpenCells'
import { answeredTurn, useTurnInside } from './place-request'
import type { RowLabel } from './row-labels'
import { RowList } from './RowList'
import { ShownDefinitions, useIsLoop } from './shown-definitions'
import { useRowFindings } from './use-row-findings'

const ParameterDetails = lazy(() => import('./ParameterDetails'))
const RenameMentions = lazy(() => import('./RenameMentions'))

interface Props {
  readonly place: RowPlace
  readonly label: RowLabel
  readonly depth: number
  readonly index: number
  readonly count: number
}

/** One schema of the form: to read when closed, to edit when open, with those inside it beneath. */
export function ParameterRow({ place, label, depth, index, count }: Props) {
  const t = useWords()
  const { tool, newest } = useFormTool()
  const { path, role } = place
  // What stands for every entry or value has no other place to go to.
  const isAlone = role === 'item' || role === 'value'
  const body = useMemo(() => bodyOf(tool, path), [tool, path])
  const isLoop = useIsLoop(path, body)
  const isNew = newest === pointer(path)
  const [isOpen, setOpen] = useState(isNew)
  // The insides of a definition are shown on demand: it may stand in many places.
  const isInside = !isLoop && (isOpen || body.reference === undefined)
  const groups = isInside ? rowsInside(tool, path).filter((each) => isOpen || !each.isPlain) : []
  const turn = useTurnInside(
    [path, body.path],
    groups.flatMap((group) => group.rows.map((row) => row.path)),
  )
  const [seen, setSeen] = useState(answeredTurn)
  if (turn > seen) {
    setSeen(turn)
    setOpen(true)
  }
  // A choice or fixed value says nothing before its first value, so the wish for one is kept here.
  const [wish, setWish] = useState<Kind>()
  const [renamedFrom, setRenamedFrom] = useState<string>()
  const ownKind = kindOf(body.schema)
  const isScalar = ownKind === 'text' || ownKind === 'integer' || ownKind === 'number'
  const kind = wish && isScalar ? wish : ownKind
  const findings = useRowFindings(place, body, !isOpen)
  const id = useId()
  const shown = use(ShownDefinitions)
  const inner = useMemo(
    () => (body.reference ? new Set([...shown, pointer(body.path)]) : shown),
    [shown, body],
  )
  return (
    <li className="prow" data-step={place.name} style={{ '--depth': Math.min(depth, 6) } as object}>
      <div className={`pr ${isOpen ? 'open' : ''} ${depth ? 'in' : ''}`}>
        {isAlone ? (
          <span className="drag-space" />
        ) : (
          <DragHandle label={t('params.move', { name: label.label })} hint={t('params.moveHint')} />
        )}
        {isOpen ? (
          <OpenCells
            place={place}
            body={body}
            kind={kind}
            label={label}
            isNew={isNew}
            onWish={setWish}
            onRenamed={setRenamedFrom}
          />
        ) : (
          <ClosedCells place={place} body={body} label={label} findings={findings} />
        )}
        <RowState place={place} body={body} findings={findings} />
        <button
          type="button"
          className="toggle quiet"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t('params.details', { name: label.label })}
          data-path={isOpen ? undefined : pointer(path)}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'up' : 'down'} />
        </button>
      </div>
      {renamedFrom !== undefined && (
        <Suspense>
          <RenameMentions
            from={renamedFrom}
            to={place.name}
            onDone={() => setRenamedFrom(undefined)}
          />
        </Suspense>
      )}
      {isOpen && (
        <div id={id}>
          <Suspense fallback={<div className="pd" aria-busy="true" />}>
            <ParameterDetails
              place={place}
              body={body}
              kind={kind}
              isLoop={isLoop}
              findings={findings}
              index={index}
              count={count}
            />
          </Suspense>
        </div>
      )}
      <ShownDefinitions value={inner}>
        {groups.map((group) => (
          <Fragment key={group.role}>
            <RowList
              group={group}
              depth={depth + 1}
              label={t(INSIDE[group.role], { name: label.label })}
            />
            {isOpen && group.role === 'parameter' && (
              <AddAtEnd owner={group.list.slice(0, -1)} within={label.label} />
            )}
          </Fragment>
        ))}
      </ShownDefinitions>
    </li>
  )
}

/** What the rows inside a row are, for those who cannot see where they stand. */
const INSIDE = {
  parameter: 'params.fieldsOf',
  variant: 'params.variantsOf',
  entry: 'params.entriesOf',
  item: 'params.entriesOf',
  value: 'params.valuesOf',
} as const
