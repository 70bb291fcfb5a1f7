import '../../i18n/words/sent'
import { validCallText, wrongCallText } from '../../core/calls/sample-calls'
import { readingOf } from '../../core/model/reading'
import { readableRecord, useDocument } from '../../state/document'
import { sentReplaced } from '../../state/tried-call'
import { useWords } from '../kit/use-words'

/** What to start with: a valid call of the tool on screen, one with several slips, or a file. */
export function SampleLinks({ onFile }: { onFile: () => void }) {
  const t = useWords()
  const record = useDocument((state) => readableRecord(state, state.selected))
  const tool = record && readingOf(record).tool
  const start = (text: string) => sentReplaced(text)
  return (
    <p className="sent-samples">
      {t('sent.startWith')}{' '}
      {tool && (
        <>
          <button
            type="button"
            className="link"
            onClick={() => start(validCallText(tool) ?? wrongCallText(tool))}
          >
            {t('sent.validSample')}
          </button>
          <span aria-hidden="true"> · </span>
          <button type="button" className="link" onClick={() => start(wrongCallText(tool))}>
            {t('sent.wrongSample')}
          </button>
          <span aria-hidden="true"> · </span>
        </>
      )}
      <button type="button" className="link" onClick={onFile}>
        {t('sent.file')}
      </button>
    </p>
  )
}
