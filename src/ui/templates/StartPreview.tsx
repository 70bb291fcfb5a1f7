import '../../i18n/words/templates'
import { useEffect, useRef, useState } from 'react'
import { nameOf } from '../../core/model/tool'
import type { Template } from '../../core/templates/template'
import { templateTool } from '../../core/templates/template-tool'
import { useView } from '../../state/view'
import { useWords } from '../kit/use-words'
import { GRADE_WORDS } from './choice'
import { RadioGroup } from './RadioGroup'
import type { Place, Start, Take } from './start'
import { TakenTools } from './TakenTools'
import { ToolPreview } from './ToolPreview'

interface StartPreviewProps {
  readonly start: Start
  readonly takes: readonly Take[]
  readonly take: Take
  readonly onTake: (take: Take) => void
  readonly place: Place
  readonly onPlace: (place: Place) => void
  readonly added: readonly Template[]
  /** Names of the tools of the set on screen. */
  readonly names: ReadonlySet<string>
}

/** What would be added, in full, before anything is: which tools, where to, and each of them. */
export function StartPreview(props: StartPreviewProps) {
  const { start, takes, take, onTake, place, onPlace, added, names } = props
  const t = useWords()
  const lang = useView((state) => state.lang)
  const heading = useRef<HTMLHeadingElement>(null)
  const [wanted, setWanted] = useState<Template>()
  useEffect(() => heading.current?.focus(), [])
  const { choice, grade, textLang } = start
  const shown = wanted && take.templates.includes(wanted) ? wanted : take.templates[0]!
  const title = choice.kind === 'set' ? choice.set.title[lang] : choice.template.title[lang]
  const asked = choice.kind === 'template' ? choice.template : undefined
  const isTwice =
    place === 'here' &&
    asked !== undefined &&
    names.has(nameOf(templateTool(asked, textLang, grade)))
  return (
    <div className="start-preview">
      <div className="options">
        <div>
          <h3 ref={heading} tabIndex={-1}>
            {t('templates.previewTitle', { title })}
          </h3>
          <p className="two">
            {t('templates.version', { grade: t(GRADE_WORDS[grade]) })}
            {' · '}
            {t(textLang === 'en' ? 'templates.inEnglish' : 'templates.inChinese')}
          </p>
        </div>
        {takes.length > 1 && (
          <RadioGroup
            legend={t('templates.take')}
            value={take.id}
            options={takes.map((each) => ({ value: each.id, label: takeWords(t, each) }))}
            onChoose={(id) => onTake(takes.find((each) => each.id === id) ?? take)}
          />
        )}
        <RadioGroup
          legend={t('templates.where')}
          value={place}
          options={[
            { value: 'here', label: t('templates.here'), note: t('templates.hereNote') },
            { value: 'new', label: t('templates.newSet'), note: t('templates.newSetNote') },
          ]}
          onChoose={onPlace}
        />
        {isTwice && <p className="note-warn">{t('templates.twice')}</p>}
        {take.templates.length > 1 && (
          <TakenTools
            templates={take.templates}
            added={added}
            shown={shown}
            nameIn={(template) => nameOf(templateTool(template, textLang, grade))}
            onShow={setWanted}
          />
        )}
      </div>
      <ToolPreview tool={templateTool(shown, textLang, grade)} />
    </div>
  )
}

function takeWords(t: ReturnType<typeof useWords>, take: Take): string {
  if (take.kind === 'one') return t('templates.takeOne')
  if (take.kind === 'related')
    return t('templates.takeRelated', { count: take.templates.length - 1 })
  return t('templates.takeSet', { title: take.title, count: take.templates.length })
}
