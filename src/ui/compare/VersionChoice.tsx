import '../../i18n/words/comparing'
import { useId, useState } from 'react'
import type { LinkProblem } from '../../core/share/decode-link'
import { linkProblemText } from '../../core/share/link-problem-words'
import { isShareLink } from '../../core/share/has-link-payload'
import { type FileRead, powers } from '../../state/powers'
import { useView } from '../../state/view'
import { momentWords, snapshotName } from '../history/snapshot-name'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { Choices } from './Choices'
import type { GivenVersion } from './compare-request'
import { keptVersion, snapshotVersion } from './kept-version'
import { useKeptVersions } from './use-kept-versions'

interface VersionChoiceProps {
  /** What was given and could not be compared. */
  readonly given: GivenVersion | undefined
  readonly problem: LinkProblem | 'no-tool' | undefined
  readonly onChoose: (version: GivenVersion) => void
}

const unreadWords = {
  'too-large': 'comparing.fileTooLarge',
  'not-text': 'comparing.fileNotText',
  unreadable: 'comparing.fileUnreadable',
} as const

/** Where the other version comes from: a paste, a link, a file, a snapshot, another set. */
export function VersionChoice({ given, problem, onChoose }: VersionChoiceProps) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const id = useId()
  const [text, setText] = useState(given && problem ? given.text : '')
  const [unread, setUnread] = useState<Extract<FileRead, { ok: false }>>()
  const kept = useKeptVersions()
  const says = !problem
    ? undefined
    : problem === 'no-tool'
      ? t('comparing.noTool')
      : linkProblemText(problem, lang)
  const paste = () =>
    onChoose({ name: t(isShareLink(text) ? 'comparing.aLink' : 'comparing.pasted'), text })
  const openFile = async () => {
    const [file] = await powers().pickFiles()
    if (!file) return
    setUnread(file.ok ? undefined : file)
    if (file.ok) onChoose({ name: file.name, text: file.text })
  }
  const choose = (version: Promise<GivenVersion | undefined>) =>
    void version.then((read) => read && onChoose(read))
  return (
    <div className="version-choice">
      <p>{t('comparing.with')}</p>
      <div>
        <label className="lab" htmlFor={id}>
          {t('comparing.pasteField')}
          <span className="hint">{t('comparing.pasteHint')}</span>
        </label>
        <textarea
          id={id}
          className={says === undefined ? 'inp mono' : 'inp mono error'}
          rows={4}
          spellCheck={false}
          autoComplete="off"
          value={text}
          aria-describedby={`${id}-says`}
          onChange={(event) => setText(event.target.value)}
        />
        <p id={`${id}-says`} role="alert" className="refusal">
          {says}
          {unread && t(unreadWords[unread.reason], { name: unread.name })}
        </p>
        <div className="acts">
          <button type="button" className="btn main" disabled={text.trim() === ''} onClick={paste}>
            {t('comparing.compare')}
          </button>
          <button type="button" className="btn line" onClick={() => void openFile()}>
            <Icon name="file" />
            {t('comparing.openFile')}
          </button>
        </div>
      </div>
      {kept.snapshots.length > 0 && (
        <Choices
          heading={t('comparing.snapshots')}
          choices={kept.snapshots.map((entry) => {
            const [label, note] = [snapshotName(t, entry), momentWords(entry.taken, lang)]
            const version = () => snapshotVersion(entry.id, `${label}, ${note}`)
            return { id: entry.id, label, note, choose: () => choose(version()) }
          })}
        />
      )}
      {kept.sets.length > 0 && (
        <Choices
          heading={t('comparing.sets')}
          choices={kept.sets.map(({ id: setId, title, updated }) => {
            const label = title || t('comparing.untitled')
            const note = momentWords(updated, lang)
            return { id: setId, label, note, choose: () => choose(keptVersion(setId, label)) }
          })}
        />
      )}
    </div>
  )
}
