import { lazy, Suspense, useState } from 'react'
import type { Edit } from '../../core/json/edit'
import { get, type JsonNode } from '../../core/json/node'
import { print } from '../../core/json/print'
import { addParameter, freeName, INPUT, inputOf, parametersIn } from '../../core/model/parameters'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { Findings } from './Findings'
import { useEdit, useFindingsAt, useFormTool } from './form-context'
import { InjectedPlace } from './injected/InjectedPlace'
import { KeptMembers } from './KeptMembers'
import { SECTION_IDS } from './sections'

const ParameterTable = lazy(() => import('./ParameterTable'))
const Conditions = lazy(() => import('./conditions/Conditions'))
const PasteRowsDialog = lazy(() => import('./paste-rows/PasteRowsDialog'))

/** Members that only a tool or an API document has. */
const DEFINITION =
  /["'](?:inputSchema|input_schema|parameters|tools|function|functionDeclarations|toolSpec)["']\s*:|^["']?(?:openapi|swagger)["']?\s*:/m

/** What the section shows of the input schema, or leaves unsaid because every tool has it. */
const SHOWN = ['type', 'properties', 'required', '$schema', 'additionalProperties']
/** What the conditions show, as sentences or as they are. */
const CONDITIONS = [
  ...['anyOf', 'oneOf', 'allOf', 'not', 'if', 'then', 'else'],
  ...['dependentRequired', 'dependentSchemas', 'dependencies'],
]

/** The parameters of the tool. */
export function ParametersSection() {
  const t = useWords()
  const { tool } = useFormTool()
  const found = parametersIn(tool)
  const count = found.kind === 'list' ? found.parameters.length : 0
  const required = found.kind === 'list' ? found.parameters.filter((p) => p.isRequired).length : 0
  const hasConditions = CONDITIONS.some((key) => get(get(tool, 'inputSchema'), key))
  const [pasted, setPasted] = useState<string | undefined>()
  return (
    <section
      className="sec"
      id={SECTION_IDS.parameters}
      tabIndex={-1}
      onPaste={(event) => {
        // What is pasted beside the fields of an empty table is meant for it.
        const isInField = (event.target as Element).closest('input, textarea, select, dialog')
        const text = event.clipboardData.getData('text')
        if (count > 0 || found.kind === 'strange' || isInField || !text.trim()) return
        // A whole definition is the page's to import.
        if (DEFINITION.test(text)) return
        event.preventDefault()
        setPasted(text)
      }}
      aria-labelledby="form-parameters-title"
    >
      <header>
        <h2 id="form-parameters-title">{t('form.parameters')}</h2>
        {found.kind === 'list' && (
          <span className="note">
            {count ? t('form.parameterCount', { count, required }) : t('form.noParameters')}
          </span>
        )}
        {found.kind !== 'strange' && <AddButton onSample={() => setPasted('')} />}
      </header>
      <Findings findings={useFindingsAt(INPUT)} />
      {found.kind === 'missing' && <p className="quiet">{t('form.noInputSchema')}</p>}
      {found.kind === 'strange' && (
        <StrangeSchema
          node={found.node}
          replacing={
            found.path.length === 1
              ? { op: 'set', path: INPUT, value: inputOf([]) }
              : { op: 'remove', path: found.path }
          }
        />
      )}
      {count > 0 && (
        <Suspense>
          <ParameterTable />
        </Suspense>
      )}
      {found.kind === 'list' && (count > 1 || hasConditions) && (
        <Suspense>
          <Conditions />
        </Suspense>
      )}
      <InjectedPlace />
      <KeptMembers
        path={INPUT}
        node={get(tool, 'inputSchema')}
        known={[...knownIn(tool), ...(found.kind === 'list' ? CONDITIONS : [])]}
      />
      {pasted !== undefined && (
        <Suspense>
          <PasteRowsDialog start={pasted} onClose={() => setPasted(undefined)} />
        </Suspense>
      )}
    </section>
  )
}

function AddButton({ onSample }: { onSample: () => void }) {
  const t = useWords()
  const { tool, onAdded } = useFormTool()
  const edit = useEdit()
  const add = () => {
    const name = freeName(tool, INPUT, 'parameter')
    edit(addParameter(tool, INPUT, name))
    onAdded([...INPUT, 'properties', name])
  }
  return (
    <span className="end">
      <button type="button" className="btn s" data-testid="paste-parameters" onClick={onSample}>
        {t('form.fromSample')}
      </button>{' '}
      <button type="button" className="btn s line" data-testid="add-parameter" onClick={add}>
        <Icon name="plus" small />
        {t('form.add')}
      </button>
    </span>
  )
}

function StrangeSchema({ node, replacing }: { node: JsonNode; replacing: Edit }) {
  const t = useWords()
  const edit = useEdit()
  return (
    <div className="strange">
      <p>{t('form.strangeSchema')}</p>
      <pre className="kept">{print(node, 2)}</pre>
      <button type="button" className="btn s line" onClick={() => edit([replacing])}>
        {t('form.replaceSchema')}
      </button>
    </div>
  )
}

/** Members of the usual kind are not worth a line; an unusual `type`, or one that lets more in, is. */
function knownIn(tool: JsonNode): readonly string[] {
  const schema = get(tool, 'inputSchema')
  const type = get(schema, 'type')
  const more = get(schema, 'additionalProperties')
  return SHOWN.filter((key) => {
    if (key === 'type') return type?.kind === 'string' && type.value === 'object'
    if (key === 'additionalProperties') return more?.kind === 'boolean' && !more.value
    if (key === 'required') return get(schema, key)?.kind === 'array'
    return true
  })
}
