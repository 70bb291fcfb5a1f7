import '../../i18n/words/review'
import { lazy, Suspense, useState } from 'react'
import { powers } from '../../state/powers'
import { Icon } from '../kit/Icon'
import { MenuButton } from '../kit/MenuButton'
import { useWords } from '../kit/use-words'
import { saveSharedSet } from './save-shared-set'

const PageFileDialog = lazy(() => import('./PageFileDialog'))

/** What a reader may do with a shared set: go on with a copy in this browser, or keep it as a file. */
export function ShareActions({ setText }: { setText: string }) {
  const t = useWords()
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  const [isSaving, setSaving] = useState(false)
  const edit = async () => {
    setState('busy')
    const { withOwnReview } = await import('./talk/with-own-review')
    if (await powers().openAsNewSet(withOwnReview(setText))) powers().leaveLink()
    else setState('failed')
  }
  return (
    <>
      <span role="status" className="error copy-failed">
        {state === 'failed' && t('review.editCopyFailed')}
      </span>
      <MenuButton
        label={t('review.download')}
        className="btn icon-p"
        items={[
          {
            id: 'set',
            label: t('review.downloadSet'),
            icon: 'file',
            onChoose: () => saveSharedSet(setText),
          },
          {
            id: 'page',
            label: t('review.savePage'),
            icon: 'import',
            onChoose: () => setSaving(true),
          },
        ]}
      >
        <Icon name="import" />
        <span className="hide-p">{t('review.download')}</span>
      </MenuButton>
      <button
        type="button"
        className="btn main"
        disabled={state === 'busy'}
        onClick={() => void edit()}
      >
        {t('review.editCopy')}
      </button>
      <Suspense>
        {isSaving && <PageFileDialog setText={setText} onClose={() => setSaving(false)} />}
      </Suspense>
    </>
  )
}
