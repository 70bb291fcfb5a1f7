import '../../i18n/words/params'
import { useMemo, useState } from 'react'
import { pointer } from '../../core/json/pointer'
import {
  mentionsOfName,
  type NameMention,
  renamingMentionsOfName,
} from '../../core/model/name-mentions'
import { Checkbox } from '../kit/Checkbox'
import { useWords } from '../kit/use-words'
import { useEdit, useFormTool } from './form-context'

const keyOf = ({ path, start }: NameMention): string => `${pointer(path)} ${start}`
/** So much of a text is shown on each side of a mention. */
const AROUND = 40

/** After a rename: the texts that still have the old name, and the offer to write the new one there. */
export default function RenameMentions({
  from,
  to,
  onDone,
}: {
  from: string
  to: string
  onDone: () => void
}) {
  const t = useWords()
  const { tool } = useFormTool()
  const edit = useEdit()
  const mentions = useMemo(() => mentionsOfName(tool, from), [tool, from])
  const [isOpen, setOpen] = useState(false)
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map())
  if (mentions.length === 0 || from === to) return null
  const isChosen = (mention: NameMention) => changed.get(keyOf(mention)) ?? mention.isSure
  const chosen = mentions.filter(isChosen)
  const rename = () => {
    edit(renamingMentionsOfName(tool, chosen, to))
    onDone()
  }
  return (
    <div className="mentions" role="status">
      <span>{t('params.alsoMentioned', { name: from, count: mentions.length })}</span>
      <button
        type="button"
        className="link"
        aria-expanded={isOpen}
        onClick={() => setOpen((was) => !was)}
      >
        {t(isOpen ? 'params.hideMentions' : 'params.showMentions')}
      </button>
      <button type="button" className="link" disabled={chosen.length === 0} onClick={rename}>
        {t('params.renameThere', { count: chosen.length, name: to })}
      </button>
      <button type="button" className="link" onClick={onDone}>
        {t('params.leaveMentions')}
      </button>
      {isOpen && (
        <ul>
          {mentions.map((mention) => (
            <li key={keyOf(mention)}>
              <Checkbox
                checked={isChosen(mention)}
                onCheck={(on) => setChanged(new Map(changed).set(keyOf(mention), on))}
              >
                <Preview mention={mention} to={to} />
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Preview({
  mention: { path, text, start, end },
  to,
}: {
  mention: NameMention
  to: string
}) {
  const before = text.slice(Math.max(0, start - AROUND), start)
  const after = text.slice(end, end + AROUND)
  return (
    <span>
      <span className="quiet">{path.filter((step) => step !== 'properties').join(' › ')}</span>{' '}
      {start > AROUND && '…'}
      {before}
      <del>{text.slice(start, end)}</del> <ins>{to}</ins>
      {after}
      {end + AROUND < text.length && '…'}
    </span>
  )
}
