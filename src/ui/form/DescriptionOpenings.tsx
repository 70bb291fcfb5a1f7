import '../../i18n/words/describing'
import { flushSync } from 'react-dom'
import { likeTools } from '../../core/authoring/description/like-tools'
import { openingsFor, withOpening } from '../../core/authoring/description/openings'
import { descriptionText } from '../../core/model/description'
import { readingOf } from '../../core/model/reading'
import type { DescriptionKey } from '../../core/model/tool'
import { languageOf } from '../../core/reading/language'
import { useDocument } from '../../state/document'
import { useView } from '../../state/view'
import { useWords } from '../kit/use-words'
import './description.css'
import { useFormTool } from './form-context'

/** So many other tools of the set are offered to point to. */
const MOST_OTHERS = 2

/** Common openings of an answer, in the language of the description; one is put in with a click. */
export default function DescriptionOpenings({
  name,
  answer,
  fieldId,
  onAnswer,
  onDone,
}: {
  name: DescriptionKey
  answer: string
  fieldId: string
  onAnswer: (text: string) => void
  onDone: () => void
}) {
  const t = useWords()
  const { id, tool } = useFormTool()
  const lang = useView((state) => state.lang)
  const tools = useDocument((state) => state.set.tools)
  const others = tools.flatMap((each) => (each.id === id ? [] : (readingOf(each).tool ?? [])))
  const said = descriptionText(tool)
  const openings = openingsFor(
    name,
    said.trim() === '' ? lang : languageOf(said),
    likeTools(tool, others, MOST_OTHERS),
  )
  const put = (opening: string) => {
    const { text, slot } = withOpening(answer, opening)
    flushSync(() => {
      onAnswer(text)
      onDone()
    })
    const field = document.getElementById(fieldId)
    if (!(field instanceof HTMLTextAreaElement)) return
    field.focus()
    if (slot) field.setSelectionRange(...slot)
    else field.setSelectionRange(field.value.length, field.value.length)
  }
  return (
    <div
      className="openings"
      role="group"
      aria-label={t('form.openingsFor', { question: t(`form.${name}`) })}
    >
      {openings.map((opening) => (
        <button key={opening} type="button" className="btn s line" onClick={() => put(opening)}>
          {opening}
        </button>
      ))}
      <span className="quiet">{t('describing.openingHint')}</span>
    </div>
  )
}
