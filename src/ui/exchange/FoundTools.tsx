import '../../i18n/words/exchange'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef } from 'react'
import { readingOf } from '../../core/model/reading'
import { nameOf } from '../../core/model/tool'
import { useDocument } from '../../state/document'
import { Breakable } from '../kit/Breakable'
import { useWords } from '../kit/use-words'
import { labelOf, type ReadTool } from './import-report'

/** Up to so many tools are all drawn. */
const ALL = 100

interface FoundToolsProps {
  readonly tools: readonly ReadTool[]
  /** Of them all; a tool of another says so. */
  readonly dialect: string | undefined
  /** Once they are added, every name is in the set. */
  readonly isDone: boolean
}

/** The tools that were found, by name and title. */
export function FoundTools({ tools, dialect, isDone }: FoundToolsProps) {
  const t = useWords()
  const set = useDocument((state) => state.set)
  const taken = useMemo(
    () => new Set(isDone ? [] : set.tools.map((each) => nameOf(readingOf(each).root))),
    [set, isDone],
  )
  if (!tools.length) return null
  const row = (tool: ReadTool) => (
    <Row tool={tool} dialect={dialect} isTaken={taken.has(tool.name)} />
  )
  return (
    <div className="found-tools">
      <h3>{t('exchange.foundTools')}</h3>
      {tools.length > ALL ? (
        <ManyTools tools={tools} row={row} />
      ) : (
        <ul>
          {tools.map((tool, i) => (
            <li key={i}>{row(tool)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface ManyToolsProps {
  readonly tools: readonly ReadTool[]
  readonly row: (tool: ReadTool) => React.ReactNode
}

function ManyTools({ tools, row }: ManyToolsProps) {
  const t = useWords()
  const box = useRef<HTMLUListElement>(null)
  const rows = useVirtualizer({
    count: tools.length,
    getScrollElement: () => box.current,
    estimateSize: () => 28,
    overscan: 20,
  })
  const items = rows.getVirtualItems()
  return (
    // The list scrolls by itself, so the keyboard must reach it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className="many" ref={box} tabIndex={0} aria-label={t('exchange.foundTools')}>
      <li role="presentation" style={{ height: items[0]?.start ?? 0 }} />
      {items.map(({ index }) => (
        <li
          key={index}
          data-index={index}
          ref={rows.measureElement}
          aria-setsize={tools.length}
          aria-posinset={index + 1}
        >
          {row(tools[index]!)}
        </li>
      ))}
      <li role="presentation" style={{ height: rows.getTotalSize() - (items.at(-1)?.end ?? 0) }} />
    </ul>
  )
}

interface RowProps {
  readonly tool: ReadTool
  readonly dialect: string | undefined
  readonly isTaken: boolean
}

function Row({ tool, dialect, isTaken }: RowProps) {
  const t = useWords()
  const { name, title } = tool
  return (
    <>
      {name ? (
        <code>
          <Breakable text={name} />
        </code>
      ) : (
        <span className="quiet">{t('exchange.unnamed')}</span>
      )}
      {title && title !== name && <span className="two">{title}</span>}
      {tool.dialect !== dialect && (
        <span className="quiet">
          {t('exchange.readAs', { dialect: labelOf(tool.dialect) ?? tool.dialect })}
        </span>
      )}
      {isTaken && name && <span className="tag warn">{t('exchange.alreadyHere')}</span>}
    </>
  )
}
