import '../../i18n/words/exchange'
import { useEffect, useState } from 'react'
import { powers } from '../../state/powers'
import { useWords } from '../kit/use-words'
import { byteLength, sizeWords } from './size-words'

/** Tokens are counted once the text rests this long. */
const REST_MS = 300

/** How large an export is, in bytes and in tokens. */
export function ExportSize({ text }: { text: string }) {
  const t = useWords()
  const [counted, setCounted] = useState<{ text: string; count: number; estimate: boolean }>()
  useEffect(() => {
    let wanted = true
    const timer = setTimeout(() => {
      void powers()
        .countTokens([text])
        .then(({ counts, estimate }) => {
          if (wanted) setCounted({ text, count: counts[0] ?? 0, estimate })
        })
    }, REST_MS)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [text])
  const size = sizeWords(t, byteLength(text))
  if (!counted) return <span className="quiet num">{size}</span>
  const { count, estimate } = counted
  const tokens = t(estimate ? 'exchange.tokensAbout' : 'exchange.tokens', { count })
  return <span className="quiet num">{t('exchange.size', { size, tokens })}</span>
}
