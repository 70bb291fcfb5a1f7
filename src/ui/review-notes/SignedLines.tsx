import '../../i18n/words/reviewing'
import { get, itemsOf, type JsonObject } from '../../core/json/node'
import { nameOf } from '../../core/model/tool'
import type { Signed } from '../../core/review/review-state'
import { checklistLine } from '../../i18n/review-place'
import { useView } from '../../state/view'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'

/** Which lines people vouched for, and for which version. */
export function SignedLines({ signed, tree }: { signed: readonly Signed[]; tree: JsonObject }) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  if (signed.length === 0) return null
  const tools = itemsOf(get(tree, 'tools'))
  return (
    <section aria-label={t('reviewing.signedLines')}>
      <h3>{t('reviewing.signedLines')}</h3>
      <ul>
        {signed.map(({ entry, place, isCurrent }) => {
          const tool = place.tool === undefined ? entry.on.tool : nameOf(tools[place.tool])
          return (
            <li key={entry.id}>
              <span className={isCurrent ? 'sev pass' : 'sev todo'}>
                <Icon name={isCurrent ? 'tick' : 'clock'} />
                {isCurrent
                  ? t('reviewing.signedBy', { name: entry.by })
                  : t('reviewing.signedEarlier', { name: entry.by })}
              </span>
              <p className="two">
                {tool ? <code>{tool}</code> : t('reviewing.ofSet')}{' '}
                {checklistLine(entry.on.line ?? '', lang).text}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
