/** The cells of a pasted table, and where its first line is. */
export interface TableCells {
  readonly rows: readonly (readonly string[])[]
}

/** The cells of a text whose lines hold tabs, bars as in Markdown, or commas; undefined for any other. */
export function tableCells(text: string): TableCells | undefined {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  if (lines.length === 0) return undefined
  if (text.includes('\t')) return { rows: separated(text, '\t') }
  if (lines.every((line) => /^\s*\|.*\|\s*$/.test(line)))
    return {
      rows: lines.map(barCells).filter((cells) => !cells.every((each) => /^:?-+:?$/.test(each))),
    }
  const commas = lines.filter((line) => /[,]/.test(line)).length
  return commas === lines.length && lines.length > 1 ? { rows: separated(text, ',') } : undefined
}

/** A bar behind a backslash is text. */
const barCells = (line: string): readonly string[] =>
  line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) =>
      cell
        .trim()
        .replaceAll('\\|', '|')
        .replace(/^`(.*)`$/, '$1'),
    )

/** Cells as spreadsheets copy them: one with a line end or a tab in it stands in quotes, its own doubled. */
function separated(text: string, separator: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]]
  let cell = ''
  const end = (): void => {
    rows.at(-1)!.push(cell.trim())
    cell = ''
  }
  for (let i = 0; i < text.length; i++) {
    const c = text[i]!
    if (c === '"' && cell.trim() === '') {
      const close = closingQuote(text, i + 1)
      if (close === undefined) cell += c
      else {
        cell = text.slice(i + 1, close).replaceAll('""', '"')
        i = close
      }
    } else if (c === separator) end()
    else if (c === '\n' || c === '\r') {
      if (c === '\r' && text[i + 1] === '\n') i++
      end()
      rows.push([])
    } else cell += c
  }
  end()
  return rows.filter((cells) => cells.some((each) => each !== ''))
}

function closingQuote(text: string, from: number): number | undefined {
  for (let i = from; i < text.length; i++) {
    if (text[i] !== '"') continue
    if (text[i + 1] === '"') i++
    else return i
  }
  return undefined
}
