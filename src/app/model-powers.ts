import { openKeyStore } from '../platform/key-store'
import { keepModelChoice, lastModelChoice } from '../platform/model-choice'
import { mayAsk, openModel } from '../platform/model-fetch'
import type { ModelPowers } from '../state/model-powers'

const keys = openKeyStore()

/** Models' servers as this page reaches them. The keys stay in here. */
export const modelPowers: ModelPowers = {
  open: (target, signal) => openModel({ ...target, key: keys.keyFor(target.baseUrl) }, signal),
  giveKey: keys.give,
  hasKey: (baseUrl) => keys.keyFor(baseUrl) !== '',
  forgetKeys: keys.forget,
  mayAsk,
  lastChoice: lastModelChoice,
  keepChoice: keepModelChoice,
  origin: window.location.origin,
}
