import '../../i18n/words/targets'
import { useMemo } from 'react'
import { nameOf } from '../../core/model/tool'
import { readingOf } from '../../core/model/reading'
import { type NameProposal, suggestName } from '../../core/naming/suggest-name'
import type { WordKey } from '../../i18n/words'
import { toolEdited, useDocument } from '../../state/document'
import { useWords } from '../kit/use-words'
import { needsSpelling, useSpelling } from '../naming/use-spelling'
import type { ReadableTool } from '../../state/readable-tools'
import { renameEdits } from './rename-edits'

/** So many proposals are offered; each is further from what was written than the one before. */
const MOST_SHOWN = 3

const origins: Record<NameProposal['by'], WordKey | undefined> = {
  letters: undefined,
  dictionary: 'targets.byDictionary',
  pinyin: 'targets.byPinyin',
}

/** Names that every vendor takes, in place of one that is refused; choosing one is a step to undo. */
export function ExportNames({ of: { id, tool } }: { of: ReadableTool }) {
  const t = useWords()
  const set = useDocument((state) => state.set)
  const name = nameOf(tool)
  const spell = useSpelling(needsSpelling(name))
  const taken = useMemo(
    () => set.tools.filter((each) => each.id !== id).map((each) => nameOf(readingOf(each).tool)),
    [set, id],
  )
  const proposals = useMemo(
    () =>
      suggestName(name, { taken, ...(spell ? { spell } : {}) })
        .filter(({ collides }) => collides === undefined)
        .slice(0, MOST_SHOWN),
    [name, taken, spell],
  )
  if (proposals.length === 0) return null
  return (
    <div className="export-names">
      <p>{t('targets.namesTaken')}</p>
      <ul>
        {proposals.map((proposal) => {
          const origin = origins[proposal.by]
          return (
            <li key={proposal.name}>
              <button
                type="button"
                className="link"
                onClick={() => void toolEdited(id, renameEdits(tool, proposal))}
              >
                {t('targets.rename', { name: proposal.name })}
              </button>
              {origin && <span className="quiet">{t(origin)}</span>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
