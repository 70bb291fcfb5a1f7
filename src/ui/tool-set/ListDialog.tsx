import { readingOf } from '../../core/model/reading'
import { useDocument } from '../../state/document'
import { afterPaint } from '../../state/after-paint'
import { focusOpenRow } from './focus-row'
import { listDialog, type ListQuestion } from './list-dialog'
import { RenameDialog } from './RenameDialog'
import { WordDialog } from './WordDialog'

/** What the list asks; the focus goes back to it where what was chosen is gone. */
export default function ListDialog({ question }: { question: ListQuestion }) {
  const record = useDocument(({ set }) =>
    question.about === 'name' ? set.tools.find(({ id }) => id === question.id) : undefined,
  )
  if (question.about !== 'name') return <WordDialog question={question} onClose={close} />
  if (!record || !readingOf(record).tool) return null
  return <RenameDialog id={question.id} former={question.from} onClose={close} />
}

function close(): void {
  listDialog.set(undefined)
  afterPaint(() => {
    if (document.activeElement === document.body) focusOpenRow()
  })
}
