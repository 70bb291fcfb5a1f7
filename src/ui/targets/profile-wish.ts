import { agentsOfSet } from '../../core/authoring/set/export-marks'
import type { ProfileChoice } from '../../core/authoring/set/profiles'
import type { JsonObject } from '../../core/json/node'

/** Which tools of a set an export is wished to have; single ones by their ids of this session. */
export type ProfileWish =
  | { readonly kind: 'all' }
  | { readonly kind: 'readOnly' }
  | { readonly kind: 'agent'; readonly agent: string }
  | { readonly kind: 'some'; readonly ids: ReadonlySet<string> }

export const ALL_TOOLS: ProfileWish = { kind: 'all' }

interface Known {
  readonly id: string
  readonly tool: JsonObject
}

/** The wish where these tools can fulfil it: an agent, or tools, of another set ask for all here. */
export function wishIn(wish: ProfileWish, tools: readonly Known[]): ProfileWish {
  if (wish.kind === 'agent') {
    const agents = agentsOfSet(tools.map(({ tool }) => tool))
    return agents.includes(wish.agent) ? wish : ALL_TOOLS
  }
  if (wish.kind !== 'some' || wish.ids.size === 0) return wish
  return tools.some(({ id }) => wish.ids.has(id)) ? wish : ALL_TOOLS
}

/** The wish as the core takes it. */
export function choiceOf(wish: ProfileWish, tools: readonly Known[]): ProfileChoice {
  switch (wish.kind) {
    case 'all':
      return {}
    case 'readOnly':
      return { isReadOnly: true }
    case 'agent':
      return { agent: wish.agent }
    case 'some':
      return { only: tools.flatMap(({ id }, index) => (wish.ids.has(id) ? [index] : [])) }
  }
}
