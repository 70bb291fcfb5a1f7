import '../../i18n/words/review'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'

/** Says of a part of a tool that the model is given it. */
export function ModelSees() {
  const t = useWords()
  return (
    <span className="end">
      <span className="see m">
        <Icon name="model" small />
        {t('review.modelSees')}
      </span>
    </span>
  )
}

/** Says of a part of a tool that it stays with the program that calls it. */
export function HostOnly() {
  return (
    <span className="end">
      <HostOnlyTag />
    </span>
  )
}

/** The same, beside a name. */
export function HostOnlyTag() {
  const t = useWords()
  return (
    <span className="see">
      <Icon name="lock" small />
      {t('review.hostOnly')}
    </span>
  )
}
