import '../../i18n/words/describing'
import { useState } from 'react'
import type { SplitPiece } from '../../core/authoring/description/split-description'
import { ANSWERS, type Answer } from '../../core/model/tool'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'

/** So many sentences are shown before the rest is asked for. */
const FIRST = 12

/** The sentences of an imported description in their order, each marked with the question it answers. */
export function DescriptionSentences({ pieces }: { pieces: readonly SplitPiece[] }) {
  const t = useWords()
  const [all, setAll] = useState(false)
  const name = (answer: Answer) => t(`describing.${answer}`)
  const missing = ANSWERS.filter((answer) =>
    pieces.every(({ key, says }) => key !== answer && !says.includes(answer)),
  )
  return (
    <>
      <ol className="sentences">
        {(all ? pieces : pieces.slice(0, FIRST)).map((piece) => {
          const others = piece.says.filter((answer) => answer !== piece.key)
          return (
            <li key={piece.start}>
              <span className={`mark ${piece.key === 'notes' ? 'none' : ''}`}>
                {t(`describing.${piece.key}`)}
              </span>
              <span className="sentence">
                {piece.text.trim()}
                {others.length > 0 && (
                  <span className="quiet">
                    {' '}
                    {t('describing.alsoSays', {
                      others: others.map(name).join(t('describing.between')),
                    })}
                  </span>
                )}
              </span>
            </li>
          )
        })}
      </ol>
      {!all && pieces.length > FIRST && (
        <button type="button" className="link" onClick={() => setAll(true)}>
          {t('describing.moreSentences', { count: pieces.length })}
        </button>
      )}
      <p className="sentences-missing">
        <Icon name={missing.length ? 'todo' : 'tick'} small />
        {missing.length
          ? t('describing.missing', {
              questions: missing.map(name).join(t('describing.between')),
            })
          : t('describing.complete')}
      </p>
    </>
  )
}
