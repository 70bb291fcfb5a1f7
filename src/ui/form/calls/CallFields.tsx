import '../../../i18n/words/calls'
import { type JsonNode, membersOf, stringOf, get } from '../../../core/json/node'
import { CALLS, callSchemaOf, setArgument } from '../../../core/authoring/samples/calls'
import { sampleOf } from '../../../core/authoring/samples/sample-of'
import type { Finding } from '../../../core/lint/finding'
import { INPUT, type OwnParameter, parametersIn } from '../../../core/model/parameters'
import { inputSchemaOf } from '../../../core/model/tool'
import { Icon } from '../../kit/Icon'
import { Select } from '../../kit/Select'
import { useWords } from '../../kit/use-words'
import { useEdit, useFormTool } from '../form-context'
import { ArgumentField } from './ArgumentField'

/** The arguments of an example, one field each, and the parameters that it could have besides. */
export function CallFields({
  call,
  index,
  findings,
}: {
  call: JsonNode
  index: number
  findings: readonly Finding[]
}) {
  const t = useWords()
  const { tool } = useFormTool()
  const edit = useEdit()
  if (call.kind !== 'object') return <p className="quiet">{t('calls.noObject')}</p>
  const number = index + 1
  const found = parametersIn(tool, INPUT)
  const all = found.kind === 'list' ? found.parameters : []
  const asked = get(callSchemaOf(tool), 'properties')
  const own = membersOf(call)
  const byName = new Map<string, OwnParameter>(all.map((each) => [each.name, each]))
  const left = all.filter(({ name }) => get(asked, name) && !get(call, name))
  const add = (name: string) => {
    const parameter = byName.get(name)
    if (!parameter) return
    const sample = sampleOf(parameter.schema, 'required', inputSchemaOf(tool))
    const value: JsonNode = sample.ok ? sample.value : { kind: 'null' }
    edit(setArgument(tool, index, name, value))
  }
  return (
    <div className="call-fields">
      {own.length === 0 && <p className="quiet">{t('calls.empty')}</p>}
      {own.map(({ key, value }) => {
        const parameter = byName.get(key)
        return (
          <div key={key} className="call-field">
            <span className="call-name" title={stringOf(get(parameter?.schema, 'description'))}>
              <code>{key}</code>
              {!parameter && <span className="quiet">{t('calls.unknown')}</span>}
              {parameter?.isRequired && <span className="quiet">{t('calls.required')}</span>}
            </span>
            <ArgumentField
              path={[...CALLS, index, key]}
              value={value}
              parameter={parameter}
              isFound={findings.some(({ path }) => path[2] === key)}
              label={t('calls.argument', { name: key, number })}
              onValue={(next) => edit(setArgument(tool, index, key, next), [...CALLS, index, key])}
            />
            <button
              type="button"
              className="btn icon s"
              aria-label={t('calls.removeArgument', { name: key, number })}
              onClick={() => edit(setArgument(tool, index, key, undefined))}
            >
              <Icon name="close" small />
            </button>
          </div>
        )
      })}
      {left.length > 0 && (
        <div className="call-more">
          <Select
            look="s"
            value=""
            aria-label={t('calls.addArgument')}
            options={[
              { value: '', label: t('calls.addArgument') },
              ...left.map(({ name }) => ({ value: name, label: name })),
            ]}
            onChoose={add}
          />
        </div>
      )}
    </div>
  )
}
