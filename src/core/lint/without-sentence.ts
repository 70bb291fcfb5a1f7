import type { Edit } from '../json/edit'
import { get, getIn, type JsonObject, type Path, str, stringOf, withMember } from '../json/node'
import { ANSWERS } from '../model/tool'
import type { Flag } from '../reading/flags'
import { readTool } from '../reading/read-tool'
import { onlyRepeatsName } from '../reading/repeats-name'

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
  const now = withText(tool, path, left)
  const isGone = flag === undefined || !readTool(now).flags.includes(flag)
  return losesNothing(tool, now) && isGone ? [{ op: 'set', path, value: str(left) }] : undefined
}

/** Whether a changed tool answers every question as well as before, and says more than its name. */
export function losesNothing(before: JsonObject, after: JsonObject): boolean {
  const [was, now] = [readTool(before).answers, readTool(after).answers]
  return (
    ANSWERS.every((answer) => now[answer] >= was[answer]) &&
    (onlyRepeatsName(before) || !onlyRepeatsName(after))
  )
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
