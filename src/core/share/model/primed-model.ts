import { strToU8 } from 'fflate'
import { DICTIONARY_1 } from '../dictionary-1'
import { SAMPLES_2, WORDS_2 } from '../dictionary-2'
import { TextModel } from './text-model'

/** The longest document that the model packs: foretelling takes time, a few milliseconds a kilobyte. */
export const MODEL_BYTES = 24 * 1024

const remembered = [DICTIONARY_1, ...WORDS_2].map((text) => strToU8(text))
const learnt = SAMPLES_2.map((text) => strToU8(text))

/** All that the model has read before a link. */
export const modelDictionary = strToU8([DICTIONARY_1, ...WORDS_2, ...SAMPLES_2].join(''))

let primed: TextModel | undefined
let working: TextModel | undefined

/** The model as it is before the first bit of a link. It is one and the same: use it up at once. */
export function primedModel(): TextModel {
  const capacity = modelDictionary.length + MODEL_BYTES
  if (!primed) {
    primed = new TextModel(capacity)
    for (const text of remembered) primed.remember(text)
    for (const text of learnt) primed.learn(text)
  }
  working ??= new TextModel(capacity)
  working.copy(primed)
  return working
}
