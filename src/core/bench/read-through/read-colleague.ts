import { findJson } from '../../calls/find-json'
import type { Edit } from '../../json/edit'
import { get, itemsOf, type JsonObject, member, obj, str, stringOf } from '../../json/node'
import { descriptionOf } from '../../model/description'
import { type Answer, ANSWERS } from '../../model/tool'

/** A question that a reader who knows nothing would have to ask. */
export interface ColleagueQuestion {
  /** One of the five answers, or a parameter by its name; empty where it says neither. */
  readonly about: string
  readonly text: string
}

export interface ColleagueAnswer {
  readonly questions: readonly ColleagueQuestion[]
  /** Better words for some of the five answers. */
  readonly rewrite: Readonly<Partial<Record<Answer, string>>>
}

/** More than this is not read: a model that goes on and on says nothing new. */
const MOST_QUESTIONS = 50
const MOST_LETTERS = 4_000

/** What a model answered to the prompt; undefined where there is no such JSON in it. */
export function readColleague(text: string): ColleagueAnswer | undefined {
  const root = findJson(text)
    .map(({ parsed }) => parsed.root)
    .find((each) => get(each, 'questions')?.kind === 'array' || get(each, 'rewrite'))
  if (!root) return undefined
  const questions = itemsOf(get(root, 'questions')).flatMap((each): ColleagueQuestion[] => {
    const asked = cut(stringOf(each) ?? stringOf(get(each, 'text')))
    if (asked === undefined) return []
    return [{ about: (stringOf(get(each, 'about')) ?? '').trim(), text: asked }]
  })
  const rewrite: Partial<Record<Answer, string>> = {}
  for (const answer of ANSWERS) {
    const words = cut(stringOf(get(get(root, 'rewrite'), answer)))
    if (words !== undefined && words !== '…' && words !== '...') rewrite[answer] = words
  }
  return { questions: questions.slice(0, MOST_QUESTIONS), rewrite }
}

const cut = (text: string | undefined): string | undefined =>
  text?.trim().slice(0, MOST_LETTERS) || undefined

/**
 * The edits that put a rewrite into a tool. An imported text gives way to the answers; other answers
 * stay as they are. Nothing is done by itself: an author applies them.
 */
export function rewriteEdits(tool: JsonObject, { rewrite }: ColleagueAnswer): readonly Edit[] {
  const words = ANSWERS.flatMap((answer) => {
    const text = rewrite[answer]
    return text === undefined ? [] : [[answer, text] as const]
  })
  if (words.length === 0) return []
  if (descriptionOf(tool).kind === 'answers')
    return words.map(([answer, text]) => ({
      op: 'set',
      path: ['description', answer],
      value: str(text),
    }))
  const answers = obj(words.map(([answer, text]) => member(answer, str(text))))
  return [{ op: 'set', path: ['description'], value: answers }]
}
