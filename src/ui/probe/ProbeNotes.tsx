import { MOST_FIELDS } from '../../core/probe/most-fields'
import type { ToolProbe } from '../../core/probe/probe-tool'
import { probeCode, probeText } from '../../i18n/probe-text'
import { useView } from '../../state/view'

/** What was not tried, and why. */
export function ProbeNotes({ probe }: { probe: ToolProbe }) {
  const lang = useView((state) => state.lang)
  const { problem, missed, leftOut } = probe
  const reason = problem && probeCode(lang, 'noSample', problem.problem, { detail: problem.detail })
  const notes = [
    reason !== undefined && probeText(lang, 'noSample', { reason }),
    missed.length > 0 &&
      probeText(lang, 'missed', { names: missed.map((path) => String(path.at(-1))).join(', ') }),
    leftOut > 0 && probeText(lang, 'tooMany', { tried: MOST_FIELDS, count: leftOut }),
  ].filter((each) => each !== false)
  return notes.map((each) => (
    <p key={each} className="cl-note">
      {each}
    </p>
  ))
}
