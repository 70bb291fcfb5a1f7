import { useEffect, useState } from 'react'
import { answersOf, type ChoicesBySource } from './import-choices'
import type { ImportReport } from './import-report'
import type { ImportSource } from './import-source'
import { readImport } from './read-import'
import type { RepairAnswers } from './repair-list'

/** A text is read once its typing rests this long. */
const REST_MS = 150

export interface ReadSource {
  readonly source: ImportSource
  readonly report: ImportReport
}

const done = new WeakMap<ImportSource, { answers: RepairAnswers; report: ImportReport }>()

/**
 * Reads the sources, again when an answer about a repair changes; `isWorking` while any reading is
 * not the one that was asked for. Until the new one is there the old one stays on screen.
 */
export function useImportReports(
  sources: readonly ImportSource[],
  choices: ChoicesBySource,
): { readonly read: readonly ReadSource[]; readonly isWorking: boolean } {
  const [, setTurn] = useState(0)
  const isDone = (source: ImportSource): boolean =>
    done.get(source)?.answers === answersOf(choices, source)
  useEffect(() => {
    const waiting = sources.filter(
      (source) => done.get(source)?.answers !== answersOf(choices, source),
    )
    if (!waiting.length) return
    const stops: (() => void)[] = []
    let wanted = true
    const start = (): void => {
      for (const source of waiting) {
        const answers = answersOf(choices, source)
        const { report, stop } = readImport({ text: source.text, answers })
        stops.push(stop)
        void report.then((value) => {
          if (!wanted) return
          done.set(source, { answers, report: value })
          setTurn((turn) => turn + 1)
        })
      }
    }
    // A box that was ticked is answered at once; only typing is waited for.
    const timer = setTimeout(start, waiting.every((source) => done.has(source)) ? 0 : REST_MS)
    return () => {
      wanted = false
      clearTimeout(timer)
      stops.forEach((stop) => stop())
    }
  }, [sources, choices])
  const read = sources.flatMap((source) => {
    const known = done.get(source)
    return known ? [{ source, report: known.report }] : []
  })
  return { read, isWorking: !sources.every(isDone) }
}
