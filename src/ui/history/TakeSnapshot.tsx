import '../../i18n/words/history'
import { useId, useState } from 'react'
import type { KeptSnapshot } from '../../core/history/snapshot-store'
import { snapshotTaken } from '../../state/history'
import { Icon } from '../kit/Icon'
import { TextField } from '../kit/TextField'
import { useWords } from '../kit/use-words'
import { unkeptWords } from './unkept-words'

/** Keeps the set as it is now, under a name or none. */
export function TakeSnapshot() {
  const t = useWords()
  const id = useId()
  const [name, setName] = useState('')
  const [kept, setKept] = useState<KeptSnapshot>()
  const take = async () => {
    const answer = await snapshotTaken(name)
    setKept(answer)
    if (answer.ok) setName('')
  }
  return (
    <div className="take">
      <label className="lab" htmlFor={id}>
        {t('history.name')}
      </label>
      <div className="take-row">
        <TextField
          id={id}
          value={name}
          placeholder={t('history.nameExample')}
          onText={(text) => {
            setName(text)
            setKept(undefined)
          }}
          onEnter={() => void take()}
        />
        <button type="button" className="btn main" onClick={() => void take()}>
          <Icon name="clock" />
          {t('history.take')}
        </button>
      </div>
      <p role="status" className={kept?.ok === false ? 'error' : 'pass'}>
        {kept?.ok === true && t('history.taken')}
        {kept?.ok === false && unkeptWords(t, kept.reason)}
      </p>
    </div>
  )
}
