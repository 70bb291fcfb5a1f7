import '../../i18n/words/checklist'
import { useRef, useState } from 'react'
import type { Finding } from '../../core/lint/finding'
import { pointer } from '../../core/json/pointer'
import { readingOf } from '../../core/model/reading'
import { nameOf } from '../../core/model/tool'
import { readableRecord, useDocument } from '../../state/document'
import { useReport } from '../../state/report'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { CountBar } from './CountBar'
import { FindingLine } from './FindingLine'
import { OrderBar } from './OrderBar'
import { PassedRules } from './PassedRules'
import { ScoreSummary } from './ScoreSummary'
import { type Order, sortFindings } from './sort-findings'
import './checklist.css'

/** Score and findings of the selected tool, and of the set it belongs to. */
export default function Checklist() {
  const t = useWords()
  const report = useReport()
  const id = useDocument((state) => state.selected)
  const own = useDocument(({ set }) => set.tools.find((tool) => tool.id === id))
  const record = useDocument((state) => readableRecord(state, id))
  const [order, setOrder] = useState<Order>('severity')
  if (!own || !record) return <p className="empty">{t('checklist.noTool')}</p>
  if (!report) return <p className="empty">{t('checklist.loading')}</p>
  const ofTool = report.byTool.get(id)
  const { tool } = readingOf(record)
  const groups = sortFindings(ofTool?.findings ?? [], order)
  const isJudged = ofTool?.score !== undefined
  return (
    <>
      <div className="scroll checklist">
        {ofTool && tool ? (
          <ScoreSummary report={ofTool} tool={tool} />
        ) : (
          <p className="cl-note">{t('checklist.neverRead')}</p>
        )}
        {tool && own !== record && <p className="cl-note">{t('checklist.unreadable')}</p>}
        {groups.length > 0 && <OrderBar order={order} onOrder={setOrder} />}
        {groups.map(({ title, findings }) => (
          <FindingSection key={title} title={t(title)} findings={findings} />
        ))}
        {ofTool && !groups.length && (
          <p className="cl-note">
            <Icon name={isJudged ? 'tick' : 'todo'} />
            {t(isJudged ? 'checklist.nothing' : 'checklist.nothingYet')}
          </p>
        )}
        {report.set.findings.length > 0 && (
          <FindingSection title={t('checklist.set')} findings={report.set.findings} namesTools />
        )}
        {isJudged && <PassedRules findings={ofTool.findings} />}
      </div>
      {ofTool && <CountBar findings={ofTool.findings} isJudged={isJudged} />}
    </>
  )
}

interface FindingSectionProps {
  readonly title: string
  readonly findings: readonly Finding[]
  /** The findings are about the set; each says which tool it is about. */
  readonly namesTools?: boolean
}

function FindingSection({ title, findings, namesTools = false }: FindingSectionProps) {
  const t = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const [open, setOpen] = useState<string>()
  const [applied, setApplied] = useState('')
  const report = useReport()
  const tools = useDocument(({ set }) => set.tools)
  const selected = useDocument((state) => state.selected)
  const readable = [...(report?.byTool.keys() ?? [])]
  return (
    <section className="cl">
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <ul>
        {keyed(findings).map(({ key, finding }) => {
          const index = finding.tool ?? (namesTools ? undefined : readable.indexOf(selected))
          const id = index === undefined ? undefined : readable[index]
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
              onApplied={(fix) => {
                setApplied(t('checklist.applied', { fix }))
                // The line goes with its finding; without this the focus would fall to the page.
                heading.current?.focus()
              }}
            />
          )
        })}
      </ul>
      <span className="sr" role="status">
        {applied}
      </span>
    </section>
  )
}

/** A name for each finding that stays while others come and go. */
function keyed(findings: readonly Finding[]) {
  const seen = new Map<string, number>()
  return findings.map((finding) => {
    const { rule, message, path, tool } = finding
    const base = [rule, message, tool ?? '', pointer(path)].join(' ')
    const count = seen.get(base) ?? 0
    seen.set(base, count + 1)
    return { key: `${base} ${count}`, finding }
  })
}
