import '../../i18n/words/sent'
import type { CheckedCall, CheckedCalls } from '../../core/calls/check-call'
import { sentText } from '../../i18n/call-problems'
import { nameOf } from '../../core/model/tool'
import { readingOf } from '../../core/model/reading'
import { useDocument } from '../../state/document'
import { useView } from '../../state/view'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { CallCard } from './CallCard'
import { errorsOf } from './errors-of'
import type { CallsShown } from './use-checked-calls'

interface Props {
  readonly shown: CallsShown
  readonly checked: CheckedCalls
}

/** Of a whole log the first are shown; all are counted. */
const MOST_SHOWN = 40

/** All calls that were found in a text, and what is to say of the text itself. */
export function CallsReport({ shown, checked: { read, calls } }: Props) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  return (
    <section aria-label={t('sent.results')}>
      <p className="sr" role="status">
        {calls.length > 0 && <Verdict calls={calls} />}
      </p>
      <BrokenTools shown={shown} calls={calls} />
      {shown.isWithoutPatterns && <Note text={t('sent.noWorker')} />}
      {read.problems.map((problem, i) => (
        <Note key={i} text={sentText(problem, lang)} isError={problem.severity === 'error'} />
      ))}
      {calls.length === 0 &&
        (read.isAnswerWithoutCall && read.said.length > 0 ? (
          <div className="sent-note">
            <Icon name="info" />
            <div>
              <p>{t('sent.wordsOnly')}</p>
              <blockquote>{read.said.join('\n')}</blockquote>
            </div>
          </div>
        ) : (
          <Note text={t('sent.noCall')} isError />
        ))}
      {calls.slice(0, MOST_SHOWN).map((call, i) => (
        <CallCard key={i} checked={call} tools={shown.tools} isOnly={calls.length === 1} />
      ))}
      {calls.length > MOST_SHOWN && (
        <Note text={t('sent.moreCalls', { count: calls.length - MOST_SHOWN })} />
      )}
    </section>
  )
}

function Verdict({ calls }: { calls: readonly CheckedCall[] }) {
  const t = useWords()
  const wrong = calls.reduce((sum, each) => sum + errorsOf(each), 0)
  return wrong === 0
    ? t('sent.allValid', { count: calls.length })
    : t('sent.someWrong', { count: calls.length, wrong })
}

function Note({ text, isError = false }: { text: string; isError?: boolean }) {
  return (
    <p className={isError ? 'sent-note error' : 'sent-note'}>
      <Icon name={isError ? 'octagon' : 'info'} />
      {text}
    </p>
  )
}

/** A text with an error was not checked against; what it was before was. */
function BrokenTools({ shown, calls }: { shown: CallsShown; calls: readonly CheckedCall[] }) {
  const t = useWords()
  const records = useDocument((state) => state.set.tools)
  const used = new Set(calls.flatMap(({ found }) => (found.kind === 'found' ? found.index : [])))
  return [...used].map((index) => {
    const tool = shown.tools[index]
    const record = records.find(({ id }) => id === tool?.id)
    return tool && record && !readingOf(record).tool ? (
      <Note key={index} text={t('sent.brokenTool', { name: nameOf(tool.tool) })} />
    ) : null
  })
}
