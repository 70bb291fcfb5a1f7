import { useWords } from '../../kit/use-words'
import { useFormTool } from '../form-context'
import { KeptMembers } from '../KeptMembers'
import { SECTION_IDS, SECTION_MEMBERS } from '../sections'
import { TOOL_KEYS } from '../../../core/model/tool'

/** What the tool gives back. */
export default function ResultSection() {
  const t = useWords()
  const { tool } = useFormTool()
  const shown = SECTION_MEMBERS.result
  return (
    <section
      className="sec"
      id={SECTION_IDS.result}
      tabIndex={-1}
      aria-labelledby="form-result-title"
    >
      <header>
        <h2 id="form-result-title">{t('form.result')}</h2>
      </header>
      <KeptMembers path={[]} node={tool} known={TOOL_KEYS.filter((key) => !shown.includes(key))} />
    </section>
  )
}
