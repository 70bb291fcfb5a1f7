import '../../../i18n/words/reviewing'
import { use, useState } from 'react'
import { said } from '../../../state/reviewing'
import { useWords } from '../../kit/use-words'
import { type Spot, SpotToolContext } from '../talk-parts'
import { CopyPlace } from './CopyPlace'
import { placeOfSpot } from './link-to'
import { anchorOf } from './spot-anchor'
import { SuggestForm } from './SuggestForm'
import { TextForm } from './TextForm'
import { wordingsAt } from './wordings-at'

interface RemarkFormProps {
  readonly spot: Spot
  /** What the spot is called. */
  readonly label: string
  readonly onDone: () => void
}

/** A comment on a spot, or other words for it where it has words that can be replaced. */
export function RemarkForm({ spot, label, onDone }: RemarkFormProps) {
  const t = useWords()
  const of = use(SpotToolContext)
  const [isSuggesting, setSuggesting] = useState(false)
  const wordings = of && spot.path && !spot.rule ? wordingsAt(of.tool, spot.path) : []
  if (isSuggesting && of) return <SuggestForm of={of} wordings={wordings} onDone={onDone} />
  return (
    <TextForm
      label={t('reviewing.commentField')}
      sendWords={t('reviewing.send')}
      onSend={(text) => {
        said({ kind: 'comment', on: anchorOf(spot, of), text })
        onDone()
      }}
      onCancel={onDone}
    >
      {wordings.length > 0 && (
        <button type="button" className="link" onClick={() => setSuggesting(true)}>
          {t('reviewing.suggest')}
        </button>
      )}
      <CopyPlace place={placeOfSpot(spot, of)} label={label} />
    </TextForm>
  )
}
