import { languageChosen, useView } from '../../state/view'
import { Segments } from './Segments'
import { useWords } from './use-words'

const LANGS = [
  { value: 'en', lang: 'en', label: 'EN' },
  { value: 'zh', lang: 'zh-Hans', label: '中文' },
] as const

/** English or Chinese; each is named in itself. */
export function LanguageSwitch() {
  const t = useWords()
  const lang = useView((state) => state.lang)
  return (
    <Segments label={t('frame.language')} value={lang} segments={LANGS} onChoose={languageChosen} />
  )
}
