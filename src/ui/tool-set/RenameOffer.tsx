import '../../i18n/words/toolset'
import { useDeferredValue, useMemo } from 'react'
import { OF_SET } from '../../core/authoring/set/tool-mentions'
import { useDocument } from '../../state/document'
import { useWords } from '../kit/use-words'
import { listDialog } from './list-dialog'
import { formerNameSettled } from './rename-offers'
import './rename.css'
import { renamingOf, useEnvelope } from './use-renaming'

/** Under a name that was typed over: how many texts still say the former one, and the way to them. */
export default function RenameOffer({
  id,
  from,
  name,
}: {
  id: string
  from: string
  name: string
}) {
  const t = useWords()
  const to = useDeferredValue(name)
  const records = useDeferredValue(useDocument((state) => state.set.tools))
  const envelope = useEnvelope()
  const sure = useMemo(
    () => renamingOf(records, id, from, to, envelope).mentions.filter(({ isSure }) => isSure),
    [records, id, from, to, envelope],
  )
  if (sure.length === 0) return null
  return (
    <div className="rename-offer" role="status">
      <span>
        {t('toolset.stillSay', {
          places: sure.length,
          tools: new Set(sure.map(({ tool }) => tool).filter((tool) => tool !== OF_SET)).size,
          name: from,
        })}
      </span>
      <button
        type="button"
        className="link"
        onClick={() => listDialog.set({ about: 'name', id, from })}
      >
        {t('toolset.renameToo')}
      </button>
      <button type="button" className="link" onClick={() => formerNameSettled(id, undefined)}>
        {t('toolset.leave')}
      </button>
    </div>
  )
}
