import { useState } from 'react'
import {
  type ColleagueAnswer,
  readColleague,
} from '../../../core/bench/read-through/read-colleague'
import type { Trial } from '../../../core/bench/runs/run'
import { requestBody } from '../../../core/bench/wire/request-body'
import { readOutcome } from '../../../core/bench/wire/request-outcome'
import { useModelRun } from '../../../state/model-run'
import { powers } from '../../../state/powers'

/** What came of asking: an answer, one that could not be understood, or none. */
export type Colleague =
  | { readonly is: 'asking' }
  | { readonly is: 'answered'; readonly answer: ColleagueAnswer }
  | { readonly is: 'unclear'; readonly text: string }
  | {
      readonly is: 'failed'
      readonly trial: Pick<Trial, 'outcome' | 'reason' | 'status' | 'message'>
    }

/** Asks the model that was chosen for the run; what it says is kept while the tool is on screen. */
export function useColleague() {
  const [colleague, setColleague] = useState<Colleague>()
  const ask = async (baseUrl: string, prompt: string): Promise<void> => {
    const { wire, model } = useModelRun.getState().form
    setColleague({ is: 'asking' })
    const models = await powers().models()
    const { send } = models.open({ baseUrl, wire }, new AbortController().signal)
    const asked = { model: model.trim(), systemPrompt: '', question: prompt, tools: [] }
    const sent = await send(requestBody(asked, wire))
    const { outcome } = readOutcome(sent, wire, [], models.hasKey(baseUrl))
    const { text } = outcome
    if (outcome.outcome !== 'no_tool_call' || text === undefined)
      return setColleague({ is: 'failed', trial: outcome })
    const answer = readColleague(text)
    setColleague(answer ? { is: 'answered', answer } : { is: 'unclear', text })
  }
  return { colleague, ask }
}
