import { carriedBy } from '../../core/dialects/carried-by'
import type { ImportedTool } from '../../core/dialects/import'
import type { JsonObject, Path } from '../../core/json/node'
import { parse } from '../../core/json/parse'
import { lineStarts, locate, type Position, positionAt } from '../../core/json/position'
import { DEFAULT_SETTINGS, type LintSettings, settingsOf } from '../../core/lint/settings'
import type { Input } from '../read-input'

/** A tool and where it came from. */
export interface Checked {
  readonly file: string
  /** Its place among the tools of its file, from 0. */
  readonly index: number
  readonly tool: JsonObject
  readonly dialect: string
  readonly settings: LintSettings
  /** The file's text, in which all places are. */
  readonly text: string
  /** Line and column in the file of what a path in the tool leads to, and of an offset. */
  readonly placeOf: (path: Path) => Position
  readonly positionAt: (offset: number) => Position
}

/** The tools of a file with the settings that the file itself states. `on`: rules switched on beside. */
export function checkedTools(
  input: Input,
  tools: readonly ImportedTool[],
  on: readonly string[],
): readonly Checked[] {
  const starts = lineStarts(input.text)
  const stated = statedSettings(input.text)
  const byDialect = new Map<string, LintSettings>()
  return tools.map(({ tool, dialect }, index) => {
    const settings = byDialect.get(dialect) ?? {
      ...stated,
      on: new Set([...stated.on, ...on]),
      carries: carriedBy(dialect),
    }
    byDialect.set(dialect, settings)
    return {
      file: input.path,
      index,
      tool,
      dialect,
      settings,
      text: input.text,
      placeOf: (at) => positionAt(starts, locate(tool, at).start),
      positionAt: (offset) => positionAt(starts, offset),
    }
  })
}

/** Only a set of our own states settings, so that no other text is read twice. */
function statedSettings(text: string): LintSettings {
  if (!text.includes('"toolwright"') || !text.includes('"lint"')) return DEFAULT_SETTINGS
  const { root } = parse(text)
  return root?.kind === 'object' ? settingsOf(root) : DEFAULT_SETTINGS
}
