import path from 'node:path'
import { armOf, toolsIn } from '../../core/bench/runs/arm'
import type { Unmatched } from '../../core/bench/matching/match-arm'
import type { Arm } from '../../core/bench/runs/run'
import { arr, type JsonObject, member, obj } from '../../core/json/node'
import { parse, rootObject } from '../../core/json/parse'
import { nameOf } from '../../core/model/tool'
import { isShareLink } from '../../core/share/has-link-payload'
import { readLink } from '../../core/share/decode-link'
import { linkProblemText } from '../../core/share/link-problem-words'
import { setTextIn } from '../../core/share/read-document'
import { commandLineText } from '../../i18n/command-line'
import { problemText } from '../../i18n/problems'
import type { Io } from '../command'
import { linkableSet } from '../linkable-set'
import { readInputs } from '../read-input'

/** A version of the set, and what of the set has no counterpart in it. */
export interface Version {
  readonly arm: Arm
  readonly unmatched: Unmatched
}

/** What was read of the files and links, before it takes part. */
export interface Sets {
  /** The set that the questions speak of. */
  readonly document: JsonObject
  /** Those to compare with in the order in which they were given, then the set itself. */
  readonly all: readonly { readonly title: string; readonly root: JsonObject }[]
}

/** The set and those to compare it with; what cannot be read is said on the error stream. */
export async function setsOf(
  set: string,
  others: readonly string[],
  io: Io,
): Promise<Sets | undefined> {
  const roots: (JsonObject | undefined)[] = []
  for (const name of [...others, set]) roots.push(await setIn(name, io))
  const document = roots.at(-1)
  if (!document || !roots.every((root) => root !== undefined)) return undefined
  const titles = titlesOf([...others, set])
  return { document, all: roots.map((root, i) => ({ title: titles[i]!, root })) }
}

/**
 * The versions that are asked with, the set itself last. Tools that came along with the questions stand
 * behind those of every version that has none of their name.
 */
export function versionsOf(
  { document, all }: Sets,
  systemPrompt: string,
  along: readonly JsonObject[],
): readonly Version[] {
  const toolsWith = (root: JsonObject): readonly JsonObject[] => {
    const own = toolsIn(root)
    const names = new Set(own.map(nameOf))
    return [...own, ...along.filter((tool) => !names.has(nameOf(tool)))]
  }
  const others = document.members.filter(({ key }) => key !== 'tools')
  const asked = obj([...others, member('tools', arr(toolsWith(document)))])
  return all.map(({ title, root }, i) =>
    armOf({ id: `arm-${i + 1}`, title, tools: toolsWith(root), systemPrompt }, asked),
  )
}

/** The names of files without their folders, as long as that tells them apart. */
function titlesOf(names: readonly string[]): readonly string[] {
  const short = names.map((name) =>
    isShareLink(name) ? 'link' : path.basename(name).replace(/\.jsonc?$/, ''),
  )
  const isApart = new Set(short).size === short.length
  return isApart ? short : names.map((name, i) => (isShareLink(name) ? `link ${i + 1}` : name))
}

async function setIn(name: string, io: Io): Promise<JsonObject | undefined> {
  const text = await textIn(name, io)
  if (text === undefined) return undefined
  const set = linkableSet(text, '')
  if (set.ok) return rootObject(parse(set.setText))
  const why = set.problem
    ? `${name}: ${problemText(set.problem, io.lang)}`
    : commandLineText(io.lang, 'no-tools', { path: name })
  io.err(why + '\n')
  return undefined
}

/** The text of a set: of a file, or of the link that was given or stands in the file. */
async function textIn(name: string, io: Io): Promise<string | undefined> {
  const [input] = isShareLink(name) ? [{ text: name }] : (await readInputs([name], io)).read
  if (!input || !isShareLink(input.text)) return input?.text
  const link = readLink(input.text)
  if (link.ok && link.kind !== 'review') return setTextIn(link)
  io.err(
    (link.ok
      ? commandLineText(io.lang, 'no-tools', { path: name })
      : linkProblemText(link, io.lang)) + '\n',
  )
  return undefined
}
