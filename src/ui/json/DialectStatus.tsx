import '../../i18n/words/json'
import { useEffect, useState } from 'react'
import type { Written } from '../../core/dialects/dialect'
import type { JsonObject } from '../../core/json/node'
import { print } from '../../core/json/print'
import { nameOf } from '../../core/model/tool'
import type { WordKey } from '../../i18n/words'
import { powers } from '../../state/powers'
import { Icon } from '../kit/Icon'
import type { IconName } from '../kit/icons'
import { useWords } from '../kit/use-words'
import { SHOWN_DIALECTS } from './shown-dialects'
import type { WrittenTool } from './use-written'

/** Tokens are counted when typing has rested so long. */
const REST_MS = 400

interface Sign {
  readonly icon: IconName
  readonly look: string
  readonly word: WordKey
}

const AS_IS: Sign = { icon: 'tick', look: 'pass', word: 'json.asIs' }
const CHANGED: Sign = { icon: 'triangle', look: 'warn', word: 'json.changed' }
const REFUSED: Sign = { icon: 'octagon', look: 'error', word: 'json.refused' }

/** A tool that nobody has named yet is unfinished, not refused. */
const UNNAMED: Sign = { icon: 'todo', look: 'todo', word: 'json.needsName' }

const countOf = ({ losses, errors }: Written): number => losses.length + errors.length

function signOf(written: Written, tool: JsonObject | undefined): Sign {
  if (!written.ok && nameOf(tool).trim() === '') return UNNAMED
  if (!written.ok) return REFUSED
  return countOf(written) ? CHANGED : AS_IS
}

/** How each dialect takes the tool, and what it costs a model to read. */
export function DialectStatus({ written }: { written: WrittenTool }) {
  const t = useWords()
  const tokens = useTokens(written.tool)
  return (
    <div className="status">
      <ul aria-label={t('json.statusLabel')}>
        {SHOWN_DIALECTS.map(({ id, label }) => {
          const of = written.byDialect.get(id)
          if (!of) return null
          const { icon, look, word } = signOf(of, written.tool)
          const sentence = t(word, { dialect: label, count: countOf(of) })
          return (
            <li key={id} className={`sev ${look}`} title={sentence}>
              <Icon name={icon} small />
              <span className="two" aria-hidden="true">
                {label}
              </span>
              <span className="sr">{sentence}</span>
            </li>
          )
        })}
      </ul>
      <div className="foot">
        <span className="json-note">{t('json.triangle')}</span>
        <span className="json-hint">
          {t('json.tabHint', { key: t(isMac() ? 'json.tabKeyMac' : 'json.tabKey') })}
        </span>
        {tokens && (
          <span className="num" title={t('json.tokensNote')}>
            {t(tokens.estimate ? 'json.tokensEstimate' : 'json.tokens', { count: tokens.count })}
          </span>
        )}
      </div>
    </div>
  )
}

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
