import { overlapsIn } from '../../lint/overlap'
import { getIn, type JsonObject, stringOf } from '../../json/node'
import { descriptionOf, descriptionText } from '../../model/description'
import { nameOf } from '../../model/tool'
import { oncePer } from '../../once-per'
import { languageOf } from '../../reading/language'
import { pointersIn } from '../../reading/pointers'
import { readDescription } from '../../reading/read-description'
import { splitSentences } from '../../reading/sentences'
import { verbForms } from '../../reading/words/verb-forms'
import { type FindTool, toolFinder } from './expected-words'
import type { Question } from './question'
import type { QuestionDraft } from './question-draft'
import {
  ASKED_EN,
  ASKED_ZH,
  DEED_ZH,
  INSTEAD_EN,
  INSTEAD_ZH,
  QUOTED,
  WISH_ZH,
} from './suggest-words'

/** What a question was drafted from. */
export type SuggestedFrom = 'when' | 'whenNot' | 'overlap' | 'does'

/** A question that the descriptions propose; its words are a draft for the author to change. */
export interface Suggestion {
  readonly from: SuggestedFrom
  /** The tool whose text it was drafted from. */
  readonly tool: string
  /** The sentence that it was drafted from, as it stands there. */
  readonly sentence: string
  readonly draft: QuestionDraft
}

/** More than this of one tool's own *when* would only be variations. */
const MOST_OF_WHEN = 3
/** Overlapping pairs are looked for in sets up to this size. */
const MOST_TOOLS = 300

/**
 * Questions drafted from what the descriptions say: from *when* one for the tool (what users say in
 * quotes word for word), from *when not* one for the tool that is named instead, tagged tricky, from two
 * tools that overlap one for each, tagged tricky, and for a tool without any of these and without a
 * question one from what it does. None whose words are there already.
 */
export function suggestQuestions(
  tools: readonly JsonObject[],
  had: readonly Question[],
): readonly Suggestion[] {
  const find = toolFinder(tools.map(nameOf))
  const named = tools.filter((tool) => nameOf(tool) !== '')
  const asked = new Set(
    had.flatMap(({ expected }) => (expected.is === 'tool' ? expected.tools : [])),
  )
  const own = named.flatMap((tool) => {
    const found = [...fromWhen(tool), ...fromWhenNot(tool, find)]
    return found.length > 0 || asked.has(nameOf(tool)) ? found : fromDoes(tool, 'does')
  })
  return withoutKnown([...own, ...fromOverlaps(named)], had)
}

function withoutKnown(
  suggestions: readonly Suggestion[],
  had: readonly Question[],
): readonly Suggestion[] {
  const known = new Set(had.map(({ text }) => keyOf(text)))
  return suggestions.filter(({ draft }) => {
    const key = keyOf(draft.text)
    return key !== '' && !known.has(key) && known.add(key)
  })
}

const keyOf = (text: string): string => text.toLowerCase().replace(/[\s\p{P}]+/gu, '')

const langOf = oncePer((tool: JsonObject) => languageOf(descriptionText(tool)))

const toTool = (name: string): Pick<Question, 'expected'> => ({
  expected: { is: 'tool', tools: [name] },
})

/** The sentences that answer a question, of a description in answers or in one text. */
function sentencesOf(tool: JsonObject, answer: 'does' | 'when'): readonly string[] {
  const description = descriptionOf(tool)
  if (description.kind === 'answers')
    return splitSentences(description.answers[answer] ?? '').map(({ text }) => text)
  return readDescription(tool).sentences.flatMap(({ text, answers }) =>
    (answers[answer] ?? 0) > 0 && (answer === 'does' || (answers.whenNot ?? 0) === 0) ? [text] : [],
  )
}

function fromWhen(tool: JsonObject): readonly Suggestion[] {
  const name = nameOf(tool)
  const found = sentencesOf(tool, 'when').flatMap((sentence) => {
    const quoted = [...sentence.matchAll(QUOTED)].flatMap((match) => {
      const text = (match[1] ?? match[2] ?? match[3] ?? '').trim()
      // A name in quotes is nothing that a user says.
      return /^[\w.-]+$/.test(text) ? [] : [text]
    })
    const texts = quoted.length > 0 ? quoted : (requestIn(sentence, langOf(tool)) ?? [])
    return [texts].flat().map((text) => ({ text, sentence }))
  })
  return found.slice(0, MOST_OF_WHEN).map(({ text, sentence }) => ({
    from: 'when',
    tool: name,
    sentence,
    draft: { text, ...toTool(name) },
  }))
}

