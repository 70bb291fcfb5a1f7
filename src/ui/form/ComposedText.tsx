import { useEffect, useId, useState } from 'react'
import { descriptionText } from '../../core/model/description'
import { powers } from '../../state/powers'
import { useWords } from '../kit/use-words'
import { useFormTool } from './form-context'

/** Tokens are counted when typing rests, in milliseconds. */
const REST_MS = 300

interface Count {
  readonly of: string
  readonly tokens: number
  readonly isEstimate: boolean
}

/** The one text that the answers become, with its size. */
export default function ComposedText() {
  const t = useWords()
  const { tool } = useFormTool()
  const id = useId()
  const [isShown, setShown] = useState(false)
  const text = descriptionText(tool)
  const count = useTokenCount(text)
  if (text === '') return null
  const values = { characters: [...text].length, tokens: count?.tokens ?? 0 }
  const size = !count ? 'form.size' : count.isEstimate ? 'form.sizeAbout' : 'form.sizeTokens'
  return (
    <div className="composed">
      <span className="two">{t('form.modelReads')}</span>
      <span className="num quiet">{t(size, values)}</span>
      <span className="end">
        <button
          type="button"
          className="link"
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setShown((was) => !was)}
        >
          {t(isShown ? 'form.hideText' : 'form.showText')}
        </button>
      </span>
      <p id={id} hidden={!isShown}>
        {text}
      </p>
    </div>
  )
}

function useTokenCount(text: string): Count | undefined {
  const [count, setCount] = useState<Count>()
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      void powers()
        .countTokens([text])
        .then(({ counts, estimate }) => {
          const tokens = counts[0]
          if (isCurrent && tokens !== undefined)
            setCount({ of: text, tokens, isEstimate: estimate })
        })
    }, REST_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [text])
  return count
}
