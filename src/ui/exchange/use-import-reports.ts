import { useEffect, useState } from 'react'
import type { ImportReport } from './import-report'
import type { ImportSource } from './import-source'
import { readImport } from './read-import'

/** A text is read once its typing rests this long. */
const REST_MS = 150

export interface ReadSource {
  readonly source: ImportSource
  readonly report: ImportReport
}

const done = new WeakMap<ImportSource, ImportReport>()

/** Reads the sources; `isWorking` while any is still being read. A source is read once. */
export function useImportReports(sources: readonly ImportSource[]): {
  readonly read: readonly ReadSource[]
  readonly isWorking: boolean
} {
  const [, setTurn] = useState(0)
  useEffect(() => {
    const waiting = sources.filter((source) => !done.has(source))
    if (!waiting.length) return
    const stops: (() => void)[] = []
    let wanted = true
    const timer = setTimeout(() => {
      for (const source of waiting) {
        const { report, stop } = readImport(source.text)
        stops.push(stop)
        void report.then((value) => {
          done.set(source, value)
          if (wanted) setTurn((turn) => turn + 1)
        })
      }
    }, REST_MS)
    return () => {
      wanted = false
      clearTimeout(timer)
      stops.forEach((stop) => stop())
    }
  }, [sources])
  const read = sources.flatMap((source) => {
    const report = done.get(source)
    return report ? [{ source, report }] : []
  })
  return { read, isWorking: read.length < sources.length }
}
