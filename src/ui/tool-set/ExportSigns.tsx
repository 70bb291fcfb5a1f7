import '../../i18n/words/toolset'
import { agentsOf, isHidden } from '../../core/authoring/set/export-marks'
import type { JsonObject } from '../../core/json/node'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'

/** That a tool is in no export, or for which agents it is. */
export default function ExportSigns({ tool }: { tool: JsonObject }) {
  const t = useWords()
  const agents = agentsOf(tool)
  const forAgents = t('toolset.forAgents', { agents: agents.join(t('toolset.listGap')) })
  return (
    <>
      {isHidden(tool) && (
        <span className="mark-of" title={t('toolset.markHidden')}>
          <Icon name="hidden" small label={t('toolset.markHidden')} />
        </span>
      )}
      {agents.length > 0 && (
        <span className="mark-of" title={forAgents}>
          <Icon name="person" small label={forAgents} />
        </span>
      )}
    </>
  )
}
