import '../../i18n/words/review'
import { useState } from 'react'
import { powers } from '../../state/powers'
import { fileNameOf } from '../exchange/file-name'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'

/** What a reader may do with a shared set: go on with a copy in this browser, or keep the file. */
export function ShareActions({ setText, title }: { setText: string; title: string }) {
  const t = useWords()
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  const edit = async () => {
    setState('busy')
    if (await powers().openAsNewSet(setText)) powers().leaveLink()
    else setState('failed')
  }
  const save = () =>
    powers().saveFile(fileNameOf(title, 'tools', 'toolwright'), setText, 'application/json')
  return (
    <>
      <span role="status" className="error copy-failed">
        {state === 'failed' && t('review.editCopyFailed')}
      </span>
      <button
        type="button"
        className="btn icon-p"
        onClick={save}
        aria-label={t('review.download')}
        title={t('review.download')}
      >
        <Icon name="import" />
        <span className="hide-p">{t('review.download')}</span>
      </button>
      <button
        type="button"
        className="btn main"
        disabled={state === 'busy'}
        onClick={() => void edit()}
      >
        {t('review.editCopy')}
      </button>
    </>
  )
}
