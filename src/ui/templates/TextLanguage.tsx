import '../../i18n/words/templates'
import type { Lang } from '../../core/lint/rule'
import { useWords } from '../kit/use-words'

const LANGS = [
  { id: 'en', tag: 'en', label: 'English' },
  { id: 'zh', tag: 'zh-Hans', label: '中文' },
] as const

/** The language that the templates are written in, apart from the interface's; each is named in itself. */
export function TextLanguage({ lang, onChoose }: { lang: Lang; onChoose: (lang: Lang) => void }) {
  const t = useWords()
  return (
    <span className="text-language">
      <span className="quiet" id="templates-language">
        {t('templates.language')}
      </span>
      <span className="seg" role="group" aria-labelledby="templates-language">
        {LANGS.map(({ id, tag, label }) => (
          <button
            key={id}
            type="button"
            lang={tag}
            aria-pressed={lang === id}
            onClick={() => onChoose(id)}
          >
            {label}
          </button>
        ))}
      </span>
    </span>
  )
}
