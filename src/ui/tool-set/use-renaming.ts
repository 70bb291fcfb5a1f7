import { useMemo, useState } from 'react'
import {
  mentionsAcross,
  type Renaming,
  type ToolMention,
} from '../../core/authoring/set/tool-mentions'
import { readingOf } from '../../core/model/reading'
import { nameOf } from '../../core/model/tool'
import type { ToolRecord } from '../../core/model/tool-set'

/** A renaming as the set stands now: texts with an error are left out, and the texts that would follow. */
export function renamingOf(
  records: readonly ToolRecord[],
  id: string,
  from: string,
  to: string,
): { readonly renaming: Renaming; readonly mentions: readonly ToolMention[] } {
  const renaming = {
    tools: records.map((record) => readingOf(record).tool),
    index: records.findIndex((record) => record.id === id),
    from,
    to,
  }
  return { renaming, mentions: mentionsAcross(renaming) }
}

const keyOf = ({ tool, path, start }: ToolMention): string => `${tool} ${path.join('/')} ${start}`

/** The mentions of a name in a set, and which of them are to follow; the sure ones to begin with. */
export function useRenaming(records: readonly ToolRecord[], id: string, from: string, to: string) {
  const { renaming, mentions } = useMemo(
    () => renamingOf(records, id, from, to),
    [records, id, from, to],
  )
  const [ticked, setTicked] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isTicked = (mention: ToolMention): boolean => ticked.get(keyOf(mention)) ?? mention.isSure
  return {
    renaming,
    mentions,
    chosen: mentions.filter(isTicked),
    isTicked,
    tick: (mention: ToolMention, on: boolean) =>
      setTicked((before) => new Map(before).set(keyOf(mention), on)),
    isTaken: renaming.tools.some((tool, i) => i !== renaming.index && nameOf(tool) === to),
    unread: renaming.tools.filter((tool) => !tool).length,
  }
}
