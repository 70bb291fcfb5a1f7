import { type KeyboardEvent, useState } from 'react'
import { readingOf } from '../../core/model/reading'
import { EMPTY_TOOL, nameOf, titleOf } from '../../core/model/tool'
import { indexOfTool, type ToolRecord } from '../../core/model/tool-set'
import {
  readableRecord,
  toolDuplicated,
  toolMoved,
  toolRemoved,
  toolSelected,
  useDocument,
} from '../../state/document'
import { useToolReport } from '../../state/report'
import { paneChosen } from '../../state/view'
import { Breakable } from '../kit/Breakable'
import { Icon } from '../kit/Icon'
import { MenuButton } from '../kit/MenuButton'
import { ScoreRing } from '../kit/ScoreRing'
import { useWords } from '../kit/use-words'
import { effectIcons, effectWords } from './effects'

const DRAGGED = 'application/x-toolwright-tool'

/** One tool in the list: effect, name, title, worst findings, score, and what can be done with it. */
export function ToolRow({
  record,
  compact,
  movable,
}: {
  record: ToolRecord
  compact: boolean
  movable: boolean
}) {
  const t = useWords()
  const selected = useDocument((state) => state.selected === record.id)
  const readable = useDocument((state) => readableRecord(state, record.id)) ?? record
  const { tool } = readingOf(readable)
  const name = nameOf(tool)
  const title = titleOf(tool)
  const [over, setOver] = useState(false)
  const label = name || t('frame.newTool')
  return (
    <div
      className={compact ? 'tool compact' : 'tool'}
      data-over={over || undefined}
      aria-current={selected || undefined}
      draggable={movable}
      onDragStart={(event) => {
        event.dataTransfer.setData(DRAGGED, record.id)
        event.dataTransfer.effectAllowed = 'move'
      }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        const id = event.dataTransfer.getData(DRAGGED)
        if (id && id !== record.id)
          toolMoved(id, indexOfTool(useDocument.getState().set, record.id))
      }}
    >
      <EffectIcon id={record.id} untouched={readable.text === EMPTY_TOOL} />
      <button
        type="button"
        className="tool-open"
        aria-current={selected || undefined}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onClick={() => {
          toolSelected(record.id)
          paneChosen('form')
        }}
        onKeyDown={(event) => movable && onRowKey(event, record.id)}
      >
        <span className="nm">{name ? <Breakable text={name} /> : t('frame.newTool')}</span>
        {!compact && (
          <span className="ti">
            {title && <span>{title}</span>}
            <Worst record={record} />
          </span>
        )}
      </button>
      {compact && <Worst record={record} />}
      {selected && (
        <MenuButton
          label={t('frame.toolMenu', { name: label })}
          className="btn icon s tool-more"
          items={[
            {
              id: 'duplicate',
              label: t('frame.duplicate'),
              icon: 'copy',
              onChoose: () => toolDuplicated(record.id),
            },
            {
              id: 'up',
              label: t('frame.moveUp'),
              icon: 'up',
              note: 'Alt ↑',
              onChoose: () => moveBy(record.id, -1),
            },
            {
              id: 'down',
              label: t('frame.moveDown'),
              icon: 'down',
              note: 'Alt ↓',
              onChoose: () => moveBy(record.id, 1),
            },
            {
              id: 'delete',
              label: t('frame.delete'),
              icon: 'trash',
              danger: true,
              onChoose: () => toolRemoved(record.id),
            },
          ]}
        >
          <Icon name="more" />
        </MenuButton>
      )}
      <Score id={record.id} />
    </div>
  )
}

function Score({ id }: { id: string }) {
  return <ScoreRing score={useToolReport(id)?.score} />
}

function EffectIcon({ id, untouched }: { id: string; untouched: boolean }) {
  const t = useWords()
  const effect = useToolReport(id)?.reading.effect
  if (untouched || !effect)
    return (
      <span className="eff">
        <Icon name="todo" />
      </span>
    )
  return (
    <span className="eff" title={t(effectWords[effect])}>
      <Icon name={effectIcons[effect]} label={t(effectWords[effect])} />
    </span>
  )
}

/** How many findings of the worst kind there are, or that the text cannot be read. */
function Worst({ record }: { record: ToolRecord }) {
  const t = useWords()
  const report = useToolReport(record.id)
  if (!readingOf(record).tool)
    return (
      <span className="sev error">
        <Icon name="octagon" small />
        {t('frame.unreadable')}
      </span>
    )
  const errors = report?.findings.filter((finding) => finding.severity === 'error').length ?? 0
  const warnings = report?.findings.filter((finding) => finding.severity === 'warning').length ?? 0
  if (!errors && !warnings) return null
  const label = errors
    ? t('frame.errorCount', { count: errors })
    : t('frame.warningCount', { count: warnings })
  return (
    <span className={errors ? 'sev error' : 'sev warn'} title={label}>
      <Icon name={errors ? 'octagon' : 'triangle'} small />
      <span className="sr">{label}</span>
      <span aria-hidden="true">{errors || warnings}</span>
    </span>
  )
}

function moveBy(id: string, step: number): void {
  const { set } = useDocument.getState()
  const to = indexOfTool(set, id) + step
  if (to >= 0 && to < set.tools.length) toolMoved(id, to)
}

function onRowKey(event: KeyboardEvent<HTMLButtonElement>, id: string): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
  if (!step) return
  event.preventDefault()
  if (event.altKey) return moveBy(id, step)
  const rows = [...(event.currentTarget.closest('.tools')?.querySelectorAll('.tool-open') ?? [])]
  const next = rows[rows.indexOf(event.currentTarget) + step]
  if (next instanceof HTMLElement) next.focus()
}
