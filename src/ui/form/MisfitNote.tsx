import '../../i18n/words/params'
import { getIn, type JsonNode, type Path } from '../../core/json/node'
import type { Finding } from '../../core/lint/finding'
import { misfitOf } from '../../core/schema/misfit'
import { useWords } from '../kit/use-words'
import { useFormTool } from './form-context'

/**
 * Says at once that a value does not fit its schema; once the checklist has found it too, its
 * sentence, which knows a fix, stands instead.
 */
export function MisfitNote({
  path,
  schema,
  value,
  findings,
}: {
  path: Path
  schema: JsonNode
  value: JsonNode | undefined
  findings: readonly Finding[]
}) {
  const t = useWords()
  const { tool } = useFormTool()
  if (!value || findings.some((finding) => finding.rule === 'values-fit-schema')) return null
  const misfit = misfitOf(value, schema, getIn(tool, path.slice(0, 1)) ?? schema)
  if (!misfit) return null
  const reason = `${misfit.keyword} ${misfit.bound}`.trim()
  return (
    <p className="misfit" role="status">
      {t('params.misfit', { reason })}
    </p>
  )
}
