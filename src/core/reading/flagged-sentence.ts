import type { JsonNode, Path } from '../json/node'
import { descriptionOf } from '../model/description'
import { DESCRIPTION_KEYS } from '../model/tool'
import { type Flag, raises } from './flags'
import { readDescription, readTool } from './read-tool'

/** Where a flag of a description comes from. */
export interface Flagged {
  /** The answer it stands in, or the whole description. */
  readonly path: Path
  /** The sentence that raises it by itself; none where only several together do. */
  readonly sentence?: string
}

/**
 * The sentence of a description that raises a flag; undefined when the description does not have it.
 * With `except`, a sentence that has the flag only by what that matches does not raise it, and then
 * no other way of having the flag counts.
 */
export function flaggedIn(
  tool: JsonNode,
  flag: Exclude<Flag, 'tautology'>,
  except?: RegExp,
): Flagged | undefined {
  if (!readTool(tool).flags.includes(flag)) return undefined
  const { sentences } = readDescription(tool)
  const sentence = sentences.find(({ text }) =>
    raises(except ? text.replace(except, ' ') : text, flag),
  )?.text
  if (except && sentence === undefined) return undefined
  return { path: placeOf(tool, sentence), ...(sentence === undefined ? {} : { sentence }) }
}

/** The answer that has the sentence; composed text may differ in its cue and its stop. */
function placeOf(tool: JsonNode, sentence: string | undefined): Path {
  const description = descriptionOf(tool)
  if (description.kind !== 'answers' || sentence === undefined) return ['description']
  const bare = sentence.replace(/[.。]$/, '')
  const key =
    DESCRIPTION_KEYS.find((each) => description.answers[each]?.includes(bare)) ??
    DESCRIPTION_KEYS.find((each) => {
      const answer = description.answers[each]?.trim()
      return (
        answer !== undefined && answer !== '' && sentence.includes(answer.replace(/[.。]$/, ''))
      )
    })
  return key === undefined ? ['description'] : ['description', key]
}
