import { effectOfWord } from '../reading/effect-of-word'
import { ACTION_IN_CHINESE, GIVES_MANY, NO_OBJECT } from '../reading/words/action-words'
import type { Lang } from './rule'
import type { Action } from './action-choice'
import { wordsOfAction } from './split-names'

/** One of the tools that a tool is split into. */
export interface Sibling {
  readonly name: string
  readonly action: Action
}

/** More pointers than this are a catalogue. */
const MOST = 3

/**
 * The sentence that sends from one of the new tools to the others: what one tool did by a parameter
 * is now a choice between tools, and each says when to use which. Those with another effect first.
 */
export function siblingSentence(lang: Lang, own: Action, siblings: readonly Sibling[]): string {
  const others = siblings.filter(({ action }) => action.value !== own.value)
  const isApart = ({ action }: Sibling): boolean => action.effect !== own.effect
  const named = [...others.filter(isApart), ...others.filter((each) => !isApart(each))].slice(
    0,
    MOST,
  )
  if (named.length === 0) return ''
  const parts = named.map((each) => (lang === 'zh' ? inChinese : inEnglish)(each))
  const text = parts.join(lang === 'zh' ? '；' : '; ') + (lang === 'zh' ? '。' : '.')
  return text[0]!.toUpperCase() + text.slice(1)
}

function inEnglish({ name, action }: Sibling): string {
  const words = wordsOfAction(action.value)
  const [verb = ''] = words
  const isVerb = NO_OBJECT.has(verb) || effectOfWord(verb) !== 'unclear'
  if (!isVerb) return `for ${words.join(' ')} use ${name} instead`
  const object = words.length > 1 ? '' : GIVES_MANY.has(verb) ? ' several' : ' one'
  return `to ${words.join(' ')}${object} use ${name} instead`
}

function inChinese({ name, action: { value } }: Sibling): string {
  const known = ACTION_IN_CHINESE.get(wordsOfAction(value)[0] ?? '')
  const verb = /[\u3400-\u9fff]/.test(value) ? value : known
  return verb === undefined ? `${value}请改用${name}` : `要${verb}请改用${name}`
}
