import '../../i18n/words/templates'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Lang } from '../../core/lint/rule'
import type { Grade } from '../../core/templates/template'
import { useView } from '../../state/view'
import { Icon } from '../kit/Icon'
import { Modal } from '../kit/Modal'
import { useWords } from '../kit/use-words'
import { usePhone } from '../targets/use-phone'
import { type Choice, choiceId } from './choice'
import { groupsFor } from './gallery-list'
import './gallery.css'
import { focusLater, keepFocusSomewhere } from './keep-focus'
import { SetDetail } from './SetDetail'
import { StartFooter } from './StartFooter'
import { StartPreview } from './StartPreview'
import { TemplateDetail } from './TemplateDetail'
import { TemplateList } from './TemplateList'
import { TextLanguage } from './TextLanguage'
import { useStart } from './use-start'

/** All templates: what each teaches, its three versions side by side, and starting from one of them. */
export default function GalleryDialog({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const phone = usePhone()
  const [query, setQuery] = useState('')
  const [textLang, setTextLang] = useState<Lang>(lang)
  const [grade, setGrade] = useState<Grade>('good')
  const [picked, setPicked] = useState<Choice>()
  // A phone has room for the list or for what was chosen in it.
  const [isListShown, setListShown] = useState(true)
  const chosen = picked ?? (phone ? undefined : groupsFor('')[0]?.entries[0]?.choice)
  const starting = useStart(onClose)
  const filter = useRef<HTMLInputElement>(null)
  const detail = useRef<HTMLDivElement>(null)
  const shownId = chosen && choiceId(chosen)
  useEffect(() => keepFocusSomewhere, [])
  useLayoutEffect(() => {
    if (detail.current) detail.current.scrollTop = 0
  }, [shownId])
  const choose = (choice: Choice) => {
    setPicked(choice)
    setListShown(false)
    if (phone) focusLater('.gallery-detail .bar button')
  }
  const begin = (from: Grade) => {
    setGrade(from)
    if (chosen) starting.begin({ choice: chosen, grade: from, textLang })
  }
  const back = () => {
    starting.cancel()
    focusLater(`.gallery-detail [data-start="${grade}"]`)
  }
  const toList = () => {
    setListShown(true)
    focusLater('.gallery-list button[tabindex="0"]')
  }
  const { preview } = starting
  return (
    <Modal
      wide="full"
      {...(!phone && { focusFirst: filter })}
      title={t('templates.title')}
      onClose={onClose}
      onEscape={preview && back}
      footer={preview && <StartFooter {...starting} onBack={back} />}
    >
      {preview && <StartPreview key={choiceId(preview.start.choice)} {...preview} />}
      <div className="gallery" hidden={preview !== undefined}>
        {(!phone || isListShown || !chosen) && (
          <TemplateList
            field={filter}
            query={query}
            onQuery={setQuery}
            chosen={chosen}
            onChoose={choose}
            choosesOnFocus={!phone}
          />
        )}
        {chosen && !(phone && isListShown) && (
          <div className="gallery-detail" ref={detail}>
            <div className="bar">
              {phone && (
                <button type="button" className="btn" onClick={toList}>
                  <Icon name="list" />
                  {t('templates.back')}
                </button>
              )}
              <TextLanguage lang={textLang} onChoose={setTextLang} />
            </div>
            {chosen.kind === 'set' ? (
              <SetDetail
                set={chosen.set}
                textLang={textLang}
                onStart={begin}
                onTemplate={(template) => {
                  setQuery('')
                  choose({ kind: 'template', template })
                  if (!phone) focusLater('.gallery-list [aria-current]')
                }}
              />
            ) : (
              <TemplateDetail
                template={chosen.template}
                textLang={textLang}
                grade={grade}
                onGrade={setGrade}
                onStart={begin}
              />
            )}
          </div>
        )}
      </div>
    </Modal>
  )
}
