import type { ImportReport, TextReading } from './import-report'

/** The reading that will be added: repaired only where that was asked for. */
export const chosenReading = (report: ImportReport, repair: boolean): TextReading =>
  repair && report.mended ? report.mended.reading : report.asIs

/** How many things an import has to say about what it read. */
export function noteCount(report: ImportReport, repair: boolean): number {
  const { tools, opaque, errors, losses, namespaces } = chosenReading(report, repair)
  const ofTools = tools.reduce((sum, tool) => sum + tool.losses.length, 0)
  return ofTools + opaque.length + errors.length + losses.length + namespaces.length
}
