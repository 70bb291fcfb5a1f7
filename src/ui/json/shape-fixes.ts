import { shapeRepairs } from '../../core/authoring/shape-repairs'
import { getIn, type Path } from '../../core/json/node'
import { locate } from '../../core/json/position'
import type { Lang } from '../../core/lint/rule'
import { readingOf } from '../../core/model/reading'
import type { ToolRecord } from '../../core/model/tool-set'
import { lossSentence } from '../../i18n/losses'
import type { MarkFix } from './marks'

/** What a light bulb offers for a mistake of shape; offsets are in the raw text. */
export interface ShapeFix {
  readonly start: number
  readonly end: number
  readonly fix: MarkFix
}

/** The mistakes of a tool's shape that an import would mend, to be mended where they stand. */
export function shapeFixes(record: ToolRecord, lang: Lang): readonly ShapeFix[] {
  const { root, tool } = readingOf(record)
  if (!root || !tool) return []
  return shapeRepairs(tool).map(({ mistake, edits }) => {
    let known: Path = mistake.path
    while (known.length > 0 && !getIn(root, known)) known = known.slice(0, -1)
    const key = locate(root, known, 'key')
    const value = locate(root, known, 'value')
    const isShort = !['object', 'array'].includes(getIn(root, known)?.kind ?? '')
    const end = isShort ? value.end : key.end
    return { start: key.start, end, fix: { title: lossSentence(lang, mistake, true), edits } }
  })
}
