import { tableCells } from '../../authoring/rows/table-cells'
import { membersOf } from '../../json/node'
import { isStrictJson, parse } from '../../json/parse'
import { type FindTool, givenExpectation, sureExpectation } from './expected-words'
import { type ExpectedArgument, SPLITS } from './question'
import { type DraftLine, type DraftLines, type ImportNote, note } from './question-draft'

const COLUMNS = ['id', 'text', 'tool', 'args', 'tags', 'split', 'lang'] as const
type Column = (typeof COLUMNS)[number]

/** What people write above a column, in lower case without blanks and marks. */
const HEADS: Readonly<Record<Column, RegExp>> = {
  id: /^(?:id|no|number|编号|序号)$/,
  text: /^(?:text|questions?|query|queries|prompt|utterance|user(?:says|message|input)?|input|q|question?text|问题|提问|问法|用户(?:说|问题?|输入|提问)?|话术|题目?|用户问题)$/,
  tool: /^(?:tools?|toolname|expected(?:tools?|call)?|functions?|functionname|answer|target|api|label|工具(?:名称?)?|(?:期望|预期|正确|应调用|应选)(?:的)?(?:工具|结果|函数)?|应(?:调用|用|选)(?:的)?工具|函数(?:名)?|接口|答案)$/,
  args: /^(?:args?|arguments?|expectedarg(?:ument)?s?|param(?:eter)?s?|(?:期望|预期)?参数(?:值)?)$/,
  tags: /^(?:tags?|labels|kind|category|标签|类别|分类)$/,
  split: /^(?:split|half|subset|set|数据集|划分|用途)$/,
  lang: /^(?:lang(?:uage)?|语言)$/,
}

type Places = Readonly<Partial<Record<Column, number>>>

/**
 * Questions in a table as spreadsheets copy it, in CSV or Markdown, with a head or without: a question
 * and what is expected, perhaps arguments as JSON, tags, half and language. Undefined for a text that
 * is no such table, such as lines that have commas in them.
 */
export function draftsFromTable(text: string, find: FindTool): DraftLines | undefined {
  const rows = tableCells(text)?.rows
  if (!rows || rows.length === 0) return undefined
  const byHead = placesByHead(rows[0]!)
  const places = byHead ?? placesByContent(rows, find)
  if (!places) return undefined
  const body = byHead ? rows.slice(1) : rows
  const first = byHead ? 2 : 1
  const drafts: DraftLine[] = []
  const problems: DraftLines['problems'][number][] = []
  body.forEach((cells, i) => {
    const line = first + i
    const cell = (column: Column): string => cells[places[column] ?? -1] ?? ''
    if (cell('text') === '')
      problems.push({ line, code: 'no-text', values: { text: cells.join(' | ') } })
    else drafts.push({ line, ...draftOf(cell, find) })
  })
  return { drafts, problems }
}

function placesByHead(head: readonly string[]): Places | undefined {
  const places: Partial<Record<Column, number>> = {}
  head.forEach((cell, i) => {
    const plain = cell.toLowerCase().replace(/[\s_*：:（）()-]+/g, '')
    const column = COLUMNS.find((each) => places[each] === undefined && HEADS[each].test(plain))
    if (column) places[column] = i
  })
  return places.text !== undefined ? places : undefined
}

/** A name as tools have it, which no word of a sentence is. */
const NAME = /^`?[A-Za-z][a-z0-9]*(?:[_.:-][\w.:-]+|[A-Z]\w*)`?(?:\(\))?$/

/** Without a head: the column that mostly says what is expected, and the one beside it. */
function placesByContent(rows: readonly (readonly string[])[], find: FindTool): Places | undefined {
  const width = rows[0]!.length
  if (!rows.every((row) => row.length === width)) return undefined
  const shares = Array.from({ length: width }, (_, i) => {
    const filled = rows.flatMap((row) => ((row[i] ?? '') === '' ? [] : row[i]!))
    const said = filled.filter((each) => sureExpectation(each, find) || NAME.test(each))
    return filled.length === 0 ? 0 : said.length / filled.length
  })
  const tool = shares.findIndex((share) => share > 0.5)
  if (tool < 0) return undefined
  const text = shares.findIndex((share, i) => i !== tool && share <= 0.5)
  return text < 0 ? undefined : { text, tool }
}

function draftOf(
  cell: (column: Column) => string,
  find: FindTool,
): Pick<DraftLine, 'draft' | 'notes'> {
  const notes: ImportNote[] = []
  const expected = givenExpectation(cell('tool'), find)
  const tags = cell('tags')
    .split(/[,，;；、|/\s]+/)
    .filter((tag) => tag !== '')
  const split = SPLITS.find((each) => each === cell('split').toLowerCase())
  if (cell('split') !== '' && !split) notes.push(note('bad-column', { text: cell('split') }))
  const args = cell('args') === '' ? [] : argumentsIn(cell('args'))
  if (!args) notes.push(note('bad-column', { text: cell('args') }))
  return {
    draft: {
      text: cell('text'),
      ...(cell('id') === '' ? {} : { id: cell('id') }),
      ...(expected ? { expected } : {}),
      ...(args && args.length > 0 ? { expectedArgs: args } : {}),
      ...(tags.length > 0 ? { tags } : {}),
      ...(split ? { split } : {}),
      ...(cell('lang') === '' ? {} : { lang: cell('lang') }),
    },
    notes,
  }
}

/** Arguments as a JSON object, each to be equal. */
function argumentsIn(text: string): readonly ExpectedArgument[] | undefined {
  const parsed = parse(text)
  if (!isStrictJson(parsed) || parsed.root.kind !== 'object') return undefined
  return membersOf(parsed.root).map(({ key, value }) => ({ name: key, match: 'equal', value }))
}
