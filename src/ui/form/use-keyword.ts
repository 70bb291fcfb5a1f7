import '../../i18n/words/refusals'
import { get, getIn } from '../../core/json/node'
import { type OwnParameter, setKeyword } from '../../core/model/parameters'
import type { WordKey } from '../../i18n/words'
import { useEdit } from './form-context'
import { textFor, valueFrom, type WrittenAs } from './typed-value'
import { useTypingRun } from './use-typing-run'

const REFUSALS = {
  'not-a-number': 'refusals.notANumber',
  'not-whole': 'refusals.notWhole',
  'not-a-count': 'refusals.notACount',
  'not-json': 'refusals.notJson',
} as const satisfies Record<string, WordKey>

/** The words for a value that cannot be taken. */
export const refusalOf = (reason: keyof typeof REFUSALS): WordKey => REFUSALS[reason]

/** Ties one keyword of a parameter to a text field: what it shows, what typing does, why it is refused. */
export function useKeyword(
  { path, schema }: OwnParameter,
  keyword: string,
  as: WrittenAs,
): {
  readonly value: string
  readonly onText: (text: string) => string | void
  readonly refusal: WordKey | undefined
} {
  const edit = useEdit()
  const value = textFor(get(schema, keyword), as)
  const place = [...path, keyword]
  const run = useTypingRun((tool) => textFor(getIn(tool, place), as))
  const onText = (text: string) => {
    const isEmpty = as === 'text' ? text === '' : text.trim() === ''
    const typed = isEmpty ? undefined : valueFrom(text, as)
    if (typed && !typed.ok) return run.refuse(refusalOf(typed.reason))
    run.take(place, () => edit(setKeyword(schema, path, keyword, typed?.node), place))
    return textFor(typed?.node, as)
  }
  return { value, onText, refusal: run.refusal }
}
