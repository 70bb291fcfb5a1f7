import '../../i18n/words/share'
import { lazy, Suspense, useState } from 'react'
import { useWords } from '../kit/use-words'
import { PageFile } from './PageFile'

const QrCode = lazy(() => import('./QrCode'))

interface OtherRoutesProps {
  /** None where the set is too large for a link. */
  readonly url?: string
  readonly text: string
  readonly title: string
}

/** Ways for what is shared beside the link: a code to scan, a page in one file. Made when asked for. */
export function OtherRoutes({ url, text, title }: OtherRoutesProps) {
  const t = useWords()
  const [shown, setShown] = useState<'code' | 'page'>()
  const toggle = (route: 'code' | 'page') => setShown(shown === route ? undefined : route)
  return (
    <div className="other-routes">
      <div className="acts">
        {url !== undefined && (
          <button
            type="button"
            className="btn line s"
            aria-expanded={shown === 'code'}
            onClick={() => toggle('code')}
          >
            {t('share.qrShow')}
          </button>
        )}
        <button
          type="button"
          className="btn line s"
          aria-expanded={shown === 'page'}
          onClick={() => toggle('page')}
        >
          {t('share.pageShow')}
        </button>
      </div>
      <Suspense>
        {shown === 'code' && url !== undefined && <QrCode url={url} title={title} />}
      </Suspense>
      {shown === 'page' && <PageFile setText={text} title={title} />}
    </div>
  )
}
