import { useWords } from '../../kit/use-words'
import { useFormTool } from '../form-context'
import { KeptMembers } from '../KeptMembers'
import { SECTION_IDS, SECTION_MEMBERS } from '../sections'
import { TOOL_KEYS } from '../../../core/model/tool'

/** Whole calls, as the model would make them. */
export default function CallsSection() {
  const t = useWords()
  const { tool } = useFormTool()
  const shown = SECTION_MEMBERS.calls
  return (
    <section
      className="sec"
      id={SECTION_IDS.calls}
      tabIndex={-1}
      aria-labelledby="form-calls-title"
    >
      <header>
        <h2 id="form-calls-title">{t('form.callsTitle')}</h2>
      </header>
      <KeptMembers path={[]} node={tool} known={TOOL_KEYS.filter((key) => !shown.includes(key))} />
    </section>
  )
}
