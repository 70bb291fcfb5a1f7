import { languageChosen, useView } from '../../state/view'
import { useWords } from './use-words'

/** English or Chinese; each is named in itself. */
export function LanguageSwitch() {
  const t = useWords()
  const lang = useView((state) => state.lang)
  return (
    <span className="seg" role="group" aria-label={t('frame.language')}>
      <button
        type="button"
        lang="en"
        aria-pressed={lang === 'en'}
        onClick={() => languageChosen('en')}
      >
        EN
      </button>
      <button
        type="button"
        lang="zh-Hans"
        aria-pressed={lang === 'zh'}
        onClick={() => languageChosen('zh')}
      >
        中文
      </button>
    </span>
  )
}
