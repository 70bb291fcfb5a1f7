import { languageOf } from '../../core/reading/language'

/** A text of the author's, in the language it is written in: marks and screen readers follow that. */
export function Prose({ text }: { text: string }) {
  return (
    <p className="prose" lang={languageOf(text) === 'zh' ? 'zh-Hans' : 'en'}>
      {text}
    </p>
  )
}
