import '../../../i18n/words/injected'
import { canInject } from '../../../core/authoring/injected/injected-list'
import { moveNestedToInjected } from '../../../core/authoring/injected/move-injected'
import { nestedPlaceOf } from '../../../core/authoring/injected/nested-place'
import type { Path } from '../../../core/json/node'
import { pointer } from '../../../core/json/pointer'
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
  if (!nestedPlaceOf(path) || !canInject(tool)) return null
  const labelId = `filled-by-${pointer(path)}`
  return (
    <div className="filled-by">
      <span className="lab" id={labelId}>
        {t('injected.filledBy')}
      </span>
      <Segments
        labelledBy={labelId}
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
        onChoose={(by) => by === 'system' && edit(moveNestedToInjected(tool, path))}
      />
    </div>
  )
}
