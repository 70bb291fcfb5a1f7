import { get, getIn, stringOf } from '../../../core/json/node'
import { setInFacet, textOrNone } from '../../../core/authoring/contract/contract-edits'
import { type RecordFacet, RECORDS } from '../../../core/authoring/contract/facets'
import type { JsonObject } from '../../../core/json/node'
import { TextArea } from '../../kit/TextArea'
import { Field } from '../Field'
import { useEdit, useFindingsAt, useFormTool } from '../form-context'
import { NO_FINDINGS } from '../share-findings'

/** One text of a facet, in its place among the others. */
export function FacetText({
  facet,
  member,
  label,
  hint,
  example,
  mono,
  hasFindings,
}: {
  facet: RecordFacet
  member: string
  label: string
  hint?: string | undefined
  example?: string
  mono?: boolean
  /** Whether what was found about the facet as a whole stands here. */
  hasFindings?: boolean
}) {
  const { tool } = useFormTool()
  const edit = useEdit()
  const found = useFindingsAt(['contract', facet])
  const path = ['contract', facet, member]
  return (
    <Field label={label} hint={hint} path={path} findings={hasFindings ? found : NO_FINDINGS}>
      {(parts) => (
        <TextArea
          {...parts}
          look={mono ? 's mono' : 's'}
          spellCheck={!mono}
          value={facetText(tool, facet, member)}
          placeholder={example}
          onText={(text) => edit(setInFacet(tool, facet, member, textOrNone(text)), path)}
        />
      )}
    </Field>
  )
}

/** The text of a member; a facet written in short is its main one. */
export function facetText(tool: JsonObject, facet: RecordFacet, member: string): string {
  const node = getIn(tool, ['contract', facet])
  const short = stringOf(node)
  if (short !== undefined) return member === RECORDS[facet][0] ? short : ''
  if (node?.kind === 'number') return member === 'seconds' ? node.raw : ''
  const value = get(node, member)
  return stringOf(value) ?? (value?.kind === 'number' ? value.raw : '')
}
