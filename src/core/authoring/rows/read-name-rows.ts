import { member, obj, str } from '../../json/node'
import { type FlatRow, nestedRows } from './nested-rows'
import { failed, NOTHING_READ, type ReadRows, type RowsProblem } from './pasted-rows'
import { requiredWord, schemaOfTypeWord } from './type-words'
import { withoutFences } from './read-samples'

/** A line of a list: a name, then perhaps what it is in brackets, then perhaps what it means. */
const LINE =
  /^(?:[-*•·]|\d{1,3}[.)、])?\s*[`*"']*([\p{L}_$][\p{L}\p{N}_$.[\]-]*)[`*"']*(\*)?\s*(?:[（(]([^()（）]*(?:\([^()]*\))?[^()（）]*)[)）])?\s*(?:[:：]|[—–-]{1,2}\s)?\s*(.*)$/u

/** Whether a text is a list of names: no line, or part between commas, is a sentence. */
export const looksLikeNames = (text: string): boolean => {
  const parts = partsOf(text)
  return parts.length > 0 && parts.every((part) => LINE.test(part) && !isProse(part))
}

/** A plain list of names, one a line or with commas between, with what stands behind each. */
export function readNameRows(text: string): ReadRows {
  const problems: RowsProblem[] = []
  const flat = partsOf(withoutFences(text)).flatMap((part): readonly FlatRow[] => {
    const [, name, star, inside = '', behind = ''] = LINE.exec(part) ?? []
    if (name === undefined || isProse(part)) {
      problems.push({ code: 'line-unread', values: { text: part.slice(0, 60) } })
      return []
    }
    const words = inside.split(/[,，、;；]/).map((each) => each.trim())
    const schema = words.map(schemaOfTypeWord).find((each) => each !== undefined)
    const isRequired =
      star !== undefined || words.some((word) => word !== '' && requiredWord(word) === true)
    const isUsed = (word: string): boolean =>
      schemaOfTypeWord(word) !== undefined || requiredWord(word) !== undefined
    // What stands in brackets and is neither a type nor a yes or no belongs to the meaning.
    const rest = words.filter((word) => word !== '' && !isUsed(word)).join(', ')
    const text = behind !== '' ? behind : rest
    const description = text === '' ? [] : [member('description', str(text))]
    return [{ name, schema: obj([...(schema?.members ?? []), ...description]), isRequired }]
  })
  return flat.length === 0
    ? { ...failed('no-fields'), ...(problems.length > 0 ? { problems } : {}) }
    : { ...NOTHING_READ, rows: nestedRows(flat), problems: problems.slice(0, 5) }
}

function partsOf(text: string): readonly string[] {
  const lines = text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const isCommas = lines.every((line) => /^[^:：(（]+$/.test(line)) && /[,，、;；]/.test(text)
  const parts = isCommas ? lines.flatMap((line) => line.split(/[,，、;；]/)) : lines
  return parts.map((part) => part.trim().replace(/[,，;；]$/, '')).filter((part) => part !== '')
}

/** A name followed by more words without a colon between: a sentence, no entry. */
function isProse(part: string): boolean {
  const [, name = '', , inside, behind = ''] = LINE.exec(part) ?? []
  if (behind === '' || inside !== undefined) return false
  const after = part.slice(part.indexOf(name) + name.length)
  return !/^[`*"']*\s*(?:[:：]|[—–-])/.test(after)
}
