import '../../i18n/words/share'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import type { UnreadableTool } from './share-text'

/** Why there is no link yet: the tools whose text has an error. */
export function UnreadableTools({ tools }: { tools: readonly UnreadableTool[] }) {
  const t = useWords()
  return (
    <div className="callout error" role="alert">
      <Icon name="octagon" />
      <div>
        <p>{t('share.unreadable')}</p>
        <ul>
          {tools.map(({ index, name }) => (
            <li key={index}>
              {t('share.unreadableTool', { index: index + 1, name: name || t('frame.newTool') })}
            </li>
          ))}
        </ul>
        <p>{t('share.unreadableDo')}</p>
      </div>
    </div>
  )
}
