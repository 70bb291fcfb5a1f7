import { useWords } from '../../kit/use-words'
import { useFormTool } from '../form-context'
import { KeptMembers } from '../KeptMembers'
import { SECTION_IDS, SECTION_MEMBERS } from '../sections'
import { TOOL_KEYS } from '../../../core/model/tool'

/** What the company promises behind the tool, and what follows from it. */
export default function ContractSection() {
  const t = useWords()
  const { tool } = useFormTool()
  const shown = SECTION_MEMBERS.contract
  return (
    <section
      className="sec"
      id={SECTION_IDS.contract}
      tabIndex={-1}
      aria-labelledby="form-contract-title"
    >
      <header>
        <h2 id="form-contract-title">{t('form.contract')}</h2>
      </header>
      <KeptMembers path={[]} node={tool} known={TOOL_KEYS.filter((key) => !shown.includes(key))} />
    </section>
  )
}
