import type { DialectError, Loss } from '../../core/dialects/dialect'
import { isHidden } from '../../core/authoring/set/export-marks'
import { exportTools } from '../../core/dialects/export'
import { placeOfLoss } from '../../core/dialects/place-of-loss'
import { dialectById } from '../../core/dialects/registry'
import { pointer } from '../../core/json/pointer'
import type { Severity } from '../../core/lint/finding'
import type { Lang } from '../../core/lint/rule'
import { lossSentence } from '../../i18n/losses'
import type { Checked } from './checked'
import type { Row } from './rows'

/**
 * What a dialect would refuse (errors), accept with a warning, lose or change (advice), as rows
 * `target/DIALECT/CODE`. Limits of one vendor, so none of them touches a score.
 */
export function targetRows(
  checked: readonly Checked[],
  target: string,
  lang: Lang,
): readonly Row[] {
  // A hidden tool is in no export, and nothing that a vendor says of one concerns it.
  const sent = checked.flatMap(({ tool }, at) => (isHidden(tool) ? [] : [{ tool, at }]))
  const exported = exportTools(
    sent.map(({ tool }) => tool),
    target,
  )
  if (!exported) return []
  const rows: Row[] = []
  const add = (index: number, loss: Loss, severity: Severity, isOfSet = false): void => {
    const tool = sent[index]?.at ?? 0
    if (!checked[tool]) return
    const path = placeOfLoss(loss)
    rows.push({
      tool,
      isOfSet,
      rule: `target/${target}/${loss.code}`,
      severity,
      evidence: 'vendor-limit',
      path: pointer(path),
      position: checked[tool].placeOf(path),
      message: lossSentence(lang, loss),
    })
  }
  const severityOf = (error: DialectError): Severity => error.severity ?? 'error'
  for (const [index, { tool, written }] of exported.items.entries()) {
    const told: readonly Loss[] = [...written.errors, ...written.losses]
    const isTold = (error: DialectError): boolean =>
      told.some((one) => one.code === error.code && pointer(one.path) === pointer(error.path))
    for (const error of written.errors) add(index, error, severityOf(error))
    // What the export mends on the way is refused as it stands now.
    for (const error of dialectById(target)?.check?.(tool) ?? [])
      if (!isTold(error)) add(index, error, 'warning')
    for (const loss of written.losses) add(index, loss, 'info')
  }
  for (const error of exported.setErrors) add(error.index ?? 0, error, severityOf(error), true)
  return rows
}
