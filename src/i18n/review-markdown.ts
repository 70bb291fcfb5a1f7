import { get, itemsOf, type JsonNode, type JsonObject, stringOf } from '../core/json/node'
import { pointer } from '../core/json/pointer'
import type { Asked } from '../core/lint/checklists/answer'
import type { Lang } from '../core/lint/rule'
import { nameOf } from '../core/model/tool'
import type { Follow } from '../core/review/find-place'
import { type ReviewPart, reviewParts } from '../core/review/review-parts'
import {
  type GivenVerdict,
  isOpen,
  type Picked,
  reviewState,
  type Thread,
} from '../core/review/review-state'
import { whatIfsOf } from '../core/review/what-ifs'
import { markdownCode, markdownText, plainLine } from './markdown-text'
import { pickLines } from './pick-line'
import { checklistLine, reviewPlace } from './review-place'
import { reviewText } from './review-report'
import { whatIfMissing, whatIfSentence } from './review-what-ifs'

export interface ReviewToTell {
  readonly set: JsonObject
  readonly lang: Lang
  /** What lint knows of the set's tools, for the what-ifs; they are left out without it. */
  readonly asked?: Asked
  /** Given where the version that was reviewed is at hand. */
  readonly follow?: Follow
}

/** A review as Markdown for a pull request: verdicts first, then what was said tool by tool. */
export function reviewMarkdown({ set, lang, asked, follow }: ReviewToTell): string {
  const state = reviewState(set, follow)
  const { threads, signed, verdicts, picks, unread, unattached } = state
  const title = stringOf(get(set, 'title'))?.trim()
  const tools = itemsOf(get(set, 'tools'))
  const isEmpty = [threads, signed, verdicts, picks].every((each) => each.length === 0)
  const head = title
    ? reviewText(lang, 'title', { title: markdownText(title) })
    : reviewText(lang, 'untitled')
  const open = threads.filter(isOpen).length
  const lines = [
    `## ${head}`,
    '',
    isEmpty
      ? reviewText(lang, 'nothing')
      : reviewText(lang, 'counts', {
          open,
          resolved: threads.length - open,
          signed: signed.filter((each) => each.isCurrent).length,
        }),
    ...(verdicts.length > 0 ? ['', ...verdicts.map((each) => verdictLine(each, lang))] : []),
    ...reviewParts(state).flatMap((part) => [
      '',
      `### ${partName(part, tools, lang)}`,
      '',
      ...partLines(part, lang),
    ]),
    ...(picks.length > 0 ? pickBlock(set, picks, lang) : []),
    ...(asked
      ? asked.tools.flatMap((tool, only) => whatIfLines(nameOf(tool), { ...asked, only }, lang))
      : []),
    ...(unread.length > 0 ? ['', reviewText(lang, 'unread', { count: unread.length })] : []),
    ...(unattached.length > 0
      ? ['', reviewText(lang, 'unattached', { count: unattached.length })]
      : []),
  ]
  return lines.join('\n') + '\n'
}

/** What a part is about, as a heading. */
function partName({ tool, gone }: ReviewPart, tools: readonly JsonNode[], lang: Lang): string {
  if (gone !== undefined) return reviewText(lang, 'gone', { name: markdownCode(gone) })
  return tool === undefined ? reviewText(lang, 'set') : toolName(nameOf(tools[tool]), lang)
}

function partLines({ threads, signed }: ReviewPart, lang: Lang): readonly string[] {
  return [
    ...threads.flatMap((thread) => threadLines(thread, lang)),
    ...(signed.length > 0 ? [`- ${reviewText(lang, 'signs')}`] : []),
    ...signed.map(({ entry, isCurrent }) => {
      const { text, isName } = checklistLine(entry.on.line ?? '', lang)
      const line = isName ? markdownCode(text) : markdownText(text)
      const told = reviewText(lang, 'signed', { name: markdownText(entry.by), line })
      return `  ${bullet([told, isCurrent ? '' : reviewText(lang, 'earlier')], lang)}`
    }),
  ]
}

