import '../../i18n/words/params'
import { get, stringOf } from '../../core/json/node'
import type { Finding } from '../../core/lint/finding'
import type { RowPlace } from '../../core/model/row-places'
import type { Body } from '../../core/model/schema-body'
import { Breakable } from '../kit/Breakable'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { useFormTool } from './form-context'
import { useKindWords } from './kind-words'
import type { RowLabel } from './row-labels'
import { RowFacts } from './RowFacts'
import { worstOf } from './share-findings'
import { SIGNS } from './signs'

interface Props {
  readonly place: RowPlace
  readonly body: Body
  readonly findings: readonly Finding[]
}

/** A row to read: name, kind, what to put there, what it is held to. */
export function ClosedCells({ place, body, label, findings }: Props & { label: RowLabel }) {
  const t = useWords()
  const { tool } = useFormTool()
  const { kindAt } = useKindWords()
  const text = textOf(place, body)
  const isParameter = place.role === 'parameter'
  return (
    <>
      <span className={isParameter ? 'pn' : 'pn label'}>
        <Breakable text={label.label} />
      </span>
      <span className="ty">
        {kindAt(tool, place.path)}
        {body.reference && (
          <span className="of"> {t('params.definedAs', { name: body.reference.name })}</span>
        )}
        {isParameter && (
          <>
            <br />
            <span className={place.isRequired ? 'must' : 'may'}>
              {t(place.isRequired ? 'params.required' : 'params.optional')}
            </span>
          </>
        )}
      </span>
      <span className="ds">
        {text !== '' ? (
          text
        ) : isParameter ? (
          <span className="quiet">{t('params.noText')}</span>
        ) : null}
        <RowFacts place={place} body={body} told={label.told} findings={findings} />
      </span>
    </>
  )
}

/** What a row says of its value: its own text, else that of the definition it refers to. */
function textOf(place: RowPlace, body: Body): string {
  const own = stringOf(get(place.schema, 'description'))?.trim() ?? ''
  return own !== '' ? own : (stringOf(get(body.schema, 'description'))?.trim() ?? '')
}

/** The worst finding, else whether there is a description. */
export function RowState({ place, body, findings }: Props) {
  const t = useWords()
  const worst = worstOf(findings)
  if (worst) {
    const { icon, look, word } = SIGNS[worst]
    return (
      <span className={`stt sev ${look}`}>
        <Icon name={icon} label={t(word)} />
      </span>
    )
  }
  // Only of a parameter is a text expected.
  const isDone = place.role !== 'parameter' || textOf(place, body) !== ''
  return (
    <span className={`stt sev ${isDone ? 'pass' : 'todo'}`}>
      <Icon name={isDone ? 'tick' : 'todo'} label={t(isDone ? 'form.noFinding' : 'form.toDo')} />
    </span>
  )
}
