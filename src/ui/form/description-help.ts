import { useEffect, useState } from 'react'
import type { JsonObject } from '../../core/json/node'
import type { Answer } from '../../core/model/tool'
import { useView } from '../../state/view'
import { whenIdle } from '../kit/when-idle'

type Examples = typeof import('./description-examples')

let loaded: Examples | undefined

/** A good answer to a question for a tool of this kind; until it is fetched, none. */
export function useAnswerExamples(tool: JsonObject): (answer: Answer) => string | undefined {
  const lang = useView((state) => state.lang)
  const [examples, setExamples] = useState(loaded)
  useEffect(() => {
    if (loaded) return
    return whenIdle(
      () => void import('./description-examples').then((all) => setExamples((loaded = all))),
    )
  }, [])
  return (answer) => examples?.exampleOf(tool, answer, lang)
}
