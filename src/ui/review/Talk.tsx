import { use } from 'react'
import { type SignProps, type TalkProps, TalkPartsContext } from './talk-parts'

/** The place of a remark beside a line: kept free from the first, so that nothing moves later. */
export function Talk(props: TalkProps) {
  const parts = use(TalkPartsContext)
  return parts ? <parts.Talk {...props} /> : <span className="cm" />
}

/** Where a person signs a line. */
export function Sign(props: SignProps) {
  const parts = use(TalkPartsContext)
  return parts ? <parts.Sign {...props} /> : null
}

/** Remarks about a tool, or the set, as a whole. */
export function Rest() {
  const parts = use(TalkPartsContext)
  return parts ? <parts.Rest /> : null
}

/** The link that leads to a tool. */
export function ToolLink() {
  const parts = use(TalkPartsContext)
  return parts ? <parts.ToolLink /> : null
}

/** Where a reader chooses whose model is asked about; its room is kept. */
export function ShownAs() {
  const parts = use(TalkPartsContext)
  return parts ? <parts.ShownAs /> : <div className="shown-as" />
}
