import { lazy, Suspense, useMemo, useState } from 'react'
import { readLink } from '../../core/share/decode-link'
import '../kit/fields.css'
import { BrokenLink } from './BrokenLink'
import './link-page.css'
import { SharedPage } from './SharedPage'
import './sheet.css'
import { ShareActions } from './ShareActions'

const ComparePage = lazy(() => import('../compare/ComparePage'))
const ReviewBack = lazy(() => import('./ReviewBack'))

/**
 * What a share link opens: a reader's page, what changed between two versions, a review on its way
 * back, or what is wrong with the link. The reader's own sets are neither read nor written. `text` is
 * the address, or any text with a link in it.
 */
export default function LinkPage({ text }: { text: string }) {
  const [pasted, setPasted] = useState<string>()
  const link = pasted ?? text
  const read = useMemo(() => readLink(link), [link])
  if (!read.ok) return <BrokenLink problem={read} onPasted={setPasted} />
  if (read.kind === 'review')
    return (
      <Suspense>
        <ReviewBack link={read} />
      </Suspense>
    )
  if (read.kind === 'compare')
    return (
      <Suspense>
        <ComparePage link={read} />
      </Suspense>
    )
  const actions = <ShareActions setText={read.setText} />
  const { setText, leftOut, place } = read
  return <SharedPage setText={setText} leftOut={leftOut} place={place} actions={actions} />
}
