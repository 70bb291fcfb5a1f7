import '../../i18n/words/describing'
import { useId, useState } from 'react'
import { joinEdits, keptApart } from '../../core/authoring/description/join-description'
import { get } from '../../core/json/node'
import { descriptionText } from '../../core/model/description'
import { Modal } from '../kit/Modal'
import { useWords } from '../kit/use-words'
import './description.css'
import { originalOf } from './description-originals'
import { useEdit, useFormTool } from './form-context'

/** Shows the one text that the answers would become, and the one they were split from. */
export default function DescriptionJoin({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const id = useId()
  const { tool } = useFormTool()
  const edit = useEdit()
  const read = descriptionText(tool)
  const original = originalOf(get(tool, 'description'))
  const hasChoice = original !== undefined && original !== read
  const [wantsOriginal, setWantsOriginal] = useState(true)
  const text = hasChoice && wantsOriginal ? original : read
  const kept = keptApart(tool)
  const take = () => {
    edit(joinEdits(tool, text))
    onClose()
  }
  return (
    <Modal
      title={t('describing.joinTitle')}
      onClose={onClose}
      footer={
        <>
          <span className="grow" />
          <button type="button" className="btn" onClick={onClose}>
            {t('describing.cancel')}
          </button>
          <button type="button" className="btn main" onClick={take} disabled={kept.length > 0}>
            {t('describing.doJoin')}
          </button>
        </>
      }
    >
      <p className="quiet">{t('describing.joinHint')}</p>
      {hasChoice && (
        <fieldset className="plain join-choice" aria-label={t('describing.joinChoice')}>
          {([true, false] as const).map((isOriginal) => (
            <label key={String(isOriginal)}>
              <input
                type="radio"
                name={id}
                checked={wantsOriginal === isOriginal}
                onChange={() => setWantsOriginal(isOriginal)}
              />
              {t(isOriginal ? 'describing.asImported' : 'describing.asRead')}
            </label>
          ))}
        </fieldset>
      )}
      <p className="kept text">{text}</p>
      {kept.length > 0 && (
        <p className="refusal">
          {t('describing.joinKept', { members: kept.join(t('describing.between')) })}
        </p>
      )}
    </Modal>
  )
}
