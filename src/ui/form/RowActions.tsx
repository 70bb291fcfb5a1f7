import '../../i18n/words/params'
import { useState } from 'react'
import type { Kind } from '../../core/model/parameter-kind'
import {
  addEntry,
  addField,
  canRemove,
  duplicateRow,
  moveRow,
  removeRow,
} from '../../core/model/row-edits'
import { ownerInside, type RowPlace, tupleKeyOf } from '../../core/model/row-places'
import type { Body } from '../../core/model/schema-body'
import { addVariant } from '../../core/model/variants'
import type { WordKey } from '../../i18n/words'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { useEdit, useFormTool } from './form-context'
import { SchemaAsJson } from './SchemaAsJson'

interface Props {
  readonly place: RowPlace
  readonly body: Body
  readonly kind: Kind
  readonly isLoop: boolean
  readonly index: number
  readonly count: number
}

/** What can be done with a row as a whole. */
export function RowActions({ place, body, kind, isLoop, index, count }: Props) {
  const t = useWords()
  const { tool, onAdded } = useFormTool()
  const edit = useEdit()
  const [asJson, setAsJson] = useState(false)
  const { path, role } = place
  const list = path.slice(0, -1)
  const isListed = role === 'parameter' || role === 'variant' || role === 'entry'
  const move = (to: number) => edit(moveRow(tool, list, place.name, to))
  const duplicate = () => {
    const copy = duplicateRow(tool, place)
    if (!copy) return
    edit(copy.edits)
    onAdded(copy.path)
  }
  const add = isLoop ? undefined : adding()
  return (
    <>
      <div className="row-actions">
        {add && (
          <button type="button" className="btn s line" onClick={add.act}>
            <Icon name="plus" small />
            {t(add.word)}
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
        {isListed && (
          <>
            <button type="button" className="btn s" onClick={duplicate}>
              <Icon name="copy" small />
              {t('params.duplicate')}
            </button>
            <button
              type="button"
              className="btn icon s"
              disabled={index === 0}
              aria-label={t('params.moveUp')}
              onClick={() => move(index - 1)}
            >
              <Icon name="up" />
            </button>
            <button
              type="button"
              className="btn icon s"
              disabled={index === count - 1}
              aria-label={t('params.moveDown')}
              onClick={() => move(index + 1)}
            >
              <Icon name="down" />
            </button>
          </>
        )}
        <button
          type="button"
          className="btn s"
          disabled={!canRemove(place, count)}
          onClick={() => edit(removeRow(tool, place))}
        >
          <Icon name="trash" small />
          {t('params.remove')}
        </button>
      </div>
      {asJson && <SchemaAsJson path={path} node={place.schema} />}
    </>
  )

  /** What can be added inside, by the kind of the value. */
  function adding(): { word: WordKey; act: () => void } | undefined {
    if (kind === 'variants')
      return {
        word: 'params.addVariant',
        act: () => edit(addVariant(tool, body.path, body.schema)),
      }
    const tuple = tupleKeyOf(body.schema)
    if (kind === 'tuple' && tuple)
      return { word: 'params.addEntry', act: () => edit(addEntry(tool, [...body.path, tuple])) }
    const owner = ownerInside(tool, path)
    if (!owner) return undefined
    return {
      word: 'params.addInside',
      act: () => {
        const field = addField(tool, owner, 'field')
        edit(field.edits)
        onAdded(field.path)
      },
    }
  }
}
