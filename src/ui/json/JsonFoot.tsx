import '../../i18n/words/json'
import '../../i18n/words/targets'
import { memo, useEffect, useState } from 'react'
import type { JsonObject } from '../../core/json/node'
import { print } from '../../core/json/print'
import { powers } from '../../state/powers'
import { useWords } from '../kit/use-words'

/** Tokens are counted when typing has rested so long. */
const REST_MS = 400

/** What the marks above mean, the way out of the editor, and what the tool costs a model to read. */
export const JsonFoot = memo(function JsonFoot({ tool }: { tool: JsonObject | undefined }) {
  const t = useWords()
  const tokens = useTokens(tool)
  return (
    <div className="foot">
      <span className="json-note">{t('targets.legend')}</span>
      <span className="json-hint">
        {t('json.tabHint', { key: t(isMac() ? 'json.tabKeyMac' : 'json.tabKey') })}
      </span>
      {tokens && (
        <span className="num" title={t('json.tokensNote')}>
          {t(tokens.estimate ? 'json.tokensEstimate' : 'json.tokens', { count: tokens.count })}
        </span>
      )}
    </div>
  )
})

const isMac = (): boolean => /Mac|iP(hone|ad)/.test(navigator.userAgent)

function useTokens(tool: JsonObject | undefined) {
  const [tokens, setTokens] = useState<{ count: number; estimate: boolean }>()
  useEffect(() => {
    let late = false
    const count = async () => {
      if (!tool) return
      const { counts, estimate } = await powers().countTokens([print(tool, 0)])
      if (!late) setTokens({ count: counts[0] ?? 0, estimate })
    }
    const timer = setTimeout(() => void count(), REST_MS)
    return () => {
      late = true
      clearTimeout(timer)
    }
  }, [tool])
  return tool && tokens
}
