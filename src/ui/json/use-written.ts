import { useDeferredValue, useMemo } from 'react'
import type { Written } from '../../core/dialects/dialect'
import { exportTools } from '../../core/dialects/export'
import type { JsonObject } from '../../core/json/node'
import { readingOf } from '../../core/model/reading'
import { readableRecord, useDocument } from '../../state/document'

export interface WrittenTool {
  /** The tool as it can be read; absent while nothing of it ever could. */
  readonly tool: JsonObject | undefined
  /** Whether its text has an error, so that this is an older reading. */
  readonly isOld: boolean
  /** As the dialect that is looked at writes it. */
  readonly wire: Written | undefined
}

/** The tool, and the same in a dialect, worked out after the keystroke is on screen. */
export function useWritten(id: string, dialect: string | undefined): WrittenTool {
  const record = useDeferredValue(useDocument((state) => readableRecord(state, id)))
  const isOld = useDocument(({ set }) => {
    const own = set.tools.find((tool) => tool.id === id)
    return own !== undefined && readingOf(own).tool === undefined
  })
  const tool = record && readingOf(record).tool
  const wire = useMemo(
    () => (tool && dialect ? exportTools([tool], dialect)?.items[0]?.written : undefined),
    [tool, dialect],
  )
  return { tool, isOld, wire }
}
