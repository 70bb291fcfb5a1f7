import { useMemo } from 'react'
import { type ProfileChoice, profileOf } from '../../core/authoring/set/profiles'
import { leftOutOf, profileWarnings } from '../../core/authoring/set/told-of-profile'
import { readingOf } from '../../core/model/reading'
import { nameOf } from '../../core/model/tool'
import { setTitleOf } from '../../core/model/tool-set'
import type { DocumentState } from '../../state/document'
import { type ReadableTool, readableTools } from '../../state/readable-tools'
import type { ExportChoice } from '../targets/chosen-target'
import { choiceOf, type ProfileWish, wishIn } from '../targets/profile-wish'
import type { Chosen } from '../targets/target-list'
import { type ExportFile, type ExportOutcome, exportOutcome, type LossAt } from './export-outcome'
import { jsonFileName } from './file-name'

export interface Export {
  /** The tools that are exported. */
  readonly tools: readonly ReadableTool[]
  readonly outcome: ExportOutcome
  /** How many of the tools asked for have an error in their text. */
  readonly broken: number
  /** All that could be exported, which of them were asked for, and those that are left out, with why. */
  readonly all: readonly ReadableTool[]
  readonly wish: ProfileWish
  readonly leftOut: readonly LossAt[]
}

const NO_FILES: readonly ExportFile[] = []

/** The tool on screen, or those of the set that were asked for, as a target takes them. */
export function useExport(state: DocumentState, choice: ExportChoice, chosen: Chosen): Export {
  const { isList, profile, offers } = choice
  const { target, writer, isStrict } = chosen
  const { all, broken } = useMemo(() => {
    const records = state.set.tools.filter(({ id }) => isList || id === state.selected)
    return {
      broken: records.filter((record) => !readingOf(record).tool).length,
      all: readableTools(state, records),
    }
  }, [state, isList])
  // Our own document says itself what is hidden, and a platform enforces what no model sees.
  const isWhole = writer.kind === 'policy'
  const keepsHidden = writer.kind === 'json' && writer.dialect.id === 'toolwright'
  const filtered = useMemo(
    () =>
      isList && !isWhole
        ? chosenOfAll(all, profile, { keepsHidden })
        : { tools: all, ...UNFILTERED },
    [all, isList, isWhole, keepsHidden, profile],
  )
  const { tools, warnings } = filtered
  const title = setTitleOf(state.set)
  const outcome = useMemo(() => {
    const fileName = isList
      ? jsonFileName(title, 'tools', target.name, isStrict)
      : jsonFileName(nameOf(tools[0]?.tool), 'tool')
    const written = exportOutcome(tools, writer, { isList, fileName, title, warnings, offers })
    return tools.length > 0 ? written : { ...written, files: NO_FILES }
  }, [tools, warnings, offers, target, writer, isStrict, isList, title])
  return { ...filtered, all, outcome, broken }
}

const UNFILTERED = { wish: { kind: 'all' as const }, leftOut: [], warnings: [] }

function chosenOfAll(all: readonly ReadableTool[], profile: ProfileWish, more: ProfileChoice) {
  const nodes = all.map(({ tool }) => tool)
  const wish = wishIn(profile, all)
  const made = profileOf({ ...choiceOf(wish, all), ...more }, nodes)
  return {
    wish,
    tools: all.filter((_, i) => made[i]!.why === undefined),
    leftOut: leftOutOf(nodes, made).map(({ index, loss }): LossAt => {
      const { id, tool } = all[index]!
      return { loss, id, name: nameOf(tool) }
    }),
    warnings: profileWarnings(nodes, made),
  }
}
