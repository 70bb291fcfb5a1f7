import { useMemo, useState } from 'react'
import {
  mentionsAcross,
  type Renaming,
  type ToolMention,
} from '../../core/authoring/set/tool-mentions'
import type { JsonObject } from '../../core/json/node'
import { pointer } from '../../core/json/pointer'
import { readingOf } from '../../core/model/reading'
import { nameOf } from '../../core/model/tool'
import { envelopeOf, type ToolRecord } from '../../core/model/tool-set'
import { useDocument } from '../../state/document'

/** A renaming as the set stands now: texts with an error are left out, and the texts that would follow. */
export function renamingOf(
  records: readonly ToolRecord[],
  id: string,
  from: string,
  to: string,
  envelope: JsonObject | undefined,
): { readonly renaming: Renaming; readonly mentions: readonly ToolMention[] } {
  const renaming = {
    tools: records.map((record) => readingOf(record).tool),
    index: records.findIndex((record) => record.id === id),
    from,
    to,
    envelope,
  }
  return { renaming, mentions: mentionsAcross(renaming) }
}

const keyOf = ({ tool, path, start }: ToolMention): string => `${tool} ${pointer(path)} ${start}`

/** The set's own members, the same object while their text is the same. */
export function useEnvelope(): JsonObject | undefined {
  return useDocument(({ set }) => envelopeOf(set))
}

/** The mentions of a name in a set, and which of them are to follow; the sure ones to begin with. */
export function useRenaming(records: readonly ToolRecord[], id: string, from: string, to: string) {
  const envelope = useEnvelope()
  const { renaming, mentions } = useMemo(
    () => renamingOf(records, id, from, to, envelope),
    [records, id, from, to, envelope],
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
