import { useCallback, useEffect, useState } from 'react'
import { readingOf } from '../../core/model/reading'
import type { ToolRecord } from '../../core/model/tool-set'
import {
  answerForgotten,
  type Asked,
  askedAnswer,
  knownAnswer,
  type ProbeAnswer,
} from './probe-answers'

/** While somebody types, a tool is tried when the typing has rested so long. */
const REST_MS = 250

export interface ShownProbe {
  /** Of the tool as it is; until that is there, of the tool as it was before. */
  readonly answer?: ProbeAnswer
  /** The answer is about the tool as it is. */
  readonly isCurrent: boolean
  readonly tryAgain: () => void
}

let isMadeHere = false
/** The next change of a tool is made by this pane and need not rest: it is one click. */
export const changeMadeHere = (): void => void (isMadeHere = true)

/** What a tool lets through, tried beside the page whenever the tool changes. */
export function useToolProbe(record: ToolRecord | undefined, asked: Asked): ShownProbe {
  const tool = record && readingOf(record).tool
  const id = record?.id
  const [shown, setShown] = useState<{ readonly id: string; readonly answer: ProbeAnswer }>()
  const [turn, setTurn] = useState(0)
  const hasShown = shown !== undefined && shown.id === id
  useEffect(() => {
    if (!record) return
    const stop = new AbortController()
    const look = async () => {
      const answer = await askedAnswer(record, asked, stop.signal)
      if (!stop.signal.aborted) setShown({ id: record.id, answer })
    }
    const timer = setTimeout(() => void look(), isMadeHere || !hasShown ? 0 : REST_MS)
    isMadeHere = false
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
    // What is shown follows from the answer; it is no reason to ask again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [record, asked, turn])
  const tryAgain = useCallback(() => {
    if (tool) answerForgotten(tool)
    setShown(undefined)
    setTurn((before) => before + 1)
  }, [tool])
  const ready = tool && knownAnswer(tool, asked)
  const answer = ready ?? (hasShown ? shown.answer : undefined)
  // An answer that is not kept, such as that nothing can run here, is current all the same.
  const isCurrent = ready !== undefined || answer?.ok === false
  return { ...(answer ? { answer } : {}), isCurrent, tryAgain }
}