function threadLines(thread: Thread, lang: Lang): readonly string[] {
  const { opened, place, replies, isResolved, decision } = thread
  const { text: name, isName } = reviewPlace(opened.on, placePointer(thread), lang)
  const said = opened.kind === 'suggest' ? reviewText(lang, 'suggestion') : quoted(opened.text)
  const told = reviewText(lang, 'comment', {
    place: `**${isName ? markdownCode(name) : markdownText(name)}**`,
    ...whoAndWhen(opened),
    text: said,
  })
  const notes = [
    ...(isResolved ? [reviewText(lang, 'resolved')] : []),
    ...(place.found === 'changed' ? [reviewText(lang, 'changed')] : []),
    ...(place.found === 'gone' ? [reviewText(lang, 'lost')] : []),
  ]
  const { quote } = opened.on
  const isQuoted = opened.kind === 'comment' && quote !== undefined && quote.trim() !== ''
  return [
    bullet([told, notes.length > 0 ? `*(${notes.join(lang === 'zh' ? '，' : ', ')})*` : ''], lang),
    ...(isQuoted ? ['', `  > ${quoted(quote)}`, ''] : []),
    ...(opened.kind === 'suggest' ? diffLines(opened.was, opened.text) : []),
    ...replies.map((reply) => {
      const values = { ...whoAndWhen(reply), text: quoted(reply.text) }
      return `  - ${reviewText(lang, 'reply', values)}`
    }),
    ...(decision
      ? [
          `  ${bullet(
            [
              reviewText(lang, decision.kind === 'accept' ? 'accepted' : 'declined', {
                name: markdownText(decision.by),
              }),
              decision.text ? quoted(decision.text) : '',
            ],
            lang,
          )}`,
        ]
      : []),
  ]
}

/** Where it stands today; of what is gone, where it stood. */
const placePointer = ({ opened, place }: Thread): string =>
  place.found === 'gone' ? (opened.on.path ?? '') : pointer(place.path)

const whoAndWhen = ({ by, at }: { by: string; at: string }) => ({
  name: markdownText(by),
  date: markdownText(at.slice(0, 10)),
})

/** Several lines of a text in one line of a list. */
const quoted = (text: string): string =>
  text
    .trim()
    .split(/\r\n|\r|\n/)
    .map(markdownText)
    .join('<br>')

const bullet = (parts: readonly string[], lang: Lang): string =>
  `- ${parts.filter((part) => part !== '').join(lang === 'zh' ? '' : ' ')}`

/** Other words as a diff; a fence in the words ends nothing, since each line has its mark in front. */
function diffLines(was: string, text: string): readonly string[] {
  const marked = (mark: string, words: string): readonly string[] =>
    words === '' ? [] : words.split(/\r\n|\r|\n/).map((line) => `  ${mark} ${plainInDiff(line)}`)
  return ['', '  ```diff', ...marked('-', was), ...marked('+', text), '  ```', '']
}

const plainInDiff = (line: string): string => line.replace(/[\u2028\u2029\u0085]/g, ' ')

function pickBlock(set: JsonObject, picks: readonly Picked[], lang: Lang): readonly string[] {
  const form = { plain: markdownText, code: markdownCode }
  const { heading, lines } = pickLines(set, picks, lang, form)
  return [
    '',
    `### ${heading}`,
    '',
    ...lines.map(({ told, text, notes }) =>
      bullet([told, text ? quoted(text) : '', notes === '' ? '' : `· ${notes}`], lang),
    ),
  ]
}

function verdictLine({ entry, isCurrent }: GivenVerdict, lang: Lang): string {
  const told = reviewText(lang, entry.says, { name: markdownText(entry.by) })
  const earlier = isCurrent ? '' : reviewText(lang, 'earlier')
  return bullet([`**${told}**`, earlier, entry.text ? quoted(entry.text) : ''], lang)
}

/** In a line that Markdown takes for HTML, its own marks are not read. */
const htmlText = (raw: string): string =>
  plainLine(raw).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const toolName = (name: string, lang: Lang): string =>
  name === '' ? reviewText(lang, 'unnamed') : markdownCode(name)

/** Folded away, with what is open first: a reader of a pull request looks for that. */
function whatIfLines(
  name: string,
  asked: Asked & { readonly only: number },
  lang: Lang,
): readonly string[] {
  const answers = whatIfsOf(asked)
  const answered = answers.filter((each) => each.isAnswered)
  const summary = reviewText(lang, 'whatIfs', { answered: answered.length, of: answers.length })
  const rows = [...answers.filter((each) => !each.isAnswered), ...answered].map((each) => {
    const told = each.isAnswered
      ? each.facts.map((fact) => markdownText(whatIfSentence(fact, lang)))
      : [
          reviewText(lang, 'open'),
          ...each.missing.map((id) => markdownText(whatIfMissing(id, lang))),
        ]
    return `- ${reviewText(lang, 'whatIf', {
      line: `**${markdownText(each.words[lang])}**`,
      answer: told.join(lang === 'zh' ? '' : ' '),
    })}`
  })
  const title = name === '' ? reviewText(lang, 'unnamed') : htmlText(name)
  return ['', `<details><summary>${title} · ${summary}</summary>`, '', ...rows, '', '</details>']
}
