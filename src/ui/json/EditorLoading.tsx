import '../../i18n/words/json'
import { useWords } from '../kit/use-words'

export function EditorLoading() {
  const t = useWords()
  return (
    <p className="json-empty" role="status">
      {t('json.loading')}
    </p>
  )
}
