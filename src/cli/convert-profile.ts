import type { ImportedTool } from '../core/dialects/import'
import type { SetError } from '../core/dialects/dialect'
import type { JsonObject } from '../core/json/node'
import type { Lang } from '../core/lint/rule'
import { nameOf } from '../core/model/tool'
import { agentsOfSet } from '../core/authoring/set/export-marks'
import { type ProfileChoice, profileOf } from '../core/authoring/set/profiles'
import { leftOutOf, profileWarnings } from '../core/authoring/set/told-of-profile'
import { commandLineText } from '../i18n/command-line'
import { type Note, notesIn } from './conversion'

/** Which tools a command is to write, as its options say. */
export const PROFILE_OPTIONS = {
  'read-only': { type: 'boolean' },
  agent: { type: 'string' },
  only: { type: 'string' },
} as const

export interface ProfileRequest {
  readonly isReadOnly: boolean
  readonly agent?: string
  /** Names of tools; none asks for all. */
  readonly only: readonly string[]
}

/** The tools that are to be written, with what is told of the others and of them all. */
export interface ChosenTools {
  readonly tools: readonly ImportedTool[]
  readonly leftOut: readonly Note[]
  readonly warnings: readonly SetError[]
}

/** Chooses tools as asked; or a sentence on an agent or a tool that the file does not have. */
export function chooseTools(
  imported: readonly ImportedTool[],
  request: ProfileRequest,
  to: string,
  lang: Lang,
): ChosenTools | string {
  const tools = imported.map(({ tool }) => tool)
  const strange = strangeIn(tools, request, lang)
  if (strange !== undefined) return strange
  const { isReadOnly, agent, only } = request
  const choice: ProfileChoice = {
    isReadOnly,
    // Our own document says itself that a tool is hidden, so nothing has to be taken out of it.
    keepsHidden: to === 'toolwright',
    ...(agent === undefined ? {} : { agent }),
    ...(only.length === 0
      ? {}
      : { only: tools.flatMap((tool, index) => (only.includes(nameOf(tool)) ? [index] : [])) }),
  }
  const profile = profileOf(choice, tools)
  const noteOf = notesIn(lang)
  return {
    tools: imported.filter((_, i) => profile[i]!.why === undefined),
    leftOut: leftOutOf(tools, profile).map(({ index, loss }) => noteOf(nameOf(tools[index]), loss)),
    warnings: profileWarnings(tools, profile),
  }
}

function strangeIn(
  tools: readonly JsonObject[],
  { agent, only }: ProfileRequest,
  lang: Lang,
): string | undefined {
  const between = lang === 'zh' ? '、' : ', '
  const agents = agentsOfSet(tools)
  if (agent !== undefined && !agents.includes(agent.trim()))
    return agents.length === 0
      ? commandLineText(lang, 'no-agents', { name: agent })
      : commandLineText(lang, 'unknown-agent', { name: agent, known: agents.join(between) })
  const names = tools.map(nameOf)
  const missing = only.find((name) => !names.includes(name))
  return missing === undefined
    ? undefined
    : commandLineText(lang, 'unknown-tool', { name: missing })
}
