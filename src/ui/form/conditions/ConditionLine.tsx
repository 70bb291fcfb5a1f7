import '../../../i18n/words/conditions'
import {
  conditionSentence,
  isConditionSaid,
} from '../../../core/authoring/conditions/condition-sentence'
import type { ReadCondition } from '../../../core/authoring/conditions/read-conditions'
import { removeCondition, sayCondition } from '../../../core/authoring/conditions/write-conditions'
import type { Path } from '../../../core/json/node'
import { useView } from '../../../state/view'
import { Icon } from '../../kit/Icon'
import { useWords } from '../../kit/use-words'
import { useEdit, useFormTool } from '../form-context'
import { KeptMembers } from '../KeptMembers'
import { Sentence } from './Sentence'

/** A condition that stands there: as a sentence, or as it is where there is none for it. */
export function ConditionLine({
  owner,
  read,
  onEdit,
}: {
  owner: Path
  read: ReadCondition
  onEdit: () => void
}) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const { tool } = useFormTool()
  const edit = useEdit()
  const { conditions, missing, node, place } = read
  const sentence = conditions.map((each) => conditionSentence(each, lang)).join(' ')
  const unsaid = conditions.filter((each) => !isConditionSaid(tool, owner, each))
  const isPlain = conditions.length === 1 && missing.length === 0
  if (conditions.length === 0)
    return (
      <>
        <p className="quiet">{t('conditions.other')}</p>
        <KeptMembers path={place.holder} node={node} known={[]} />
      </>
    )
  return (
    <>
      <div className="condition-line">
        <span>
          <Sentence text={sentence} />
        </span>
        <span className="condition-acts">
          {isPlain && (
            <button
              type="button"
              className="btn icon s"
              aria-label={t('conditions.editOf', { sentence: sentence.replaceAll('`', '') })}
              onClick={onEdit}
            >
              <Icon name="pencil" />
            </button>
          )}
          <button
            type="button"
            className="btn icon s"
            aria-label={t('conditions.removeOf', { sentence: sentence.replaceAll('`', '') })}
            onClick={() => edit(removeCondition(tool, owner, read))}
          >
            <Icon name="trash" />
          </button>
        </span>
      </div>
      {missing.length > 0 && (
        <p className="refusal">{t('conditions.missing', { names: missing.join(', ') })}</p>
      )}
      {missing.length === 0 && unsaid.length > 0 && (
        <p className="quiet">
          {t('conditions.unsaid')}{' '}
          <button
            type="button"
            className="link"
            onClick={() =>
              edit(unsaid.slice(0, 1).flatMap((each) => sayCondition(tool, owner, each)))
            }
          >
            {t('conditions.say')}
          </button>
        </p>
      )}
    </>
  )
}
