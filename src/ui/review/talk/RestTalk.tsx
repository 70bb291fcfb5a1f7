import '../../../i18n/words/reviewing'
import { use, useEffect, useState } from 'react'
import { nameOf, titleOf } from '../../../core/model/tool'
import { useReviewing } from '../../../state/reviewing'
import { spotKey } from '../../../state/thread-places'
import { useSignal } from '../../kit/signal'
import { useWords } from '../../kit/use-words'
import { SpotToolContext } from '../talk-parts'
import { drawnSpots } from './drawn-spots'
import { LineTalk } from './LineTalk'
import { PageThread } from './PageThread'
import { SignLine } from './SignLine'

/** So long no line may have come before what has none is listed, in milliseconds. */
const SETTLED_MS = 600

/** Lines are drawn in turn: what waits for its own is not shown somewhere else first. */
function useSettled(drawn: unknown): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    if (isSettled) return undefined
    const timer = setTimeout(() => setSettled(true), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [drawn, isSettled])
  return isSettled
}

/** Remarks on a tool as a whole, or the set, and those whose line is not on the page. */
export function RestTalk() {
  const t = useWords()
  const of = use(SpotToolContext)
  const drawn = useSignal(drawnSpots)
  const threads = useReviewing((state) => state.state.threads)
  const isSettled = useSettled(drawn)
  const others = threads.filter(({ opened: { on }, place }) => {
    const { tool, path } = place
    return isSettled && tool === of?.index && !drawn.has(spotKey(tool, path, on.rule, on.line))
  })
  return (
    <section>
      <div className="rl one">
        <h3>{t(of ? 'reviewing.restTool' : 'reviewing.restSet')}</h3>
        <LineTalk spot={{}} label={t(of ? 'reviewing.wholeTool' : 'reviewing.wholeSet')} />
      </div>
      {of && <SignLine label={titleOf(of.tool) || nameOf(of.tool)} />}
      {others.map((thread) => (
        <PageThread key={thread.opened.id} thread={thread} />
      ))}
    </section>
  )
}
