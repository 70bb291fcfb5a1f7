import { composeDescription, descriptionOf } from '../../model/description'
import { oncePer } from '../../once-per'
import type { JsonNode } from '../../json/node'
import { DESCRIPTION_KEYS, type DescriptionKey } from '../../model/tool'

/** What one answer became in the composed text; `end` is exclusive. */
export interface ComposedPart {
  readonly key: DescriptionKey
  /** The answer as the author wrote it. */
  readonly author: string
  /** The answer as it stands in the text, with the cue and the stop that composing put there. */
  readonly text: string
  readonly start: number
  readonly end: number
}

/** The answers of a tool as stretches of the composed text; none for a description that is one string. */
export const composedParts = oncePer((tool: JsonNode): readonly ComposedPart[] => {
  const description = descriptionOf(tool)
  if (description.kind !== 'answers') return []
  const parts: ComposedPart[] = []
  const upTo: Partial<Record<DescriptionKey, string>> = {}
  for (const key of DESCRIPTION_KEYS) {
    const author = description.answers[key]
    if (author === undefined || author.trim() === '') continue
    upTo[key] = author
    const end = composeDescription(upTo).length
    const text = composeDescription({ [key]: author })
    parts.push({ key, author, text, start: end - text.length, end })
  }
  return parts
})

/** The answer that becomes `text` when it is composed, from what the answer was before if it had one. */
export function answerFor(key: DescriptionKey, text: string, was?: ComposedPart): string {
  const tries = [...(was ? withoutAdded(text, was) : []), text]
  const isExact = (answer: string): boolean => composeDescription({ [key]: answer }) === text
  const isNear = (answer: string): boolean =>
    bare(composeDescription({ [key]: answer })) === bare(text)
  return tries.find(isExact) ?? tries.find(isNear) ?? text
}

/** A text without blanks and stops, which composing may add. */
export const bare = (text: string): string => text.replace(/[\s.。]+/gu, '')

/** The text without the cue, the small letter and the stop that composing gave the answer before. */
function withoutAdded(text: string, { author, text: composed }: ComposedPart): readonly string[] {
  const own = author.trim()
  const place = composed.lastIndexOf(own.slice(1))
  const cue = place > 0 ? composed.slice(0, place - 1) : ''
  const stop = place < 0 ? '' : composed.slice(place + own.length - 1)
  const body = cue !== '' && text.startsWith(cue) ? text.slice(cue.length) : text
  const isLowered = place > 0 && composed[place - 1] !== own[0]
  const first = body[0] ?? ''
  const raised = isLowered && first === composed[place - 1] ? (own[0] ?? '') + body.slice(1) : body
  const cut = (each: string): string =>
    stop !== '' && each.endsWith(stop) ? each.slice(0, -stop.length) : each
  return [cut(raised), raised, cut(body), body]
}
