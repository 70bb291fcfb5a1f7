import '../../../i18n/words/calls'
import { arr, get, getIn, type JsonNode } from '../../../core/json/node'
import { print } from '../../../core/json/print'
import { pointer } from '../../../core/json/pointer'
import { CALLS } from '../../../core/authoring/samples/calls'
import { INPUT, parametersIn } from '../../../core/model/parameters'
import { useWords } from '../../kit/use-words'
import { Findings } from '../Findings'
import { useFindingsAt, useFormTool } from '../form-context'
import { rowsMoveBy } from '../row-movers'
import { FormSection } from '../FormSection'
import { Strange } from '../Strange'
import { useRowKeys } from '../use-row-keys'
import { AddCall } from './AddCall'
import { CallCard } from './CallCard'
import './calls.css'

/** Whole calls, as the model would make them. */
export default function CallsSection() {
  const t = useWords()
  const { tool } = useFormTool()
  const list = get(tool, 'inputExamples')
  const calls = list?.kind === 'array' ? list.items : []
  const found = useFindingsAt(CALLS)
  const isStrange = list !== undefined && list.kind !== 'array' && list.kind !== 'null'
  const input = parametersIn(tool, INPUT)
  const isBare = input.kind === 'list' && input.parameters.length === 0
  return (
    <FormSection section="calls" title={t('form.callsTitle')} note={t('calls.note')}>
      <Findings findings={found.filter(({ path }) => typeof path[1] !== 'number')} />
      {isStrange ? (
        <Strange
          text={t('calls.strange')}
          node={list}
          action={t('calls.replace')}
          replacing={{ op: 'set', path: CALLS, value: arr([]) }}
        />
      ) : (
        <>
          {calls.length === 0 && (
            <p className="quiet">{t(isBare ? 'calls.noParameters' : 'calls.none')}</p>
          )}
          {calls.length > 0 && <Calls calls={calls} />}
          {(calls.length > 0 || !isBare) && <AddCall />}
          {calls.length > 0 && <p className="quiet calls-note">{t('calls.carried')}</p>}
        </>
      )}
    </FormSection>
  )
}

function Calls({ calls }: { calls: readonly JsonNode[] }) {
  const t = useWords()
  const found = useFindingsAt(CALLS)
  const keys = useRowKeys(calls.map((call) => print(call, 0)))
  return (
    <ol className="calls" aria-label={t('calls.list')} data-list={pointer(CALLS)}>
      {calls.map((call, index) => (
        <CallCard
          key={keys[index]!.key}
          call={call}
          index={index}
          findings={found.filter(({ path }) => path[1] === index)}
        />
      ))}
    </ol>
  )
}

rowsMoveBy('inputExamples', (tool, { list, from, to }) =>
  getIn(tool, [...list, from]) ? [{ op: 'move', path: [...list, from], to }] : [],
)
