import '../../i18n/words/json'
import type { Notice, Refused } from '../../core/authoring/dialect-edits/change'
import type { Range } from '../../core/json/node'
import { pointer } from '../../core/json/pointer'
import { lineStarts, positionAt } from '../../core/json/position'
import { problemText } from '../../i18n/problems'
import { useView } from '../../state/view'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { type CarryReport, isHeld } from './dialect-draft'
import { refusalSentence } from './refusal-words'

interface CarryBarProps {
  readonly report: CarryReport
  readonly text: string
  readonly onReset: () => void
  readonly onGoTo: (range: Range) => void
}

/** So many changes are told one by one. */
const MOST_TOLD = 20

/** What was typed in a dialect and is not in the document, each with its place and why. */
export function CarryBar({ report, text, onReset, onGoTo }: CarryBarProps) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const { problems, refused } = report
  const notices = report.notices.filter((notice) => notice.code !== 'spaced')
  const [problem] = problems
  if (!isHeld(report) && notices.length === 0) return null
  const starts = lineStarts(text)
  const lineOf = ({ start }: Range) => positionAt(starts, start).line
  return (
    <div className="json-carry" data-held={isHeld(report)}>
      <Icon name={isHeld(report) ? 'triangle' : 'info'} />
      <div className="grow">
        <div className="json-carry-head">
          <p role="status" className="grow">
            {problem
              ? t('json.carryBroken')
              : refused.length > 0 && t('json.carryTitle', { count: refused.length })}
          </p>
          {isHeld(report) && (
            <button type="button" className="link" onClick={onReset}>
              {t('json.carryReset')}
            </button>
          )}
        </div>
        <ul>
          {problem && (
            <li>
              <LineButton line={lineOf(problem.at)} onGo={() => onGoTo(problem.at)} />
              {problemText(problem, lang)}
            </li>
          )}
          {refused.slice(0, MOST_TOLD).map((each, i) => (
            <li key={i}>
              <Place refused={each} line={each.at && lineOf(each.at)} onGoTo={onGoTo} />
              {refusalSentence(each.code, lang)}
            </li>
          ))}
          {notices.map((notice, i) => (
            <li key={`notice ${i}`}>{noticeText(notice, t)}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function Place({
  refused: { at, path },
  line,
  onGoTo,
}: {
  refused: Refused
  line: number | undefined
  onGoTo: (range: Range) => void
}) {
  return (
    <>
      {at && line !== undefined && <LineButton line={line} onGo={() => onGoTo(at)} />}
      {path.length > 0 && <code>{pointer(path)}</code>}
    </>
  )
}

function LineButton({ line, onGo }: { line: number; onGo: () => void }) {
  const t = useWords()
  return (
    <button type="button" className="link" onClick={onGo}>
      {t('json.carryLine', { line })}
    </button>
  )
}

function noticeText({ code, text = '' }: Notice, t: ReturnType<typeof useWords>): string {
  if (code === 'notes') return t('json.noticeNotes', { text })
  return code === 'followed' ? t('json.noticeFollowed', { text }) : t('json.noticeIntroduced')
}
