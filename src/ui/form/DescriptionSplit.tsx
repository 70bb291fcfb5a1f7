import '../../i18n/words/describing'
import { useState } from 'react'
import {
  answersOf,
  splitDescription,
  splitEdits,
} from '../../core/authoring/description/split-description'
import { get, stringOf } from '../../core/json/node'
import { composeDescription } from '../../core/model/description'
import { DESCRIPTION_KEYS, type DescriptionKey } from '../../core/model/tool'
import { Modal } from '../kit/Modal'
import { Select } from '../kit/Select'
import { useWords } from '../kit/use-words'
import './description.css'
import { keepOriginal } from './description-originals'
import { useEdit, useFormTool } from './form-context'

/** Shows where each sentence would go; sentences can be moved before it is done. */
export default function DescriptionSplit({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const { tool } = useFormTool()
  const edit = useEdit()
  const [moves, setMoves] = useState<ReadonlyMap<number, DescriptionKey>>(new Map())
  const proposed = splitDescription(tool)
  const pieces = proposed.map((piece) => ({ ...piece, key: moves.get(piece.start) ?? piece.key }))
  const before = stringOf(get(tool, 'description')) ?? ''
  const after = composeDescription(answersOf(pieces))
  const places = pieces.map(({ key }) => DESCRIPTION_KEYS.indexOf(key))
  const isInOrder = places.every((place, i) => i === 0 || place >= places[i - 1]!)
  const take = () => {
    const edits = splitEdits(tool, pieces)
    keepOriginal(edits, before)
    edit(edits)
    onClose()
  }
  return (
    <Modal
      title={t('describing.splitTitle')}
      onClose={onClose}
      wide
      footer={
        <>
          {moves.size > 0 && (
            <button type="button" className="btn" onClick={() => setMoves(new Map())}>
              {t('describing.asProposed')}
            </button>
          )}
          <span className="grow" />
          <button type="button" className="btn" onClick={onClose}>
            {t('describing.cancel')}
          </button>
          <button type="button" className="btn main" onClick={take} disabled={pieces.length === 0}>
            {t('describing.doSplit')}
          </button>
        </>
      }
    >
      <p className="quiet">{t('describing.splitHint')}</p>
      <ol className="sentences split">
        {pieces.map((piece, i) => (
          <li key={piece.start}>
            <span>
              <Select
                look="s"
                value={piece.key}
                aria-label={t('describing.goesTo', { text: shortened(piece.text) })}
                options={DESCRIPTION_KEYS.map((key) => ({
                  value: key,
                  label: t(`describing.${key}`),
                }))}
                onChoose={(key) => {
                  const next = new Map(moves)
                  if (key === proposed[i]!.key) next.delete(piece.start)
                  else next.set(piece.start, key)
                  setMoves(next)
                }}
              />
              {moves.has(piece.start) && (
                <span className="quiet moved">{t('describing.moved')}</span>
              )}
            </span>
            <span className="sentence">{piece.text.trim()}</span>
          </li>
        ))}
      </ol>
      <div className="split-after">
        <div className="lab">
          {t('describing.after')}
          <span className="hint">
            {t('describing.size', { before: [...before].length, after: [...after].length })}
          </span>
        </div>
        <p className="quiet">
          {t(
            after === before
              ? 'describing.same'
              : isInOrder
                ? 'describing.sameOrder'
                : 'describing.reordered',
          )}
        </p>
        {after !== before && <p className="kept text">{after}</p>}
      </div>
    </Modal>
  )
}

const shortened = (text: string): string => {
  const characters = [...text.trim()]
  return characters.length > 60 ? `${characters.slice(0, 60).join('')}…` : characters.join('')
}
