import type { JsonObject, Path } from '../../json/node'
import { descriptionOf } from '../../model/description'
import { nameOf } from '../../model/tool'
import { readDescription } from '../../reading/read-description'

const DECIDING = ['when', 'whenNot'] as const

/** A sentence that says when a tool is to be called, or when not. */
export interface DecidingSentence {
  readonly answer: (typeof DECIDING)[number]
  readonly text: string
  /** Where it stands in the tool. */
  readonly path: Path
  /** It names the other tool of the pair, and so draws the line between the two. */
  readonly namesOther: boolean
}

/**
 * The sentences of a tool that decide between it and another: what its description says of when to
 * call it and when not. Empty where it says neither, which is why a model mixes it up.
 */
export function decidingSentences(tool: JsonObject, other: string): readonly DecidingSentence[] {
  const description = descriptionOf(tool)
  const namesOther = (text: string): boolean => other !== '' && text.includes(other)
  if (description.kind === 'answers')
    return DECIDING.flatMap((answer) => {
      const text = description.answers[answer]?.trim() ?? ''
      const path = ['description', answer]
      return text === '' ? [] : [{ answer, text, path, namesOther: namesOther(text) }]
    })
  return readDescription(tool).sentences.flatMap(({ text, answers }) => {
    const answer = answers.whenNot ? 'whenNot' : answers.when ? 'when' : undefined
    if (!answer) return []
    const said = text.trim()
    return [{ answer, text: said, path: ['description'], namesOther: namesOther(said) } as const]
  })
}

/** The tool of a version that a name of the document stands for, where it has one. */
export const toolNamed = (
  tools: readonly JsonObject[],
  name: string | undefined,
): JsonObject | undefined => tools.find((tool) => name !== undefined && nameOf(tool) === name)
