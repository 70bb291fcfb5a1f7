import '../../i18n/words/share'
import type { WordKey } from '../../i18n/words'
import { Checkbox } from '../kit/Checkbox'
import { useWords } from '../kit/use-words'
import type { AlongWith } from './share-text'

const CHOICES: readonly { readonly part: keyof AlongWith; readonly words: WordKey }[] = [
  { part: 'review', words: 'share.withReview' },
  { part: 'asides', words: 'share.withAsides' },
  { part: 'questions', words: 'share.withQuestions' },
]

interface AlongChoiceProps {
  /** How much there is of each; what there is nothing of is not asked about. */
  readonly counts: Readonly<Record<keyof AlongWith, number>>
  readonly along: AlongWith
  readonly onChoose: (along: AlongWith) => void
}

/** What goes along with the tools. */
export function AlongChoice({ counts, along, onChoose }: AlongChoiceProps) {
  const t = useWords()
  const asked = CHOICES.filter(({ part }) => counts[part] > 0)
  if (asked.length === 0) return null
  return (
    <fieldset className="scope">
      <legend className="lab">{t('share.alongWith')}</legend>
      {asked.map(({ part, words }) => (
        <Checkbox
          key={part}
          checked={along[part]}
          onCheck={(isOn) => onChoose({ ...along, [part]: isOn })}
        >
          {t(words, { count: counts[part] })}
        </Checkbox>
      ))}
    </fieldset>
  )
}
