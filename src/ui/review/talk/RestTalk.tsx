import '../../../i18n/words/reviewing'
import { use } from 'react'
import { nameOf, titleOf } from '../../../core/model/tool'
import { useReviewing } from '../../../state/reviewing'
import { placeToday, spotKey } from '../../../state/thread-places'
import { useSignal } from '../../kit/signal'
import { useWords } from '../../kit/use-words'
import { SpotToolContext } from '../talk-parts'
import { drawnSpots } from './drawn-spots'
import { LineTalk } from './LineTalk'
import { PageThread } from './PageThread'
import { SignLine } from './SignLine'

/** Remarks on a tool as a whole, or the set, and those whose line is not on the page. */
export function RestTalk() {
  const t = useWords()
  const of = use(SpotToolContext)
  const drawn = useSignal(drawnSpots)
  const threads = useReviewing((state) => state.state.threads)
  const others = threads.filter(({ opened: { on }, place }) => {
    const { tool, path } = placeToday(on, place)
    return tool === of?.index && !drawn.has(spotKey(tool, path, on.rule, on.line))
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
