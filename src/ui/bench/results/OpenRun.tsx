import '../../../i18n/words/bench-runs'
import { type ClipboardEvent, type DragEvent, useId, useState } from 'react'
import type { RunFileProblem } from '../../../core/bench/runs/run-file-read'
import { readRun } from '../../../core/bench/runs/run-file'
import type { WordKey } from '../../../i18n/words'
import { runOpened } from '../../../state/bench-runs'
import { type FileRead, powers } from '../../../state/powers'
import { Icon } from '../../kit/Icon'
import { useWords } from '../../kit/use-words'

const UNREAD = {
  'too-large': 'benchRuns.fileTooLarge',
  'not-text': 'benchRuns.fileNotText',
  unreadable: 'benchRuns.fileUnreadable',
} as const

interface Told {
  readonly key: WordKey
  readonly values: Readonly<Record<string, string | number>>
}

/** Where a result file comes in: chosen, dropped or pasted. What is wrong with it is told here. */
export function OpenRun() {
  const t = useWords()
  const hint = useId()
  const [isOver, setOver] = useState(false)
  const [told, setTold] = useState<readonly Told[]>([])
  const take = (text: string, file: string | undefined) => {
    const { run, problems } = readRun(text)
    setTold(problems.map((each) => toldOf(each, file ?? t('benchRuns.thisFile'))))
    if (run) runOpened(run, file)
  }
  const takeFiles = ([file]: readonly FileRead[]) => {
    if (!file) return
    if (file.ok) take(file.text, file.name)
    else setTold([{ key: UNREAD[file.reason], values: { name: file.name } }])
  }
  const readAll = (files: readonly File[]) =>
    void Promise.all(files.slice(0, 1).map((file) => powers().readFile(file))).then(takeFiles)
  const onDrop = (event: DragEvent) => {
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length === 0) return
    event.preventDefault()
    // The studio takes a dropped file for definitions.
    event.stopPropagation()
    readAll(files)
  }
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    const text = event.clipboardData.getData('text/plain')
    event.preventDefault()
    event.stopPropagation()
    if (text) take(text, undefined)
    else readAll(files)
  }
  return (
    <section
      className={isOver ? 'open-run over' : 'open-run'}
      aria-label={t('benchRuns.open')}
      onDragOver={(event) => {
        event.preventDefault()
        event.stopPropagation()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <button
        type="button"
        className="btn line s"
        onClick={() => void powers().pickFiles().then(takeFiles)}
      >
        <Icon name="file" small />
        {t('benchRuns.open')}
      </button>
      {/* What is pasted is read at once, so the field stays empty. */}
      <input
        className="inp s"
        type="text"
        value=""
        aria-label={t('benchRuns.pasteLabel')}
        placeholder={t(isOver ? 'benchRuns.dropHere' : 'benchRuns.dropHint')}
        aria-describedby={hint}
        autoComplete="off"
        onChange={() => undefined}
        onPaste={onPaste}
      />
      <div role="alert" id={hint}>
        {told.map(({ key, values }, i) => (
          <p key={i} className="refusal">
            {t(key, values)}
          </p>
        ))}
      </div>
    </section>
  )
}

/** What the file is called takes the slot of its name; a version's or a member's has one of its own. */
function toldOf({ code, values }: RunFileProblem, file: string): Told {
  const key = `benchRuns.file-${code}` as const
  const { name, ...rest } = values
  return { key, values: { ...rest, name: file, ...namedAs(code, name) } }
}

function namedAs(code: RunFileProblem['code'], name: string | number | undefined) {
  if (name === undefined) return {}
  return code === 'hash-differs' ? { version: name } : { member: name }
}
