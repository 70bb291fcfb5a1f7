import { get, itemsOf, stringOf } from '../../core/json/node'
import { pointer } from '../../core/json/pointer'
import type { Lang } from '../../core/lint/rule'
import { nameOf } from '../../core/model/tool'
import { reviewParts } from '../../core/review/review-parts'
import { isOpen, reviewState, type Thread } from '../../core/review/review-state'
import { whatIfsOf } from '../../core/review/what-ifs'
import { pickLines } from '../../i18n/pick-line'
import { checklistLine, reviewPlace } from '../../i18n/review-place'
import { reviewText } from '../../i18n/review-report'
import { whatIfMissing } from '../../i18n/review-what-ifs'
import { plainLine } from '../lint/rows'
import type { Reviewed } from './reviewed'

/** A review for a terminal: verdicts, then what was said tool by tool, then what stays unanswered. */
export function prettyFormat({ set, lang, asked }: Reviewed): string {
  const state = reviewState(set)
  const { threads, signed, verdicts, picks, unread, unattached } = state
  const tools = itemsOf(get(set, 'tools'))
  const title = stringOf(get(set, 'title'))?.trim()
  const open = threads.filter(isOpen).length
  const earlier = (isCurrent: boolean): string =>
    isCurrent ? '' : `${lang === 'zh' ? '' : ' '}${reviewText(lang, 'earlier')}`
  const name = (text: string): string => text || reviewText(lang, 'unnamed')
  const blind = pickLines(set, picks, lang, { plain: String, code: String })
  const isEmpty = [threads, signed, verdicts, picks].every((each) => each.length === 0)
  const lines = [
    title ? reviewText(lang, 'title', { title }) : reviewText(lang, 'untitled'),
    isEmpty
      ? reviewText(lang, 'nothing')
      : reviewText(lang, 'counts', {
          open,
          resolved: threads.length - open,
          signed: signed.filter((each) => each.isCurrent).length,
        }),
    ...verdicts.map(
      ({ entry, isCurrent }) =>
        reviewText(lang, entry.says, { name: entry.by }) +
        earlier(isCurrent) +
        (entry.text ? `: ${entry.text}` : ''),
    ),
    ...reviewParts(state).flatMap((part) => [
      '',
      part.gone !== undefined
        ? reviewText(lang, 'gone', { name: part.gone })
        : part.tool === undefined
          ? reviewText(lang, 'set')
          : name(nameOf(tools[part.tool])),
      ...part.threads.flatMap((thread) => threadLines(thread, lang)),
      ...part.signed.map(({ entry, isCurrent }) => {
        const line = checklistLine(entry.on.line ?? '', lang).text
        const told = reviewText(lang, 'signed', { name: entry.by, line })
        return `  ${reviewText(lang, 'signs')} · ${told}${earlier(isCurrent)}`
      }),
    ]),
    ...(picks.length > 0 ? ['', blind.heading] : []),
    ...blind.lines.map(
      ({ told, text, notes }) =>
        `  ${told}${text ? `: ${text}` : ''}${notes === '' ? '' : ` · ${notes}`}`,
    ),
    ...asked.tools.flatMap((tool, only) => {
      const answers = whatIfsOf({ ...asked, only })
      const answered = answers.filter((each) => each.isAnswered).length
      return [
        '',
        `${name(nameOf(tool))} · ${reviewText(lang, 'whatIfs', { answered, of: answers.length })}`,
        ...answers
          .filter((each) => !each.isAnswered)
          .map(({ words, missing }) => {
            const why = missing.map((id) => whatIfMissing(id, lang)).join(lang === 'zh' ? '' : ' ')
            const answer = why || reviewText(lang, 'open')
            return `  ${reviewText(lang, 'whatIf', { line: words[lang], answer })}`
          }),
      ]
    }),
    ...(unread.length > 0 ? ['', reviewText(lang, 'unread', { count: unread.length })] : []),
    ...(unattached.length > 0
      ? ['', reviewText(lang, 'unattached', { count: unattached.length })]
      : []),
  ]
  return lines.map(plainLine).join('\n') + '\n'
}

function threadLines(thread: Thread, lang: Lang): readonly string[] {
  const { opened, place, replies, isResolved, decision } = thread
  const path = place.found === 'gone' ? (opened.on.path ?? '') : pointer(place.path)
  const notes = [
    ...(isResolved ? [reviewText(lang, 'resolved')] : []),
    ...(place.found === 'changed' ? [reviewText(lang, 'changed')] : []),
    ...(place.found === 'gone' ? [reviewText(lang, 'lost')] : []),
  ]
  const told = reviewText(lang, 'comment', {
    place: reviewPlace(opened.on, path, lang).text,
    ...whoAndWhen(opened),
    text: opened.kind === 'suggest' ? reviewText(lang, 'suggestion') : opened.text,
  })
  return [
    `  ${told}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`,
    ...(opened.kind === 'comment' && opened.on.quote ? [`    > ${opened.on.quote}`] : []),
    ...(opened.kind === 'suggest' ? [`    - ${opened.was}`, `    + ${opened.text}`] : []),
    ...replies.map(
      (reply) => `    ${reviewText(lang, 'reply', { ...whoAndWhen(reply), text: reply.text })}`,
    ),
    ...(decision
      ? [
          `    ${reviewText(lang, decision.kind === 'accept' ? 'accepted' : 'declined', { name: decision.by })} ${decision.text ?? ''}`.trimEnd(),
        ]
      : []),
  ]
}

const whoAndWhen = ({ by, at }: { by: string; at: string }) => ({ name: by, date: at.slice(0, 10) })
