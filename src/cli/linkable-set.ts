import { get, nil } from '../core/json/node'
import { isStrictJson, isWhole, parse, type Problem } from '../core/json/parse'
import { print } from '../core/json/print'
import { type Imported, importText } from '../core/dialects/import'
import { newSet, saveSet } from '../core/model/tool-set'
import { respaced } from '../core/json/respaced'
import type { ShareWord } from './share-words'

/** A remark about the file; `values` fill the sentence. */
export interface Remark {
  readonly word: ShareWord
  readonly values: Readonly<Record<string, string | number>>
}

export type LinkableSet =
  | {
      readonly ok: true
      readonly setText: string
      /** Items that are not in the set. */
      readonly notConverted: readonly Remark[]
      readonly remarks: readonly Remark[]
    }
  /** The text is no JSON (`problem` says why), or holds no tool. */
  | {
      readonly ok: false
      readonly problem?: Problem
      readonly notConverted: readonly Remark[]
    }

/** The set that a file holds: its own, or a new one, titled by the file, of the tools in it. */
export function linkableSet(text: string, title: string): LinkableSet {
  const own = ownSet(text)
  if (own !== undefined) return { ok: true, setText: own, notConverted: [], remarks: [] }
  const imported = importText(text)
  const { tools, opaque, errors } = imported
  if (!imported.isWhole) return { ok: false, notConverted: [], ...problemOf(imported.problems) }
  const notConverted = [...opaque, ...errors]
    .sort((a, b) => a.index - b.index)
    .map(({ index, error }) => remark('not-converted', { index: index + 1, code: error.code }))
  if (tools.length === 0) return { ok: false, notConverted }
  let count = 0
  const texts = tools.map(({ tool }) => print(tool))
  return {
    ok: true,
    setText: saveSet(newSet(title, texts, () => String(count++))),
    notConverted,
    remarks: lossesOf(imported),
  }
}

/** The text when it is a set already, made strict where it has comments; none for anything else. */
function ownSet(text: string): string | undefined {
  const parsed = parse(text)
  if (!isWhole(parsed)) return undefined
  const { root } = parsed
  if (get(root, 'toolwright')?.kind !== 'number' || get(root, 'tools')?.kind !== 'array')
    return undefined
  return isStrictJson(parsed) ? text : respaced(text, root, 2)
}

/** The first thing that keeps the text from being JSON. */
function problemOf(problems: readonly Problem[]): { readonly problem?: Problem } {
  const problem = problems.find((each) => !isWhole({ text: '', root: nil, problems: [each] }))
  return problem ? { problem } : {}
}

function lossesOf({ tools, losses, dialect }: Imported): readonly Remark[] {
  const count = tools.reduce((sum, tool) => sum + tool.losses.length, losses.length)
  return count === 0 ? [] : [remark('losses', { count, dialect: dialect ?? '' })]
}

const remark = (word: ShareWord, values: Remark['values']): Remark => ({ word, values })
