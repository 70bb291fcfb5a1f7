import { useEffect, useState } from 'react'
import type { ModelPowers } from '../../../state/model-powers'
import { formChanged, useModelRun } from '../../../state/model-run'
import { powers } from '../../../state/powers'

let isChoiceTaken = false

/** What asks models, once it is there. The server and the model that were last asked come with it. */
export function useModels(): ModelPowers | undefined {
  const [models, setModels] = useState<ModelPowers>()
  useEffect(() => {
    let isWanted = true
    void powers()
      .models()
      .then((found) => {
        const choice = isChoiceTaken ? undefined : found.lastChoice()
        isChoiceTaken = true
        // What was typed before it came counts more.
        if (choice && useModelRun.getState().form.model === '') formChanged(choice)
        if (isWanted) setModels(found)
      })
    return () => {
      isWanted = false
    }
  }, [])
  return models
}
