import { get } from '../core/json/node'
import { print } from '../core/json/print'
import type { Finding } from '../core/lint/finding'
import {
  type Aside,
  asideOf,
  DEFAULT_SETTINGS,
  type LintSettings,
  settingAside,
  settingsOf,
  switching,
  takingBack,
} from '../core/lint/settings'
import { readingOf } from '../core/model/reading'
import { envelopeOf, type ToolSet } from '../core/model/tool-set'
import { setEdited, toolEdited, useDocument } from './document'

/** How far a finding is set aside: at its place, in its tool, or in every tool of the set. */
export const ASIDE_SCOPES = ['here', 'tool', 'set'] as const
export type AsideScope = (typeof ASIDE_SCOPES)[number]

/** Sets a finding aside in the document, for a reason; one step to undo. */
export function findingSetAside(
  toolId: string,
  finding: Finding,
  scope: AsideScope,
  reason: string,
): void {
  const { set } = useDocument.getState()
  if (scope === 'set') {
    const envelope = envelopeOf(set)
    if (envelope) setEdited(settingAside(envelope, finding, reason, 'everywhere'))
    return
  }
  const tool = toolOf(toolId)
  const where = scope === 'here' ? 'here' : 'everywhere'
  if (tool) toolEdited(toolId, settingAside(tool, finding, reason, where))
}

/** Takes an entry back: out of the tool's own, where it stands there, else out of the set's. */
export function asideTakenBack(toolId: string | undefined, entry: Aside): void {
  const tool = toolId === undefined ? undefined : toolOf(toolId)
  if (tool && toolId !== undefined && asideOf(tool).includes(entry)) {
    toolEdited(toolId, takingBack(tool, entry))
    return
  }
  const envelope = envelopeOf(useDocument.getState().set)
  if (envelope) setEdited(takingBack(envelope, entry))
}

/** Switches a rule on that is off by default, or off again; the document keeps it. */
export function ruleSwitched(rule: string, isOn: boolean): void {
  const envelope = envelopeOf(useDocument.getState().set)
  if (envelope) setEdited(switching(envelope, rule, isOn))
}

let known: { head: string; tail: string; said: string; settings: LintSettings } | undefined

/**
 * How a set is linted, by its own members, which are read only when they have changed. Typing the
 * title leaves the settings the same object, so that what is known of the tools stays known.
 */
export function settingsIn({ head, tail }: ToolSet): LintSettings {
  if (known?.head === head && known.tail === tail) return known.settings
  const envelope = envelopeOf({ head, tail })
  const lint = get(envelope, 'lint')
  const said = lint ? print(lint, 0) : ''
  const settings =
    known?.said === said ? known.settings : envelope ? settingsOf(envelope) : DEFAULT_SETTINGS
  known = { head, tail, said, settings }
  return settings
}

function toolOf(id: string) {
  const record = useDocument.getState().set.tools.find((tool) => tool.id === id)
  return record && readingOf(record).tool
}