/** What somebody asks for, in the words of who asks. */
function requestIn(sentence: string, lang: 'en' | 'zh'): string | undefined {
  if (lang === 'zh') {
    const asked = ASKED_ZH.exec(sentence)?.[1]
    return asked === undefined ? undefined : wishZh(asked)
  }
  const [, lead, asked] = ASKED_EN.exec(sentence) ?? []
  return asked === undefined ? undefined : wishEn(lead?.toLowerCase() ?? '', asked)
}

function wishEn(lead: string, what: string): string {
  const said = what
    .trim()
    .replace(/[,.\s]+$/, '')
    .replace(/\b(?:they|the (?:user|customer|caller|employee)) (?=\w)/gi, 'I ')
    .replace(/\b(?:their|the (?:user|customer|caller|employee)['’]s)\b/gi, 'my')
  if (lead === 'to') return `I want to ${said}.`
  if (lead === 'whether' || /^(?:what|where|how|which|who|why|whether)\b/i.test(said))
    return `${capital(said.replace(/^whether\s+/i, ''))}?`
  if (lead === 'for' || lead === 'about' || lead === 'in case of') return `What about ${said}?`
  return `${capital(said)}.`
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function wishZh(what: string): string {
  const said = what.trim()
  if (WISH_ZH.test(said)) return `我${said}`
  if (DEED_ZH.test(said)) return `我想${said}`
  return /(?:什么|多少|哪|几|吗|怎么|是否|谁)/.test(said) ? `${said}？` : said
}

/** Each tool that is named instead, with what it is named for. */
function fromWhenNot(tool: JsonObject, find: FindTool) {
  const own = nameOf(tool)
  return pointersIn(tool).flatMap(
    ({ name, path, start, sentence, kind }): readonly Suggestion[] => {
      const other = find(name)
      const text = stringOf(getIn(tool, path))
      // What has to be called before or after this one is no other choice.
      if (kind === 'first' || kind === 'after') return []
      if (path[0] !== 'description' || other === undefined || other === own || text === undefined)
        return []
      const wish = insteadIn(text.slice(0, start))
      return wish === undefined
        ? []
        : [
            {
              from: 'whenNot',
              tool: own,
              sentence,
              draft: { text: wish, ...toTool(other), tags: ['tricky'] },
            },
          ]
    },
  )
}

function insteadIn(before: string): string | undefined {
  // Behind the last full stop, which closes the sentence before.
  const clause = before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('。')) + 1)
  const [, lead, en] = INSTEAD_EN.exec(clause.trimStart()) ?? []
  if (lead !== undefined && en !== undefined) return wishEn(lead.toLowerCase(), en)
  const zh = INSTEAD_ZH.exec(clause)?.[1]
  return zh === undefined || !/[\u3400-\u9fff]/.test(zh) ? undefined : wishZh(zh)
}

/** What the tool does, as a request: "Looks up an order." becomes "Look up an order." */
function fromDoes(tool: JsonObject, from: SuggestedFrom): readonly Suggestion[] {
  const [sentence] = sentencesOf(tool, 'does')
  if (sentence === undefined) return []
  const name = nameOf(tool)
  const tags = from === 'overlap' ? { tags: ['tricky'] } : {}
  return [
    { from, tool: name, sentence, draft: { text: asRequest(sentence), ...toTool(name), ...tags } },
  ]
}

function asRequest(sentence: string): string {
  const said = sentence.trim().replace(/[.。]+$/, '')
  if (languageOf(said) === 'zh') return DEED_ZH.test(said) ? `帮我${said}` : said
  const [first = '', ...rest] = said.split(' ')
  const base = verbForms(first.toLowerCase()).at(-1) ?? first
  return `${[capital(base), ...rest].join(' ')}.`
}

function fromOverlaps(tools: readonly JsonObject[]): readonly Suggestion[] {
  if (tools.length > MOST_TOOLS) return []
  const pairs = overlapsIn(tools)
  const indexes = new Set(pairs.flatMap(({ first, second }) => [first, second]))
  return [...indexes].sort((a, b) => a - b).flatMap((index) => fromDoes(tools[index]!, 'overlap'))
}
