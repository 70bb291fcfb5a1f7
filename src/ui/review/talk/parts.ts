import { type JsonObject, obj } from '../../../core/json/node'
import { reviewOpened } from '../../../state/reviewing'
import type { TalkParts } from '../talk-parts'
import type { SharedSet } from '../shared-set'
import { GoToPlace } from './GoToPlace'
import { LineTalk } from './LineTalk'
import { RestTalk } from './RestTalk'
import { ShownAsBar } from './ShownAsBar'
import { SignedCount, SignedMark } from './Signed'
import { SignLine } from './SignLine'
import './talk.css'
import { ToolLink } from './ToolLink'
import { VerdictBar } from './VerdictBar'

const PARTS: TalkParts = {
  Talk: LineTalk,
  Sign: SignLine,
  Rest: RestTalk,
  ShownAs: ShownAsBar,
  SignedCount,
  SignedMark,
  ToolLink,
  GoToPlace,
  Bar: VerdictBar,
}

/** Begins, or goes on with, the review of a set. */
export function partsFor({ envelope }: SharedSet): TalkParts {
  reviewOpened(envelope.kind === 'object' ? (envelope satisfies JsonObject) : obj([]))
  return PARTS
}
