import '../../i18n/words/policy'
import { nameOf } from '../../core/model/tool'
import { toolsWithoutRisk } from '../../core/policy/policy'
import { goToField } from '../../state/go-to-field'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import type { ReadableTool } from '../../state/readable-tools'

/** What a host policy is for, and which tools leave the platform without a risk to go by. */
export function PolicyNotes({ tools }: { tools: readonly ReadableTool[] }) {
  const t = useWords()
  const silent = toolsWithoutRisk(tools.map(({ tool }) => tool)).flatMap(
    (index) => tools[index] ?? [],
  )
  return (
    <>
      <p className="policy-note">{t('policy.note')}</p>
      {silent.length > 0 && (
        <div className="export-says policy-says">
          <Icon name="triangle" />
          <span>
            {t('policy.notStated', { count: silent.length })}{' '}
            {silent.map(({ id, tool }) => (
              <button
                key={id}
                type="button"
                className="link"
                onClick={() => goToField(['contract', 'effect'], id)}
              >
                {nameOf(tool) || t('policy.unnamed')}
              </button>
            ))}
          </span>
        </div>
      )}
    </>
  )
}
