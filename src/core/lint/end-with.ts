import type { Edit } from '../json/edit'
import { get, type JsonNode, str, stringOf } from '../json/node'
import { endsInChinese } from '../reading/language'

/** A text with one more sentence at its end; a text that goes on in lines gets a line. */
export function endedWith(text: string, sentence: string): string {
  const before = text.trimEnd()
  if (before === '') return sentence
  if (/\n/.test(before)) return `${before}\n${sentence}`
  const isStopped = /[.!?。！？；;:：…]["'”’）)】」\]`*]*$/.test(before)
  const stopped = isStopped ? before : before + (endsInChinese(before) ? '。' : '.')
  return (
    stopped +
    (endsInChinese(stopped) && /^[^\x20-\x5f\x61-\x7e]/.test(sentence) ? '' : ' ') +
    sentence
  )
}

/** The edits by which a description says one sentence more: in its notes, where it has answers. */
export function endWith(tool: JsonNode, sentence: string): readonly Edit[] {
  const description = get(tool, 'description')
  const isAnswers = description?.kind === 'object'
  const path = isAnswers ? ['description', 'notes'] : ['description']
  const text = stringOf(isAnswers ? get(description, 'notes') : description) ?? ''
  return [{ op: 'set', path, value: str(endedWith(text, sentence)) }]
}
