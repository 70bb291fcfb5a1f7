import '../../i18n/words/checklist'
import { useState } from 'react'
import { pointer } from '../../core/json/pointer'
import type { Finding } from '../../core/lint/finding'
import { readingOf } from '../../core/model/reading'
import { nameOf } from '../../core/model/tool'
import { useDocument } from '../../state/document'
import { useReport } from '../../state/report'
import { useWords } from '../kit/use-words'
import { FindingLine } from './FindingLine'

/** So many are shown before the rest is asked for. */
const FIRST = 20

interface FindingItemsProps {
  readonly findings: readonly Finding[]
  /** The findings are about several tools; each says which it is about. */
  readonly namesTools?: boolean
  /** Told what was done to a finding, in words; its line goes with it. */
  readonly onDone: (done: string) => void
}

/** Findings one below the other; one of them may be open. */
export function FindingItems({ findings, namesTools = false, onDone }: FindingItemsProps) {
  const t = useWords()
  const [open, setOpen] = useState<string>()
  const [all, setAll] = useState(false)
  const report = useReport()
  const tools = useDocument(({ set }) => set.tools)
  const selected = useDocument((state) => state.selected)
  const ids = [...(report?.byTool.keys() ?? [])]
  const shown = all ? findings : findings.slice(0, FIRST)
  return (
    <>
      <ul>
        {keyed(shown).map(({ key, finding }) => {
          // Among findings about the set, one without a tool is about all of them together.
          const own = namesTools ? undefined : selected
          const id = finding.tool === undefined ? own : ids[finding.tool]
          const record = tools.find((tool) => tool.id === id)
          const name = record && nameOf(readingOf(record).tool)
          return (
            <FindingLine
              key={key}
              finding={finding}
              record={record}
              {...(namesTools && record ? { toolName: name || t('checklist.unnamed') } : {})}
              isOpen={open === key}
              onOpen={(isOpen) => setOpen(isOpen ? key : undefined)}
              onDone={onDone}
            />
          )
        })}
      </ul>
      {shown.length < findings.length && (
        <button type="button" className="link more" onClick={() => setAll(true)}>
          {t('checklist.moreFindings', { count: findings.length - shown.length })}
        </button>
      )}
    </>
  )
}

/** A name for each finding that stays while others come and go. */
function keyed(findings: readonly Finding[]) {
  const seen = new Map<string, number>()
  return findings.map((finding) => {
    const base = findingKey(finding)
    const count = seen.get(base) ?? 0
    seen.set(base, count + 1)
    return { key: `${base} ${count}`, finding }
  })
}

/** What tells a finding from others of its tool. */
export const findingKey = ({ rule, message, path, tool }: Finding): string =>
  [rule, message, tool ?? '', pointer(path)].join(' ')
