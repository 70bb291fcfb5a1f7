import type { Edit } from '../json/edit'
import { get, type JsonObject, type Path, str, stringOf } from '../json/node'
import { DESCRIPTION_KEYS } from '../model/tool'
import { languageOf } from '../reading/language'
import { splitSentences } from '../reading/sentences'
import { losesNothing, withText } from './without-sentence'
import { literalPattern } from '../reading/literal-pattern'

/** A longer parenthesis says more than how to fill one parameter in. */
const LONGEST_ASIDE = 40

/**
 * The edits that take what a description says of one parameter out of it, for a fix that takes the
 * parameter away: its line in a list, a parenthesis, `confirm=true` among others, a whole sentence.
 * What cannot go without losing an answer stays for the author.
 */
export function withoutMention(tool: JsonObject, name: string): readonly Edit[] {
  const places: readonly Path[] = [
    ['description'],
    ...DESCRIPTION_KEYS.map((key): Path => ['description', key]),
  ]
  let now = tool
  return places.flatMap((path): Edit[] => {
    const text = stringOf(get(path.length > 1 ? get(now, path[0]!) : now, path.at(-1)!))
    if (text === undefined || !text.includes(name)) return []
    const left = cleared(now, path, text, name)
    if (left === text) return []
    now = withText(now, path, left)
    return [{ op: 'set', path, value: str(left) }]
  })
}

/** What takes the place of a mention that was the only word on what a call depends on. */
const INSTEAD = {
  en: 'Requires user confirmation, which the program asks for.',
  zh: '需要用户确认，由程序询问。',
} as const

function cleared(tool: JsonObject, path: Path, text: string, name: string): string {
  const word = `(?<![\\w-])(?:--)?[\`"']?${literalPattern(name)}[\`"']?(?![\\w-])`
  const value = `\\s*[=:：]\\s*["'\`]?(?:true|yes|1)["'\`]?`
  const short = `[^（()）\\n]{0,${LONGEST_ASIDE}}`
  const sentence = INSTEAD[languageOf(text)]
  const bare = sentence.replace(/[.。]$/, '')
  const aside =
    languageOf(text) === 'zh' ? `（${bare}）` : ` (${bare[0]!.toLowerCase()}${bare.slice(1)})`
  const steps: readonly (readonly [RegExp, string])[] = [
    [new RegExp(`^[ \\t]*[-*•][ \\t]*${word}[ \\t]*[:：(（].*(?:\\n|$)`, 'gm'), `- ${sentence}\n`],
    [new RegExp(`[ \\t]*[（(]${short}${word}${short}[)）]`, 'g'), aside],
    [
      new RegExp(`(?:[,，、&][ \\t]*|[ \\t]*(?:\\band\\b|且|并且?|和)[ \\t]*)${word}${value}`, 'g'),
      '',
    ],
  ]
  const mention = new RegExp(word)
  let left = text
  const keep = (...options: readonly string[]): void => {
    const sound = options.find(
      (next) => next.trim() !== '' && losesNothing(tool, withText(tool, path, next)),
    )
    left = sound ?? left
  }
  for (const [step, instead] of steps)
    if (step.test(left)) keep(left.replace(step, ''), left.replace(step, instead))
  for (const { text: each } of splitSentences(left))
    if (mention.test(each) && left.includes(each))
      keep(left.replace(each, '').replace(/ {2,}/g, ' ').trim(), left.replace(each, sentence))
  return left
}
