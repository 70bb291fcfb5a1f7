import '../../i18n/words/toolset'
import { useDeferredValue, useId, useState } from 'react'
import { withToolEdits } from '../../core/authoring/set/change-tools'
import { envelopeEdits, mentionEdits, renamingEdits } from '../../core/authoring/set/tool-mentions'
import { withEnvelopeEdits } from '../../core/model/tool-set'
import { toolsChanged, useDocument } from '../../state/document'
import { snapshotBefore } from '../../state/snapshot-before'
import { Modal } from '../kit/Modal'
import { TextField } from '../kit/TextField'
import { useWords } from '../kit/use-words'
import { useElementRef } from './element-ref'
import { MentionList } from './MentionList'
import './rename.css'
import { nameInList } from './row-facts'
import { undoable } from './undoable'
import { useRenaming } from './use-renaming'

/**
 * Another name for a tool, with every text of the set that says the old one, as it reads and as it
 * would read. Where the tool has its new name already (`former`), only the texts follow.
 */
export function RenameDialog({
  id,
  former,
  onClose,
}: {
  id: string
  former: string | undefined
  onClose: () => void
}) {
  const t = useWords()
  const fieldId = useId()
  const field = useElementRef(fieldId)
  const records = useDocument((state) => state.set.tools)
  const [given] = useState(() => nameOfTool(id))
  const [name, setName] = useState(given)
  const from = former ?? given
  const to = name.trim()
  const settled = useDeferredValue(to)
  // While no new name is typed, the preview shows where the old one stands.
  const isOpenEnded = settled === '' || settled === from
  const preview = useRenaming(records, id, from, isOpenEnded ? `${from}…` : settled)
  const { renaming, chosen, mentions, isTaken, unread } = preview
  const isReady = to !== '' && to !== from && settled === to && (!former || chosen.length > 0)
  const apply = () => {
    if (!isReady) return
    const edits = former ? mentionEdits(renaming.tools, chosen) : renamingEdits(renaming, chosen)
    const byId = new Map([...edits].map(([index, each]) => [records[index]!.id, each]))
    const ofSet = renaming.envelope ? envelopeEdits(renaming.envelope, chosen) : []
    onClose()
    if (byId.size > 1) snapshotBefore('bulk')
    undoable(
      t,
      () =>
        toolsChanged((set) =>
          withEnvelopeEdits(
            withToolEdits(set, new Set(byId.keys()), (_, each) => byId.get(each)!).set,
            ofSet,
          ),
        ),
      () => t('toolset.renamed', { from, to, places: chosen.length }),
    )
  }
  return (
    <Modal
      title={t(former ? 'toolset.followTitle' : 'toolset.renameTitle', {
        name: from || t('frame.newTool'),
      })}
      wide={mentions.length > 0}
      {...(!former && { focusFirst: field })}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="btn main" disabled={!isReady} onClick={apply}>
            {former ? t('toolset.renameThere', { count: chosen.length }) : t('toolset.rename')}
          </button>
          <button type="button" className="btn" onClick={onClose}>
            {t('toolset.cancel')}
          </button>
        </>
      }
    >
      {!former && (
        <>
          <label className="lab" htmlFor={fieldId}>
            {t('toolset.newName')}
          </label>
          <TextField
            id={fieldId}
            look="mono"
            value={name}
            onText={setName}
            onEnter={apply}
            onFocus={(event) => event.currentTarget.select()}
            tone={isTaken ? 'warn' : undefined}
            aria-describedby={isTaken ? `${fieldId}-taken` : undefined}
            spellCheck={false}
            autoCapitalize="off"
          />
          <p className="refusal" id={`${fieldId}-taken`} role="status">
            {isTaken && t('toolset.nameTaken')}
          </p>
        </>
      )}
      <MentionList preview={preview} records={records} to={to === from ? '' : to} />
      {unread > 0 && <p className="dialog-note">{t('toolset.notSearched', { count: unread })}</p>}
    </Modal>
  )
}

function nameOfTool(id: string): string {
  const record = useDocument.getState().set.tools.find((each) => each.id === id)
  return record ? nameInList(record) : ''
}
