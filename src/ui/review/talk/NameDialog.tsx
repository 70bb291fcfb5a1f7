import '../../../i18n/words/reviewing'
import { useId, useRef, useState } from 'react'
import { nameGiven, nameRefused, useReviewer } from '../../../state/reviewer'
import { Modal } from '../../kit/Modal'
import { TextField } from '../../kit/TextField'
import { useWords } from '../../kit/use-words'

/** Asks once who is reviewing. */
export default function NameDialog() {
  const t = useWords()
  const id = useId()
  const body = useRef<HTMLDivElement>(null)
  const [name, setName] = useState(useReviewer.getState().name)
  const [focusFirst] = useState(() => ({
    get current() {
      return body.current?.querySelector('input') ?? null
    },
  }))
  const give = () => name.trim() && nameGiven(name.trim())
  return (
    <Modal
      title={t('reviewing.nameTitle')}
      focusFirst={focusFirst}
      onClose={nameRefused}
      footer={
        <>
          <span className="grow" />
          <button type="button" className="btn" onClick={nameRefused}>
            {t('reviewing.cancel')}
          </button>
          <button type="button" className="btn main" disabled={!name.trim()} onClick={give}>
            {t('reviewing.nameGo')}
          </button>
        </>
      }
    >
      <div ref={body}>
        <label className="lab" htmlFor={id}>
          {t('reviewing.nameField')}
        </label>
        <TextField id={id} value={name} autoComplete="name" onText={setName} onEnter={give} />
        <p className="quiet name-why">{t('reviewing.nameWhy')}</p>
      </div>
    </Modal>
  )
}
