import '../../i18n/words/templates'
import { get, type JsonObject } from '../../core/json/node'
import type { WordKey } from '../../i18n/words'
import { useWords } from '../kit/use-words'

const MEMBERS: readonly (readonly [string, WordKey])[] = [
  ['title', 'templates.memberTitle'],
  ['outputSchema', 'templates.memberResult'],
  ['inputExamples', 'templates.memberExamples'],
  ['annotations', 'templates.memberAnnotations'],
  ['strict', 'templates.memberStrict'],
  ['contract', 'templates.memberContract'],
]

/** What a version says beyond the text and the parameters, by name. */
export function AlsoStated({ tool }: { tool: JsonObject }) {
  const t = useWords()
  const stated = MEMBERS.filter(([key]) => get(tool, key) !== undefined)
  if (!stated.length) return <p className="quiet">{t('templates.alsoNothing')}</p>
  return (
    <ul className="also">
      {stated.map(([key, words]) => (
        <li key={key} className="tag">
          {t(words)}
        </li>
      ))}
    </ul>
  )
}
