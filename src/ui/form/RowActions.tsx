import '../../i18n/words/params'
import { useState } from 'react'
import type { Path } from '../../core/json/node'
import type { Kind } from '../../core/model/parameter-kind'
import {
  addParameter,
  freeName,
  moveParameter,
  type OwnParameter,
  ownerInside,
  removeParameter,
} from '../../core/model/parameters'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { useEdit, useFormTool } from './form-context'
import { SchemaAsJson } from './SchemaAsJson'

/** What can be done with a parameter as a whole. */
export function RowActions({
  parameter,
  owner,
  kind,
  index,
  count,
}: {
  parameter: OwnParameter
  owner: Path
  kind: Kind
  index: number
  count: number
}) {
  const t = useWords()
  const { tool, onAdded } = useFormTool()
  const edit = useEdit()
  const [asJson, setAsJson] = useState(false)
  const { name, path } = parameter
  const owners: Partial<Record<Kind, Path>> = { object: path, 'list-object': [...path, 'items'] }
  const inside = ownerInside(parameter) ?? owners[kind]
  const addInside = (to: Path) => {
    const fresh = freeName(tool, to, 'field')
    edit(addParameter(tool, to, fresh))
    onAdded([...to, 'properties', fresh])
  }
  return (
    <>
      <div className="row-actions">
        {inside && (
          <button type="button" className="btn s line" onClick={() => addInside(inside)}>
            <Icon name="plus" small />
            {t('params.addInside')}
          </button>
        )}
        <button
          type="button"
          className="btn s"
          aria-expanded={asJson}
          onClick={() => setAsJson((was) => !was)}
        >
          <Icon name="code" small />
          {t('params.editAsJson')}
        </button>
        <span className="grow" />
        <button
          type="button"
          className="btn icon s"
          disabled={index === 0}
          aria-label={t('params.moveUp')}
          onClick={() => edit(moveParameter(tool, owner, name, index - 1))}
        >
          <Icon name="up" />
        </button>
        <button
          type="button"
          className="btn icon s"
          disabled={index === count - 1}
          aria-label={t('params.moveDown')}
          onClick={() => edit(moveParameter(tool, owner, name, index + 1))}
        >
          <Icon name="down" />
        </button>
        <button
          type="button"
          className="btn s"
          onClick={() => edit(removeParameter(tool, owner, name))}
        >
          <Icon name="trash" small />
          {t('params.remove')}
        </button>
      </div>
      {asJson && <SchemaAsJson parameter={parameter} />}
    </>
  )
}
