import type { Finding } from '../../core/lint/finding'
import { findingText } from '../../i18n/findings'
import { useView } from '../../state/view'

/** What was found, in a sentence. */
export default function FindingText({ finding }: { finding: Finding }) {
  return findingText(
    finding,
    useView((state) => state.lang),
  )
}
