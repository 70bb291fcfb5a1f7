import type { ReactNode } from 'react'
import type { Change } from '../../core/diff/change'
import { namesRequired } from '../../core/diff/inclusion/members'
import { valueText } from '../../core/diff/value-text'
import { descriptionText } from '../../core/model/description'
import { arr, get, getIn, type JsonNode, member, obj, str, stringOf } from '../../core/json/node'
import { print } from '../../core/json/print'
import { diffText } from '../../i18n/diff-report'
import { useView } from '../../state/view'
import { FieldFacts } from '../review/ParameterList'
import { parameterFacts } from '../review/parameter-facts'
import { hasSide, type Side, TextSide } from './TextSide'

interface BeforeAfterProps {
  readonly change: Change
  readonly sentence: string
  /** The tool in each version, where the change is in one that is there. */
  readonly tools: Partial<Record<Side, JsonNode>>
}

/** Both versions of what changed, unless the sentence shows them whole already. */
export function BeforeAfter({ change, sentence, tools }: BeforeAfterProps) {
  const lang = useView((state) => state.lang)
  const sides = (['before', 'after'] as const).map((side) => ({
    side,
    content: contentOf(change, side, sentence, tools[side]),
  }))
  // What is new or gone has one side only.
  const shown = sides.filter(({ content }) => content !== undefined)
  if (shown.length === 0) return null
  return (
    <div className={shown.length === 1 ? 'ba one' : 'ba'}>
      {shown.map(({ side, content }) => (
        <div key={side}>
          <small>{diffText(lang, side)}</small>
          {content}
        </div>
      ))}
    </div>
  )
}

/** What a schema is of is a parameter, and a tool that came or went is told by its description. */
function contentOf(
  change: Change,
  side: Side,
  sentence: string,
  tool: JsonNode | undefined,
): ReactNode | undefined {
  const { text, code } = change
  if (text) return hasSide(text, side) ? <TextSide text={text} side={side} /> : undefined
  const node = change[side]
  if (!node) return undefined
  if (code === 'tool-added' || code === 'tool-removed')
    return <p className="prose">{descriptionText(node)}</p>
  if (code.startsWith('field-added') || code === 'field-removed' || code === 'field-moved')
    return <Field change={change} schema={node} isRequired={isRequired(change, side, tool)} />
  // Reviews and questions are lists of their own, not read here.
  if (code === 'set-member' && node.kind !== 'string') return undefined
  if (change.conditions || isBothShown(change, sentence)) return undefined
  const written = stringOf(node)
  return written === undefined ? <Written node={node} /> : <p className="prose">{written}</p>
}

/** Codes whose sentence says both sides in words. */
const TOLD = /^(?:effect|confirmation-weaker|confirmation-stronger|range|length|size|count)/

const isBothShown = ({ code, before, after, values }: Change, sentence: string): boolean =>
  TOLD.test(code) ||
  values['values'] !== undefined ||
  [before, after].every((node) => sentence.includes(valueText(node)))

/** Whether a field must be given, told by the object that it stands in. */
function isRequired({ path, pathBefore }: Change, side: Side, tool: JsonNode | undefined): boolean {
  const at = (side === 'before' ? pathBefore : path) ?? []
  const holder = tool && getIn(tool, at.slice(0, -2))
  return holder !== undefined && namesRequired(holder).some((name) => name === at.at(-1))
}

interface FieldProps {
  readonly change: Change
  readonly schema: JsonNode
  readonly isRequired: boolean
}

function Field({ change, schema, isRequired }: FieldProps) {
  const name = String(change.values['name'] ?? change.field ?? '')
  const [facts] = parameterFacts(
    obj([
      member('type', str('object')),
      member('properties', obj([member(name, schema)])),
      ...(isRequired ? [member('required', arr([str(name)]))] : []),
    ]),
  )
  const description = stringOf(get(schema, 'description'))
  return (
    <>
      {description && <p className="prose">{description}</p>}
      {facts && <FieldFacts parameter={facts} isResult={change.isOutput === true} />}
    </>
  )
}

/** Data that is not a text, laid out. */
function Written({ node }: { node: JsonNode }) {
  return <pre translate="no">{print(node, 2)}</pre>
}
