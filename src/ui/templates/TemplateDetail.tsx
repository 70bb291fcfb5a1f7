import '../../i18n/words/templates'
import { Tabs } from '@base-ui/react/tabs'
import { useMemo } from 'react'
import type { Lang } from '../../core/lint/rule'
import type { Grade, Template } from '../../core/templates/template'
import { useView } from '../../state/view'
import { ScoreRing } from '../kit/ScoreRing'
import { useWide } from '../kit/use-wide'
import { useWords } from '../kit/use-words'
import { GRADE_WORDS } from './choice'
import { VersionCard } from './VersionCard'
import { versionsOf } from './versions'

interface TemplateDetailProps {
  readonly template: Template
  /** The language that the template is shown and taken in. */
  readonly textLang: Lang
  /** The version on screen where there is room for one. */
  readonly grade: Grade
  readonly onGrade: (grade: Grade) => void
  readonly onStart: (grade: Grade) => void
}

/** The three versions of a template side by side; on a narrow screen one at a time. */
export function TemplateDetail(props: TemplateDetailProps) {
  const { template, textLang, grade, onGrade, onStart } = props
  const t = useWords()
  const lang = useView((state) => state.lang)
  const wide = useWide()
  const versions = useMemo(() => versionsOf(template, textLang), [template, textLang])
  const card = (version: (typeof versions)[number]) => (
    <VersionCard key={version.grade} version={version} onStart={() => onStart(version.grade)} />
  )
  return (
    <>
      <div className="about">
        <h3>{template.title[lang]}</h3>
        <p className="two">{template.note[lang]}</p>
      </div>
      {wide ? (
        <div className="versions">{versions.map(card)}</div>
      ) : (
        <Tabs.Root value={grade} onValueChange={(value: Grade) => onGrade(value)}>
          <Tabs.List className="grades" aria-label={t('templates.grade')} activateOnFocus>
            {versions.map((version) => (
              <Tabs.Tab key={version.grade} value={version.grade}>
                {t(GRADE_WORDS[version.grade])}
                <ScoreRing score={version.report.score} />
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {versions.map((version) => (
            <Tabs.Panel key={version.grade} value={version.grade}>
              {card(version)}
            </Tabs.Panel>
          ))}
        </Tabs.Root>
      )}
    </>
  )
}
