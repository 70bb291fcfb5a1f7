import { useMemo } from 'react'
import { nameOf } from '../../../core/model/tool'
import { print } from '../../../core/json/print'
import { oncePer } from '../../../core/once-per'
import type { JsonObject } from '../../../core/json/node'
import { shownRecord, useDocument } from '../../../state/document'
import { type OtherVersion, useModelRun } from '../../../state/model-run'
import { readableTools } from '../../../state/readable-tools'
import { useSettled } from '../questions/use-settled'
import type { ComparedVersion } from './use-overlap'

const textOf = oncePer((tool: JsonObject): string => print(tool, 0))

/** The set on screen as it could be read last, and where one was chosen, the version beside it. */
export function useVersions(otherId: string): {
  readonly versions: readonly ComparedVersion[]
  readonly other: OtherVersion | undefined
} {
  const readable = readableTools(useDocument())
  const other = useModelRun(({ others }) => others.find(({ id }) => id === otherId))
  const tools = useSettled(readable.map(({ tool }) => tool))
  const ids = useSettled(readable.map(({ id }) => id))
  const versions = useMemo(() => {
    const { set, lastGood } = useDocument.getState()
    const byId = new Map(set.tools.map((record) => [record.id, record]))
    const texts = ids.map((id, i) => {
      const record = byId.get(id)
      return record ? shownRecord(record, { lastGood }).text : textOf(tools[i]!)
    })
    const current = { texts, names: tools.map(nameOf), ids }
    if (!other) return [current]
    return [current, { texts: other.tools.map(textOf), names: other.tools.map(nameOf), ids: [] }]
  }, [tools, ids, other])
  return { versions, other }
}
