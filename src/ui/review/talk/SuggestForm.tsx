import '../../../i18n/words/reviewing'
import { useId, useState } from 'react'
import { anchorAt } from '../../../core/review/anchor-at'
import { said } from '../../../state/reviewing'
import { Select } from '../../kit/Select'
import { useWords } from '../../kit/use-words'
import type { SpotTool } from '../talk-parts'
import { TextForm } from './TextForm'
import type { WordingHere } from './wordings-at'

interface SuggestFormProps {
  readonly of: SpotTool
  readonly wordings: readonly WordingHere[]
  readonly onDone: () => void
}

/** Other words for one of the wordings of a line. */
export function SuggestForm({ of, wordings, onDone }: SuggestFormProps) {
  const t = useWords()
  const id = useId()
  const [index, setIndex] = useState(0)
  const wording = wordings[index]
  const nameOf = ({ kind, value }: WordingHere) =>
    kind === 'value'
      ? t('reviewing.wordingValue', { value })
      : t(kind === 'answer' ? 'reviewing.wordingAnswer' : 'reviewing.wordingDescription')
  if (!wording) return null
  return (
    <div className="suggest">
      {wordings.length > 1 && (
        <>
          <label className="lab" htmlFor={id}>
            {t('reviewing.suggestWhich')}
          </label>
          <Select
            id={id}
            value={String(index)}
            options={wordings.map((each, i) => ({ value: String(i), label: nameOf(each) }))}
            onChoose={(value) => setIndex(Number(value))}
          />
        </>
      )}
      <TextForm
        key={index}
        label={t('reviewing.suggestField')}
        sendWords={t('reviewing.suggestSend')}
        start={wording.text}
        onSend={(text) => {
          const on = anchorAt(of.tool, wording.path)
          said({ kind: 'suggest', on, was: wording.text, text })
          onDone()
        }}
        onCancel={onDone}
      />
    </div>
  )
}
