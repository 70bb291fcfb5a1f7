import '../../i18n/words/naming'
import { useMemo } from 'react'
import type { JsonObject } from '../../core/json/node'
import { readingOf } from '../../core/model/reading'
import { nameOf } from '../../core/model/tool'
import { suggestName } from '../../core/naming/suggest-name'
import { toolEdited, useDocument } from '../../state/document'
import { renameEdits } from '../exchange/rename-edits'
import { useWords } from '../kit/use-words'
import { NameProposals } from './NameProposals'
import { needsSpelling, useSpelling } from './use-spelling'

interface FieldProposalsProps {
  readonly id: string
  readonly tool: JsonObject
  /** A name that is offered beside these already. */
  readonly without?: string | undefined
  /** Where nothing above says what these are: under a heading, with this look. */
  readonly headed?: string
}

/** Names for a tool whose own is refused, where it is told: under its field and beside an export. */
export default function FieldProposals({ id, tool, without, headed }: FieldProposalsProps) {
  const t = useWords()
  const name = nameOf(tool)
  const set = useDocument((state) => state.set)
  const spell = useSpelling(needsSpelling(name))
  const proposals = useMemo(() => {
    const others = set.tools.filter((each) => each.id !== id)
    const taken = others.map((each) => nameOf(readingOf(each).root))
    const all = suggestName(name, { taken, ...(spell && { spell }) })
    return all.filter((each) => each.name !== without)
  }, [name, set, id, spell, without])
  if (proposals.length === 0) return null
  const keepsTitle = proposals.some(({ title }) => title !== undefined)
  const hasTitle = tool.members.some(({ key }) => key === 'title')
  return (
    <span className={headed ?? 'field-proposals'}>
      {headed !== undefined && <span>{t('naming.proposals')}</span>}
      <NameProposals
        proposals={proposals}
        onChoose={(proposal) => void toolEdited(id, renameEdits(tool, proposal))}
      />
      {keepsTitle && !hasTitle && <span className="quiet">{t('naming.titleKept')}</span>}
    </span>
  )
}
