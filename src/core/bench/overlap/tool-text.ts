import { injectedNames } from '../../dialects/injected'
import { get, itemsOf, type JsonNode, type JsonObject, membersOf, stringOf } from '../../json/node'
import { descriptionOf } from '../../model/description'
import { nameOf } from '../../model/tool'
import { oncePer } from '../../once-per'
import { plainLetters } from '../../reading/plain-letters'
import { readDescription } from '../../reading/read-description'
import { walkSchema } from '../../schema/walk'
import { withoutWhenNot } from './without-when-not'

/** What of a tool a question is compared with. */
export interface ToolText {
  readonly name: string
  /** The description, and all that the parameters say; without the name. */
  readonly rest: string
  /** What it does and when to use it: by this, tools are compared with each other. */
  readonly use: string
  /** The description and those of the parameters: by this, the script is told. */
  readonly prose: string
}

/**
 * The texts of a tool that a question may share words with, in plain letters and simplified
 * characters. What says when not to use it and sends the reader to another tool is left out, whether
 * it stands as an answer of its own or inside an imported text; so is what the system fills in.
 */
export const toolText = oncePer((tool: JsonObject): ToolText => {
  const said = descriptionTexts(tool)
  const parameters = parameterTexts(tool)
  const lines = (...texts: readonly string[]): string => plainLetters(texts.join('\n'))
  return {
    name: plainLetters(nameOf(tool)),
    rest: lines(said.all, ...parameters.words, ...parameters.prose),
    use: lines(said.use),
    prose: lines(said.all, ...parameters.prose),
  }
})

function descriptionTexts(tool: JsonObject): { readonly all: string; readonly use: string } {
  const found = descriptionOf(tool)
  if (found.kind === 'none') return { all: '', use: '' }
  if (found.kind === 'answers') {
    const { does = '', when = '', returns = '', limits = '', notes = '' } = found.answers
    return { all: [does, when, returns, limits, notes].join('\n'), use: `${does}\n${when}` }
  }
  const kept = readDescription(tool).sentences.map(withoutWhenNot)
  const isOfUse = kept.filter(({ answers }) => !answers.returns && !answers.limits)
  const text = (sentences: typeof kept): string => sentences.map((each) => each.text).join('\n')
  return { all: text(kept), use: text(isOfUse) }
}

/** What the input schema says at any depth: names and values as words, descriptions as prose. */
function parameterTexts(tool: JsonObject): {
  readonly words: readonly string[]
  readonly prose: readonly string[]
} {
  const words: string[] = []
  const prose: string[] = []
  const schema = get(tool, 'inputSchema')
  if (schema?.kind !== 'object') return { words, prose }
  const injected = new Set(injectedNames(tool))
  for (const { schema: at, keyword, name, path } of walkSchema(schema)) {
    if (path[0] === 'properties' && injected.has(String(path[1]))) continue
    if (keyword === 'properties' && name !== undefined) words.push(name)
    const text = stringOf(get(at, 'description'))
    if (text !== undefined) prose.push(text)
    for (const key of ['enum', 'examples', 'const']) addTexts(get(at, key), words)
  }
  return { words, prose }
}

function addTexts(node: JsonNode | undefined, texts: string[]): void {
  const text = stringOf(node)
  if (text !== undefined) texts.push(text)
  for (const item of itemsOf(node)) addTexts(item, texts)
  for (const { value } of membersOf(node)) addTexts(value, texts)
}
