import type { Change } from '../core/diff/change'
import { byTool, countsOf, groupsOf } from '../core/diff/groups'
import type { MovedFinding, MovedLine } from '../core/diff/measures'
import type { SentenceChange } from '../core/diff/text/compare-texts'
import type { Mark } from '../core/diff/text/words-changed'
import { print } from '../core/json/print'
import type { Lang } from '../core/lint/rule'
import { diffText } from './diff-report'
import { CLASS_WORDS } from './diff-text'
import { findingText } from './findings'
import { type DiffToTell, measureRows, movedLineText, sentenceOf, toolName } from './diff-told'
import { markdownCode, markdownRow, markdownText } from './markdown-text'

/** A comment for a pull request: what breaks first, what is safe folded away. */
export function diffMarkdown(output: DiffToTell): string {
  const { diff, lang } = output
  const counts = countsOf(diff)
  const isSame = Object.values(counts).every((count) => count === 0)
  const lines = [
    `## ${diffText(lang, 'title')}`,
    '',
    isSame ? diffText(lang, 'no-change') : diffText(lang, 'summary', counts),
  ]
  for (const group of groupsOf(diff)) {
    if (group.changes.length === 0) continue
    const { title, note } = CLASS_WORDS[group.class]
    const list = byTool(group).flatMap(({ tool, changes }) => [
      ...changes.flatMap((change) => changeLines(change, toolName(tool, lang), lang)),
      ...(group.class === 'breaks' && tool?.brokenCall
        ? [`- ${calledLine(print(tool.brokenCall, 0), lang)}`]
        : []),
    ])
    const heading = `${title[lang]} (${group.changes.length})`
    if (group.class === 'safe')
      lines.push('', `<details><summary>${heading}</summary>`, '', ...list, '', '</details>')
    else lines.push('', `### ${heading}`, '', note[lang], '', ...list)
  }
  return [...lines, ...measureLines(output)].join('\n') + '\n'
}

const calledLine = (call: string, lang: Lang): string =>
  diffText(lang, 'broken-call', { call: markdownCode(call) })

function changeLines(change: Change, tool: string, lang: Lang): readonly string[] {
  const field = change.field ? ` ${markdownCode(change.field)}` : ''
  const sentence = markdownText(sentenceOf(change, lang))
  return [
    `- ${labelled(`**${markdownCode(tool)}**${field}`, sentence, lang)}`,
    ...(change.text ?? []).flatMap((each) => sentenceLine(each, lang)),
  ]
}

function sentenceLine(each: SentenceChange, lang: Lang): readonly string[] {
  if (each.kind === 'changed')
    return [
      `  - ${labelled(diffText(lang, 'before'), marked(each.before, 'del'), lang)}`,
      `  - ${labelled(diffText(lang, 'after'), marked(each.after, 'ins'), lang)}`,
    ]
  const text = markdownText(each.text)
  if (each.kind === 'moved') return [`  - ${diffText(lang, 'moved', { text })}`]
  if (each.kind === 'added') return [`  - <ins>${text}</ins>`]
  return each.kind === 'removed' ? [`  - <del>${text}</del>`] : []
}

const labelled = (name: string, text: string, lang: Lang): string =>
  diffText(lang, 'labelled', { name, text })

const marked = (marks: readonly Mark[], tag: 'ins' | 'del'): string =>
  marks
    .map(({ text, isChanged }) =>
      isChanged ? `<${tag}>${markdownText(text)}</${tag}>` : markdownText(text),
    )
    .join('')

function measureLines(output: DiffToTell): readonly string[] {
  const { measures, diff, lang } = output
  const { fixed, fresh } = measures.findings
  const { won, lost } = measures.lines
  const head = [diffText(lang, 'measure'), diffText(lang, 'before'), diffText(lang, 'after')]
  const found = (key: 'fixed' | 'fresh', { tool, finding }: MovedFinding): string =>
    `- ${labelled(diffText(lang, key), `${markdownCode(toolName(tool, lang))} ${markdownText(findingText(finding, lang))} (${markdownCode(finding.rule)})`, lang)}`
  const line = (key: 'won' | 'lost', moved: MovedLine): string => {
    const { list, text } = movedLineText(moved, lang)
    return `- ${labelled(diffText(lang, key), labelled(list, markdownText(text), lang), lang)}`
  }
  const folded = (title: string, lines: readonly string[]): readonly string[] =>
    lines.length === 0
      ? []
      : ['', `<details><summary>${title}</summary>`, '', ...lines, '', '</details>']
  return [
    '',
    markdownRow(head),
    markdownRow(['---', '---:', '---:']),
    ...measureRows(measures, lang).map(({ name, before, after }) =>
      markdownRow([name, before, after]),
    ),
    ...folded(diffText(lang, 'findings-moved', { fixed: fixed.length, fresh: fresh.length }), [
      ...fixed.map((each) => found('fixed', each)),
      ...fresh.map((each) => found('fresh', each)),
    ]),
    ...folded(diffText(lang, 'lines-moved', { won: won.length, lost: lost.length }), [
      ...won.map((each) => line('won', each)),
      ...lost.map((each) => line('lost', each)),
    ]),
    ...(diff.uncarried.length > 0
      ? ['', markdownText(diffText(lang, 'uncarried', { members: diff.uncarried.join(', ') }))]
      : []),
  ]
}
