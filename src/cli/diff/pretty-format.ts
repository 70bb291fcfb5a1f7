import { type Change } from '../../core/diff/change'
import { byTool, countsOf, groupsOf } from '../../core/diff/groups'
import type { Mark } from '../../core/diff/text/words-changed'
import type { TextDiff } from '../../core/diff/text/compare-texts'
import { print } from '../../core/json/print'
import type { MovedFinding, MovedLine } from '../../core/diff/measures'
import type { Lang } from '../../core/lint/rule'
import { diffText } from '../../i18n/diff-report'
import { measureRows, movedLineText, sentenceOf, toolName } from '../../i18n/diff-told'
import { CLASS_WORDS } from '../../i18n/diff-text'
import { findingText } from '../../i18n/findings'
import { plainLine } from '../lint/rows'
import { type DiffOutput, nameOfVersion } from './report'

/** The form for people: what changed by what it does, worst first, then what both versions are worth. */
export function prettyFormat(output: DiffOutput): string {
  const { before, after, diff, lang } = output
  const counts = countsOf(diff)
  const lines = [
    `${nameOfVersion(before, lang)} → ${nameOfVersion(after, lang)}`,
    Object.values(counts).every((count) => count === 0)
      ? diffText(lang, 'no-change')
      : diffText(lang, 'summary', counts),
  ]
  for (const group of groupsOf(diff)) {
    if (group.changes.length === 0) continue
    const { title, note } = CLASS_WORDS[group.class]
    lines.push('', title[lang], note[lang])
    for (const { tool, changes } of byTool(group)) {
      lines.push(`  ${plainLine(toolName(tool, lang))}`)
      for (const change of changes) lines.push(...changeLines(change, lang))
      if (group.class === 'breaks' && tool?.brokenCall)
        lines.push(
          `    ${diffText(lang, 'broken-call', { call: plainLine(print(tool.brokenCall, 0)) })}`,
        )
    }
  }
  return [...lines, ...measureLines(output)].map((line) => `${line}\n`).join('')
}

function changeLines(change: Change, lang: Lang): readonly string[] {
  const field = change.field ? `${plainLine(change.field)}  ` : ''
  return [
    `    ${field}${plainLine(sentenceOf(change, lang))}`,
    ...(change.text ? textLines(change.text, lang) : []),
  ]
}

function textLines(text: TextDiff, lang: Lang): readonly string[] {
  return text.flatMap((each) => {
    if (each.kind === 'changed')
      return [
        `      - ${marked(each.before, '[-', '-]')}`,
        `      + ${marked(each.after, '{+', '+}')}`,
      ]
    const text = plainLine(each.text)
    if (each.kind === 'moved') return [`      ~ ${diffText(lang, 'moved', { text })}`]
    if (each.kind === 'same') return []
    return [`      ${each.kind === 'added' ? '+' : '-'} ${text}`]
  })
}

const marked = (marks: readonly Mark[], open: string, close: string): string =>
  plainLine(marks.map(({ text, isChanged }) => (isChanged ? open + text + close : text)).join(''))

function measureLines(output: DiffOutput): readonly string[] {
  const { measures, diff, lang } = output
  const { fixed, fresh } = measures.findings
  const { won, lost } = measures.lines
  const rows = measureRows(measures, lang).map(({ name, before, after }) =>
    diffText(lang, 'labelled', { name, text: `${before} → ${after}` }),
  )
  const found = ({ tool, finding }: MovedFinding): string =>
    `${plainLine(toolName(tool, lang))}  ${plainLine(findingText(finding, lang))}  ${finding.rule}`
  const line = (moved: MovedLine): string => {
    const { list, text } = movedLineText(moved, lang)
    return `${list}  ${text}`
  }
  const part = (key: 'fixed' | 'fresh' | 'won' | 'lost', lines: readonly string[]) =>
    lines.map((each) => `  ${diffText(lang, key)}  ${each}`)
  return [
    '',
    ...rows,
    ...(fixed.length + fresh.length > 0
      ? [
          diffText(lang, 'findings-moved', { fixed: fixed.length, fresh: fresh.length }),
          ...part('fixed', fixed.map(found)),
          ...part('fresh', fresh.map(found)),
        ]
      : []),
    ...(won.length + lost.length > 0
      ? [
          diffText(lang, 'lines-moved', { won: won.length, lost: lost.length }),
          ...part('won', won.map(line)),
          ...part('lost', lost.map(line)),
        ]
      : []),
    ...(diff.uncarried.length > 0
      ? [diffText(lang, 'uncarried', { members: diff.uncarried.join(', ') })]
      : []),
  ]
}
