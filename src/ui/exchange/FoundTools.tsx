import '../../i18n/words/exchange'
import '../../i18n/words/naming'
import { useMemo } from 'react'
import { isPortableName, type NameProposal, suggestName } from '../../core/naming/suggest-name'
import { NameProposals } from '../naming/NameProposals'
import { needsSpelling, useSpelling } from '../naming/use-spelling'
import { Breakable } from '../kit/Breakable'
import { useWords } from '../kit/use-words'
import { firstProposals, type NewNames } from './first-proposals'
import { labelOf } from '../../core/source/label-of'
import type { ReadTool } from './import-report'
import { LongList } from './LongList'

interface FoundToolsProps {
  /** Under the names that they had. */
  readonly tools: readonly ReadTool[]
  /** Of them all; a tool of another says so. */
  readonly dialect: string | undefined
  /** Names that tools of the set have already. */
  readonly taken: ReadonlySet<string>
  readonly names: NewNames
  /** Absent once they are added. */
  readonly onNames?: ((names: NewNames) => void) | undefined
}

/** The tools that were found, by name and title; names that a vendor refuses with others to take. */
export function FoundTools({ tools, dialect, taken, names, onNames }: FoundToolsProps) {
  const t = useWords()
  const refused = useMemo(
    () => (onNames ? tools.filter(({ name }) => name && !isPortableName(name)) : []),
    [tools, onNames],
  )
  const spell = useSpelling(refused.some(({ name }) => needsSpelling(name)))
  const open = refused.filter(({ key }) => !names.has(key))
  // A name that is itself refused will not stay, so it takes none from the others.
  const others = useMemo(
    () =>
      [...taken, ...tools.map(({ key, name }) => names.get(key)?.name ?? name)].filter(
        isPortableName,
      ),
    [taken, tools, names],
  )
  if (!tools.length) return null
  const choose = (key: string, proposal?: NameProposal): void => {
    const next = new Map(names)
    if (proposal) next.set(key, proposal)
    else next.delete(key)
    onNames?.(next)
  }
  return (
    <div className="found-tools">
      <h3>{t('exchange.foundTools')}</h3>
      {open.length > 1 && (
        <p className="found-names">
          {t('naming.someRefused', { count: open.length })}
          <button
            type="button"
            className="link"
            onClick={() => onNames?.(firstProposals(open, names, others, spell))}
          >
            {t('naming.useFirst', { count: open.length })}
          </button>
        </p>
      )}
      <LongList
        count={tools.length}
        label={t('exchange.foundTools')}
        height={28}
        keyOf={(index) => tools[index]!.key}
        row={(index) => {
          const tool = tools[index]!
          const proposal = names.get(tool.key)
          return (
            <Row tool={tool} dialect={dialect} proposal={proposal} taken={taken}>
              {onNames && proposal && (
                <button type="button" className="link" onClick={() => choose(tool.key)}>
                  {t('naming.keep', { name: tool.name })}
                </button>
              )}
              {onNames && !proposal && tool.name && !isPortableName(tool.name) && (
                <NameProposals
                  proposals={suggestName(tool.name, { taken: others, ...(spell && { spell }) })}
                  onChoose={(chosen) => choose(tool.key, chosen)}
                />
              )}
            </Row>
          )
        }}
      />
    </div>
  )
}

interface RowProps extends Pick<FoundToolsProps, 'dialect' | 'taken'> {
  readonly tool: ReadTool
  readonly proposal: NameProposal | undefined
  readonly children: React.ReactNode
}

function Row({ tool, dialect, proposal, taken, children }: RowProps) {
  const t = useWords()
  const name = proposal?.name ?? tool.name
  const title = tool.title || (proposal?.title ?? '')
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
      {proposal && title !== tool.name && (
        <span className="quiet">{t('naming.was', { name: tool.name })}</span>
      )}
      {tool.dialect !== dialect && (
        <span className="quiet">
          {t('exchange.readAs', { dialect: labelOf(tool.dialect) ?? tool.dialect })}
        </span>
      )}
      {name && taken.has(name) && <span className="tag warn">{t('exchange.alreadyHere')}</span>}
      {children}
    </>
  )
}
