import { Ajv2020 } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { callSchemaOf, CALLS, sampleCall } from '../authoring/samples/calls'
import { applyEdits, type Edit } from '../json/edit'
import {
  get,
  getIn,
  itemsOf,
  type JsonNode,
  type JsonObject,
  sameData,
  withoutMembers,
} from '../json/node'
import { parse, rootObject } from '../json/parse'
import { toPlain } from '../json/plain'
import { pointer } from '../json/pointer'
import { print } from '../json/print'
import { walkSchema } from '../schema/walk'
import type { ToolProbe, Trial } from './probe-tool'

type Validate = (value: unknown) => boolean

const AJV = addFormats(new Ajv2020({ strict: false, logger: false }))

/** A judge that shares no code with the project; undefined where it cannot read the schema. */
export function ajvFor(schema: JsonNode | undefined): Validate | undefined {
  if (schema?.kind !== 'object') return undefined
  try {
    const validate = AJV.compile(toPlain(withoutMembers(schema, ['$schema', '$id'])) as object)
    return (value) => validate(value)
  } catch {
    return undefined
  }
}

const said = (trial: Trial): string =>
  `${trial.mistake} ${trial.variant ?? ''} #${pointer(trial.at)} ${print(trial.call, 0).slice(0, 300)}`

/** Where a probe and ajv are of different minds, in words; none where they agree. */
export function disagreements(tool: JsonObject, probe: ToolProbe): readonly string[] {
  const isValid = ajvFor(callSchemaOf(tool))
  if (!isValid) return []
  return probe.places.flatMap(({ trials }) =>
    trials.flatMap((trial) => {
      const fits = isValid(toPlain(trial.call))
      const wrong =
        (trial.verdict.is === 'through' && !fits) || (trial.verdict.is === 'stopped' && fits)
      return wrong ? [`${trial.verdict.is}: ${said(trial)}`] : []
    }),
  )
}

/** What is wrong with the edits that a probe offers: what they refuse, or do not stop, as ajv sees it. */
export function badOffers(tool: JsonObject, probe: ToolProbe): readonly string[] {
  const text = print(tool)
  const before = ajvFor(callSchemaOf(tool))
  if (!before) return []
  const samples = (['all', 'required'] as const).flatMap((which) => {
    const sample = sampleCall(tool, which)
    return sample.ok ? [sample.value] : []
  })
  const calls = [...samples, ...itemsOf(getIn(tool, CALLS))].filter((call) => before(toPlain(call)))
  const tried = new Map<
    string,
    { readonly isValid?: Validate; readonly faults: readonly string[] }
  >()
  const after = (edits: readonly Edit[]) => {
    const key = JSON.stringify(edits)
    const known = tried.get(key)
    if (known) return known
    const result = applyEdits(text, edits)
    const edited = result.ok ? rootObject(parse(result.text)) : undefined
    const isValid = edited && ajvFor(callSchemaOf(edited))
    const faults =
      edited && isValid
        ? [
            ...calls.filter((call) => !isValid(toPlain(call))).map((call) => print(call, 0)),
            ...refusedValues(tool, edited),
          ]
        : ['everything: it cannot be applied']
    const answer = { ...(isValid ? { isValid } : {}), faults }
    tried.set(key, answer)
    return answer
  }
  return probe.places.flatMap(({ trials }) =>
    trials.flatMap((trial): readonly string[] => {
      const { remedy } = trial
      if (remedy?.is !== 'edit') return []
      const { isValid, faults } = after(remedy.edits)
      const stops = isValid?.(toPlain(trial.call)) === false
      return [
        ...(stops ? [] : [`${remedy.tightening} does not stop ${said(trial)}`]),
        ...faults.map((each) => `${remedy.tightening} refuses ${each} for ${said(trial)}`),
      ]
    }),
  )
}

/** Examples, defaults and allowed values that a schema took before and does not take after. */
function refusedValues(tool: JsonObject, after: JsonObject): readonly string[] {
  const root = get(tool, 'inputSchema')
  if (!root) return []
  return walkSchema(root, ['inputSchema']).flatMap(({ path, schema }) => {
    const values = [
      ...itemsOf(get(schema, 'examples')),
      ...itemsOf(get(schema, 'enum')),
      ...['default', 'const'].flatMap((key) => get(schema, key) ?? []),
    ]
    if (values.length === 0) return []
    const changed = getIn(after, path)
    // What the edit left alone takes what it took.
    if (sameData(changed, schema)) return []
    const [was, now] = [ajvFor(schema), ajvFor(changed)]
    return values
      .filter((value) => was?.(toPlain(value)) && now && !now(toPlain(value)))
      .map((value) => `${print(value, 0)} at ${pointer(path)}`)
  })
}
