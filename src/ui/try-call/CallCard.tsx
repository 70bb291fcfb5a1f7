import '../../i18n/words/sent'
import { useId } from 'react'
import type { CheckedCall } from '../../core/calls/check-call'
import { sentText } from '../../i18n/call-problems'
import { useView } from '../../state/view'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { errorsOf } from './errors-of'
import { FORM_NAMES, OWN_FORMS } from './form-names'
import { MeantTool } from './MeantTool'
import { ModelAnswer } from './ModelAnswer'
import { ProblemLine } from './ProblemLine'
import type { KnownTool } from './use-checked-calls'

interface Props {
  readonly checked: CheckedCall
  readonly tools: readonly KnownTool[]
  readonly isOnly: boolean
}

const ORDER = ['error', 'undecided', 'note'] as const

/** One call: its tool, what is wrong with it for the author, and the answer for the model. */
export function CallCard({ checked, tools, isOnly }: Props) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const heading = useId()
  const { call, found, problems, ownError } = checked
  const target = found.kind === 'found' ? tools[found.index] : undefined
  const own = OWN_FORMS[call.form]
  const sorted = ORDER.flatMap((severity) => problems.filter((each) => each.severity === severity))
  return (
    <article className="call-checked" aria-labelledby={heading}>
      <header>
        <h3 id={heading} className={call.name ? 'mono' : ''}>
          {call.name || t('sent.unnamed')}
        </h3>
        {call.form !== 'arguments' && (
          <span className="tag">{own ? t(own) : FORM_NAMES[call.form]}</span>
        )}
        <span className="grow" />
        <Sign checked={checked} />
      </header>
      <MeantTool checked={checked} tools={tools} />
      {(call.problems.length > 0 || sorted.length > 0) && (
        <ul className="call-problems" aria-label={t('sent.mistakes')}>
          {call.problems.map((each, i) => (
            <ProblemLine key={`sent ${i}`} severity={each.severity} text={sentText(each, lang)} />
          ))}
          {target &&
            sorted.map((each, i) => (
              <ProblemLine key={i} severity={each.severity} about={{ problem: each, target }} />
            ))}
        </ul>
      )}
      {ownError && <p className="call-own quiet">{t('sent.ownError', { code: ownError.code })}</p>}
      <ModelAnswer checked={checked} tools={tools} isOnly={isOnly} />
    </article>
  )
}

function Sign({ checked }: { checked: CheckedCall }) {
  const t = useWords()
  const count = errorsOf(checked)
  const [look, icon] = checked.isValid
    ? (['pass', 'tick'] as const)
    : (['error', 'octagon'] as const)
  return (
    <span className={`sev ${look}`}>
      <Icon name={icon} small />
      {checked.isValid
        ? t('sent.valid')
        : checked.found.kind === 'unknown'
          ? t('sent.unknown')
          : t('sent.invalid', { count })}
    </span>
  )
}
