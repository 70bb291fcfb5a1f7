import type { Edit } from '../json/edit'
import { get, getIn, type JsonObject, type Path, str, stringOf, withMember } from '../json/node'
import { ANSWERS } from '../model/tool'
import type { Flag } from '../reading/flags'
import { readTool } from '../reading/read-tool'

/**
 * The edit that takes one sentence out of a description so that it no longer has the flag, where
 * nothing is lost by it: the text goes on reading well, and answers every question that it answered.
 */
export function withoutSentence(
  tool: JsonObject,
  path: Path,
  sentence: string,
  flag?: Flag,
): readonly Edit[] | undefined {
  const text = stringOf(getIn(tool, path))
  const at = text?.indexOf(sentence) ?? -1
  if (text === undefined || at < 0 || /[:：]$/.test(sentence)) return undefined
  const before = text.slice(0, at)
  const after = text.slice(at + sentence.length)
  // The mark of a list, or a heading, would be left behind.
  if (/(?:[-*•:：]|\d[.)、])\s*$/.test(before)) return undefined
  const left = `${before.trimEnd()}${gapBetween(before, after)}${after.trimStart()}`
  if (left === '') return undefined
  const now = readTool(withText(tool, path, left))
  const { answers } = readTool(tool)
  const isKept = ANSWERS.every((answer) => now.answers[answer] >= answers[answer])
  const isGone = flag === undefined || !now.flags.includes(flag)
  return isKept && isGone ? [{ op: 'set', path, value: str(left) }] : undefined
}

const gapBetween = (before: string, after: string): string =>
  before.trim() === '' || after.trim() === ''
    ? ''
    : (/\s+$/.exec(before)?.[0] ?? /^\s+/.exec(after)?.[0] ?? '')

/** The tool with another text at a path in its description. */
export function withText(tool: JsonObject, path: Path, text: string): JsonObject {
  const [, key] = path
  const description = get(tool, 'description')
  return withMember(
    tool,
    'description',
    typeof key === 'string' && description?.kind === 'object'
      ? withMember(description, key, str(text))
      : str(text),
  )
}
