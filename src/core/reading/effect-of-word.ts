import { oncePerText } from '../once-per-text'
import { EFFECT_VERBS_EN } from './words/effect-verbs'
import { verbForms } from './words/verb-forms'

export type Effect = 'read' | 'write' | 'destructive' | 'unclear'

const ORDER = ['unclear', 'read', 'write', 'destructive'] as const

/** The worst of several; unclear is the least. */
export const worst = (effects: readonly Effect[]): Effect =>
  ORDER[Math.max(0, ...effects.map((effect) => ORDER.indexOf(effect)))]!

/** What a bare verb does. */
export const VERB_EFFECT: ReadonlyMap<string, Effect> = new Map(
  (['read', 'write', 'destructive'] as const).flatMap((effect) =>
    EFFECT_VERBS_EN[effect].map((verb): [string, Effect] => [verb, effect]),
  ),
)

/** What a verb, in any of its forms, does to the world. */
export const effectOfWord = oncePerText((word): Effect => {
  for (const form of verbForms(word)) {
    const effect = VERB_EFFECT.get(form)
    if (effect) return effect
  }
  return 'unclear'
}, 20_000)
