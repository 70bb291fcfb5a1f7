import '../../../i18n/words/people'
import { useId, useState } from 'react'
import { type OfferedAnswer, offeredEdits } from '../../../core/bench/people/answer-from-question'
import { nameOf } from '../../../core/model/tool'
import { languageOf } from '../../../core/reading/language'
import { toolEdited, undone } from '../../../state/document'
import type { ReadableTool } from '../../../state/readable-tools'
import { TextArea } from '../../kit/TextArea'
import { toasted } from '../../kit/toast'
import { useWords } from '../../kit/use-words'

/** The text as it stands and as it would be; the author mends it before it is taken, in one step to undo. */
export function OfferEditor({
  id,
  today,
  offered,
  onClose,
}: {
  id: string
  today: ReadableTool
  offered: OfferedAnswer & { readonly ok: true }
  onClose: () => void
}) {
  const t = useWords()
  const own = useId()
  const { path, before, after } = offered
  const [text, setText] = useState(after)
  const [problem, setProblem] = useState<'thenEmpty' | 'notTaken'>()
  const tool = nameOf(today.tool)
  const take = () => {
    if (text.trim() === '') return setProblem('thenEmpty')
    if (toolEdited(today.id, offeredEdits(today.tool, path, text)) !== undefined)
      return setProblem('notTaken')
    toasted({
      text: t('people.taken', { tool }),
      action: { label: t('people.undo'), run: undone },
    })
    onClose()
  }
  return (
    <div className="offer-editor" id={id}>
      <p className="lab">{t('people.now')}</p>
      {before.trim() === '' ? (
        <p className="quiet">{t('people.nowNothing')}</p>
      ) : (
        <p className="prose" lang={languageOf(before) === 'zh' ? 'zh-Hans' : 'en'}>
          {before}
        </p>
      )}
      <label className="lab" htmlFor={own}>
        {t(path.length === 1 ? 'people.thenImported' : 'people.then')}
      </label>
      <TextArea
        id={own}
        value={text}
        lang={languageOf(text) === 'zh' ? 'zh-Hans' : 'en'}
        tone={problem === 'thenEmpty' ? 'error' : undefined}
        aria-describedby={`${own}note`}
        onText={(words) => {
          setText(words)
          setProblem(undefined)
        }}
      />
      <p className={problem ? 'refusal' : 'quiet'} id={`${own}note`} role="status">
        {problem ? t(`people.${problem}`, { tool }) : t('people.changes')}
      </p>
      <div className="acts">
        <button type="button" className="btn s main" onClick={take}>
          {t('people.take')}
        </button>
        <button type="button" className="btn s" onClick={onClose}>
          {t('people.close')}
        </button>
      </div>
    </div>
  )
}
