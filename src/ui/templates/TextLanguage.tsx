import '../../i18n/words/templates'
import type { Lang } from '../../core/lint/rule'
import { Segments } from '../kit/Segments'
import { useWords } from '../kit/use-words'

const LANGS = [
  { value: 'en', lang: 'en', label: 'English' },
  { value: 'zh', lang: 'zh-Hans', label: '中文' },
] as const

/** The language that the templates are written in, apart from the interface's; each is named in itself. */
export function TextLanguage({ lang, onChoose }: { lang: Lang; onChoose: (lang: Lang) => void }) {
  const t = useWords()
  return (
    <span className="text-language">
      <span className="quiet" id="templates-language">
        {t('templates.language')}
      </span>
      <Segments labelledBy="templates-language" value={lang} segments={LANGS} onChoose={onChoose} />
    </span>
  )
}
