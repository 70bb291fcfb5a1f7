import { useEffect, useMemo, useState } from 'react'
import { readingOf } from '../../core/model/reading'
import type { ToolRecord } from '../../core/model/tool-set'
import { sumOf, type Tally } from '../../core/probe/tally'
import { shownRecord, useDocument } from '../../state/document'
import { askedAnswer, knownAnswer, type ProbeAnswer } from './probe-answers'

/** The tools of a set are tried when nothing was changed for so long. */
const REST_MS = 400

export interface SetTally {
  /** Of all tools that were tried; while some are being tried anew, as it was before. */
  readonly tally?: Tally
  readonly done: number
  readonly count: number
}

/** What all tools of the set together stop, tried one after the other beside the page. */
export function useSetTally(): SetTally {
  const set = useDocument((state) => state.set)
  const lastGood = useDocument((state) => state.lastGood)
  const records = useMemo(
    () =>
      set.tools
        .map((record) => shownRecord(record, { lastGood }))
        .filter((record) => readingOf(record).tool !== undefined),
    [set, lastGood],
  )
  const [, setSeen] = useState(0)
  const [whole, setWhole] = useState<Tally>()
  useEffect(() => {
    const stop = new AbortController()
    const tryAll = async () => {
      for (const record of records) {
        if (answerOf(record)) continue
        await askedAnswer(record, 'shares', stop.signal)
        if (stop.signal.aborted) return
        setSeen((before) => before + 1)
      }
      setWhole(tallyOf(records))
    }
    const timer = setTimeout(() => void tryAll(), REST_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [records])
  const done = records.filter(answerOf).length
  const tally = done === records.length ? tallyOf(records) : whole
  return { ...(tally ? { tally } : {}), done, count: records.length }
}

function answerOf(record: ToolRecord): ProbeAnswer | undefined {
  const { tool } = readingOf(record)
  return tool && knownAnswer(tool, 'shares')
}

const tallyOf = (records: readonly ToolRecord[]): Tally =>
  sumOf(
    records.flatMap((record) => {
      const answer = answerOf(record)
      return answer?.ok && answer.answer ? [answer.answer.tally] : []
    }),
  )
