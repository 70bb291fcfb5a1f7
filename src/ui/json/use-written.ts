import { useDeferredValue, useMemo } from 'react'
import type { Written } from '../../core/dialects/dialect'
import { exportTools } from '../../core/dialects/export'
import type { JsonObject } from '../../core/json/node'
import { readingOf } from '../../core/model/reading'
import { readableRecord, useDocument } from '../../state/document'
import { SHOWN_DIALECTS, type ShownDialect } from './shown-dialects'

export interface WrittenTool {
  /** The tool as it can be read; absent while nothing of it ever could. */
  readonly tool: JsonObject | undefined
  /** Whether its text has an error, so that this is an older reading. */
  readonly isOld: boolean
  readonly byDialect: ReadonlyMap<ShownDialect, Written>
}

/** The tool in each dialect shown, worked out after the keystroke is on screen. */
export function useWritten(id: string): WrittenTool {
  const record = useDeferredValue(useDocument((state) => readableRecord(state, id)))
  const isOld = useDocument(({ set }) => {
    const own = set.tools.find((tool) => tool.id === id)
    return own !== undefined && readingOf(own).tool === undefined
  })
  const tool = record && readingOf(record).tool
  const byDialect = useMemo(() => {
    const written = new Map<ShownDialect, Written>()
    for (const dialect of SHOWN_DIALECTS) {
      const item = tool && exportTools([tool], dialect.id)?.items[0]
      if (item) written.set(dialect.id, item.written)
    }
    return written
  }, [tool])
  return { tool, isOld, byDialect }
}
