import { use } from 'react'
import { nameOf, titleOf } from '../../../core/model/tool'
import { SpotToolContext } from '../talk-parts'
import { CopyPlace } from './CopyPlace'
import { placeOfSpot } from './link-to'

/** The link that leads to a tool. */
export function ToolLink() {
  const of = use(SpotToolContext)
  if (!of) return null
  return <CopyPlace place={placeOfSpot({}, of)} label={titleOf(of.tool) || nameOf(of.tool)} />
}
