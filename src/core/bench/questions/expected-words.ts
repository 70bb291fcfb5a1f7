import { nameKey } from '../../reading/own-words'
import type { Expected } from './question'

/** What people write where no tool is to be called; compared without blanks and marks. */
const NONE =
  /^(?:none|no|null|nil|notools?|notool(?:needed|required|call)?|notoolcall|nocall|nothing|n\/?a|-+|—+|–|无|没有|空|(?:无需|不需要?|不用|不该|不应|不必|不)(?:调用|使用|用)?(?:任何)?(?:工具|函数)?|无(?:工具|函数)?)$/
/** What people write where the model is to ask first. */
const ASK =
  /^(?:ask|askback|askfirst|ask(?:the)?user|clarify|clarification|followup|askforclarification|(?:先|应|应该|需|需要)?(?:追问|反问|询问|澄清|问用户|问清楚?|提问)(?:用户)?)$/

const SEVERAL = /\s*(?:\||\/|、|,|，|;|；|\bor\b|或者?)\s*/i

const plain = (text: string): string =>
  text.toLowerCase().replace(/[\s_.。!！?？"'“”`()（）[\]]+/g, '')

/** Finds the name of a tool by how somebody wrote it: quoted, as a call, in another case. */
export type FindTool = (written: string) => string | undefined

/** The names are those of the set; another spelling of one is the one, as long as it is one alone. */
export function toolFinder(names: readonly string[]): FindTool {
  const exact = new Set(names)
  const byKey = new Map<string, string | undefined>()
  for (const name of names) byKey.set(nameKey(name), byKey.has(nameKey(name)) ? undefined : name)
  return (written) => {
    const bare = bareName(written)
    if (bare === '') return undefined
    return exact.has(bare) ? bare : byKey.get(nameKey(bare))
  }
}

const bareName = (written: string): string =>
  written
    .trim()
    .replace(/^[`"'“”]+|[`"'“”]+$/g, '')
    .replace(/\(\)$/, '')
    .trim()

/** Of none and ask, what a text says; undefined for anything else. */
function markedExpectation(text: string): Expected | undefined {
  if (/^\s*[-—–]+\s*$/.test(text) || NONE.test(plain(text))) return { is: 'none' }
  return ASK.test(plain(text)) ? { is: 'ask' } : undefined
}

/** What a text surely says is expected: tools of the set, none, or to ask back. Undefined for any other. */
export function sureExpectation(text: string, find: FindTool): Expected | undefined {
  if (text.trim() === '') return undefined
  const whole = find(text)
  if (whole !== undefined) return { is: 'tool', tools: [whole] }
  const marked = markedExpectation(text)
  if (marked) return marked
  const tools = text.split(SEVERAL).map(find)
  return tools.length > 0 && tools.every((tool) => tool !== undefined)
    ? { is: 'tool', tools: [...new Set(tools as string[])] }
    : undefined
}

/** The same of a cell that says nothing else: what is no word of ours is a tool that the set lacks. */
export function givenExpectation(text: string, find: FindTool): Expected | undefined {
  if (text.trim() === '') return undefined
  const sure = sureExpectation(text, find)
  if (sure) return sure
  const parts = text.split(SEVERAL).map(bareName)
  const isList = parts.length > 1 && parts.every((part) => /^[\w.:-]+$/.test(part))
  return { is: 'tool', tools: isList ? [...new Set(parts)] : [bareName(text)] }
}
