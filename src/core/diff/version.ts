import { type Imported, importText } from '../dialects/import'
import type { JsonObject } from '../json/node'
import { parse } from '../json/parse'
import { get } from '../json/node'
import { isShareLink } from '../share/has-link-payload'
import { type LinkProblem, readLink } from '../share/decode-link'
import { DEFAULT_SETTINGS, type LintSettings, settingsOf } from '../lint/settings'

/** A tool of a version, and the dialect it was read from. */
export interface VersionTool {
  readonly tool: JsonObject
  readonly dialect: string
}

/** One side of a comparison. */
export interface Version {
  readonly tools: readonly VersionTool[]
  /** The text is one tool by itself, no list. */
  readonly isSingle: boolean
  /** The set's own members, where the text is a set of ours. */
  readonly envelope?: JsonObject
  readonly settings: LintSettings
  /** The text that the tools stand in. */
  readonly text: string
  /** Whether all of it could be read, every item too. */
  readonly isWhole: boolean
  /** What came of reading it, with all that could not be. */
  readonly imported: Imported
}

export type ReadVersions =
  /** One version, or the earlier and the later one of a link that carries both. */
  | { readonly ok: true; readonly versions: readonly [Version, Version?] }
  | { readonly ok: false; readonly problem: LinkProblem }

/**
 * Reads what is given to be compared: tools in any dialect, a set of ours, or a share link. A link
 * that carries a review alone is told as made by a newer Toolwright. Never throws.
 */
export function readVersions(given: string): ReadVersions {
  if (!isShareLink(given)) return { ok: true, versions: [versionOf(given)] }
  const link = readLink(given)
  if (!link.ok) return { ok: false, problem: link }
  if (link.kind === 'review') return { ok: false, problem: { ok: false, reason: 'newer' } }
  return {
    ok: true,
    versions:
      link.kind === 'set'
        ? [versionOf(link.setText)]
        : [versionOf(link.beforeText), versionOf(link.afterText)],
  }
}

/** A version of a text that is no link. */
export function versionOf(text: string): Version {
  const imported = importText(text)
  const root = text.includes('"toolwright"') ? parse(text).root : undefined
  const envelope =
    root?.kind === 'object' && get(root, 'tools')?.kind === 'array' ? root : undefined
  return {
    tools: imported.tools.map(({ tool, dialect }) => ({ tool, dialect })),
    ...(envelope ? { envelope } : {}),
    isSingle: imported.isSingle,
    settings: envelope ? settingsOf(envelope) : DEFAULT_SETTINGS,
    text,
    isWhole: imported.isWhole && imported.errors.length === 0,
    imported,
  }
}
