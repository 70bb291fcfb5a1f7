import { useMemo } from 'react'
import { pointer } from '../../core/json/pointer'
import type { Finding } from '../../core/lint/finding'
import { isListOfObjects, type RowPlace } from '../../core/model/row-places'
import type { Body } from '../../core/model/schema-body'
import { useFormTool } from './form-context'
import { NO_FINDINGS } from './share-findings'

/**
 * The findings of a row: about its schema, its body elsewhere, and the entries it shows itself. A
 * closed row of a definition speaks for all that is in it.
 */
export function useRowFindings(
  place: RowPlace,
  body: Body,
  speaksForAll: boolean,
): readonly Finding[] {
  const { findings } = useFormTool()
  return useMemo(() => {
    const own = pointer(place.path)
    const inner = pointer(body.path)
    const entries = isListOfObjects(body.schema) ? pointer([...body.path, 'items']) : undefined
    const isHere = (key: string): boolean =>
      key === own ||
      key === inner ||
      key === entries ||
      (key.startsWith(`${own}/`) && inner.startsWith(`${key}/`)) ||
      (speaksForAll && body.reference !== undefined && key.startsWith(`${inner}/`))
    const found = [...findings].flatMap(([key, each]) => (isHere(key) ? each : []))
    return found.length ? found : NO_FINDINGS
  }, [findings, place.path, body, speaksForAll])
}
