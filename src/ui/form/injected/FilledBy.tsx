import '../../../i18n/words/injected'
import { canInject } from '../../../core/authoring/injected/injected-list'
import { moveToInjected } from '../../../core/authoring/injected/move-injected'
import type { Path } from '../../../core/json/node'
import { INPUT } from '../../../core/model/parameters'
import { Icon } from '../../kit/Icon'
import { Segments } from '../../kit/Segments'
import { useWords } from '../../kit/use-words'
import { useEdit, useFormTool } from '../form-context'
import './injected.css'

/** Who gives a parameter its value; the system takes it out of what the model sees. */
export function FilledBy({ path }: { path: Path }) {
  const t = useWords()
  const { tool } = useFormTool()
  const edit = useEdit()
  const isOwn = path.length === INPUT.length + 2 && path[0] === INPUT[0] && path[1] === 'properties'
  if (!isOwn || !canInject(tool)) return null
  return (
    <div className="filled-by">
      <span className="lab" id={`filled-by-${String(path.at(-1))}`}>
        {t('injected.filledBy')}
      </span>
      <Segments
        labelledBy={`filled-by-${String(path.at(-1))}`}
        value="model"
        segments={[
          {
            value: 'model',
            label: (
              <>
                <Icon name="model" small />
                {t('injected.model')}
              </>
            ),
          },
          {
            value: 'system',
            label: (
              <>
                <Icon name="lock" small />
                {t('injected.system')}
              </>
            ),
          },
        ]}
        onChoose={(by) => by === 'system' && edit(moveToInjected(tool, String(path.at(-1))))}
      />
    </div>
  )
}
