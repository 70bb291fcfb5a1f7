import '../../i18n/words/sent'
import type { CallProblem, Severity } from '../../core/calls/problem'
import { pointer } from '../../core/json/pointer'
import { authorDetails, authorText } from '../../i18n/call-problems'
import { checkCallText } from '../../i18n/check-call-words'
import { goToField } from '../../state/go-to-field'
import { useView } from '../../state/view'
import { Icon } from '../kit/Icon'
import type { IconName } from '../kit/icons'
import { useWords } from '../kit/use-words'
import { fieldOf, goToJson } from './call-places'
import { Ticked } from './Ticked'
import type { KnownTool } from './use-checked-calls'

interface Props {
  readonly severity: Severity
  /** What is wrong with how the call is written. */
  readonly text?: string
  /** What is to say of an argument, and the tool that says so. */
  readonly about?: { readonly problem: CallProblem; readonly target: KnownTool }
}

const SIGNS: Readonly<Record<Severity, IconName>> = {
  error: 'octagon',
  note: 'info',
  undecided: 'todo',
}

/** One thing to say of a call, for the author: it leads to its field and to its place in the JSON. */
export function ProblemLine({ severity, text = '', about }: Props) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const { problem, target } = about ?? {}
  const said = problem ? authorText(problem, lang) : text
  const hasPlace = problem !== undefined && target !== undefined && problem.place.length > 0
  const details = problem ? authorDetails(problem, lang) : []
  const line = (
    <>
      <Icon name={SIGNS[severity]} />
      <span>
        <span className="sr">
          {checkCallText(lang, severity)}
          {lang === 'zh' ? '：' : ': '}
        </span>
        <Ticked text={said} />
      </span>
    </>
  )
  return (
    <li className={`call-problem ${severity}`} data-code={problem?.code}>
      {hasPlace ? (
        <button
          type="button"
          className="call-line"
          title={t('sent.goToField')}
          onClick={() => goToField(fieldOf(target.tool, problem), target.id)}
        >
          {line}
        </button>
      ) : (
        <div className="call-line">{line}</div>
      )}
      <div className="call-more">
        {details.map((each, i) => (
          <p key={i}>
            <Ticked text={each} />
          </p>
        ))}
        {hasPlace && (
          <button
            type="button"
            className="link mono"
            aria-label={`${t('sent.inJson')}: #${pointer(problem.place)}`}
            onClick={() => goToJson(target.id, problem.place)}
          >
            #{pointer(problem.place)}
          </button>
        )}
      </div>
    </li>
  )
}
