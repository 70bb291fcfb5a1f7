import '../../i18n/words/comparing'
import '../../i18n/words/review'
import { lazy, Suspense, useMemo, useState } from 'react'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { PageTop } from '../review/PageTop'
import { ShareActions } from '../review/ShareActions'
import { sharedSet } from '../review/shared-set'
import { SharedPage } from '../review/SharedPage'
import { CompareHero } from './CompareHero'
import './compare-page.css'

/** Which versions these are is read before what compares them is there. */
const CompareBody = lazy(() => import('./CompareBody'))

/** Two versions as a link carries them. */
export interface CompareLink {
  readonly beforeText: string
  readonly afterText: string
  readonly leftOut: readonly string[]
}

/** What a link of two versions opens: what changed, and from there the cards of the later version. */
export default function ComparePage({ link }: { link: CompareLink }) {
  const t = useWords()
  const { beforeText, afterText, leftOut } = link
  const [opened, setOpened] = useState<{ readonly at?: number }>()
  const set = useMemo(() => sharedSet(afterText), [afterText])
  const heading = t('comparing.heading', { title: set.title || t('review.untitled') })
  if (opened)
    return (
      <SharedPage
        setText={afterText}
        leftOut={leftOut}
        openAt={opened.at}
        actions={<ShareActions setText={afterText} />}
        back={
          <button type="button" className="btn line" onClick={() => setOpened(undefined)}>
            <Icon name="undo" />
            {t('comparing.backToChanges')}
          </button>
        }
      />
    )
  return (
    <div className="page">
      <PageTop title={heading}>
        <ShareActions setText={afterText} />
      </PageTop>
      <main>
        <CompareHero beforeText={beforeText} set={set} heading={heading} />
        <Suspense
          fallback={
            <p role="status" className="wrap compare-wrap quiet">
              {t('comparing.working')}
            </p>
          }
        >
          <CompareBody link={link} onOpen={(at) => setOpened(at === undefined ? {} : { at })} />
        </Suspense>
      </main>
    </div>
  )
}
