import '../../i18n/words/templates'
import { useMemo } from 'react'
import { lintSet } from '../../core/lint/engine'
import type { Lang } from '../../core/lint/rule'
import type { ExampleSet } from '../../core/templates/example-sets'
import { type Grade, GRADES, type Template } from '../../core/templates/template'
import { templateTool } from '../../core/templates/template-tool'
import { useView } from '../../state/view'
import { ScoreRing } from '../kit/ScoreRing'
import { useWords } from '../kit/use-words'
import { GRADE_WORDS } from './choice'

interface SetDetailProps {
  readonly set: ExampleSet
  readonly textLang: Lang
  readonly onStart: (grade: Grade) => void
  readonly onTemplate: (template: Template) => void
}

/** An example set: its tools, and how the scores of each and of all move from version to version. */
export function SetDetail({ set, textLang, onStart, onTemplate }: SetDetailProps) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const reports = useMemo(
    () =>
      GRADES.map((grade) =>
        lintSet(set.templates.map((template) => templateTool(template, textLang, grade))),
      ),
    [set, textLang],
  )
  return (
    <>
      <div className="about">
        <h3>{set.title[lang]}</h3>
        <p className="two">{set.note[lang]}</p>
      </div>
      <table className="set-scores">
        <thead>
          <tr>
            <th scope="col">{t('templates.tool')}</th>
            {GRADES.map((grade) => (
              <th key={grade} scope="col">
                {t(GRADE_WORDS[grade])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {set.templates.map((template, i) => (
            <tr key={template.id}>
              <th scope="row">
                <button
                  type="button"
                  className="link"
                  aria-label={t('templates.showTemplate', { title: template.title[lang] })}
                  onClick={() => onTemplate(template)}
                >
                  {template.title[lang]}
                </button>
              </th>
              {GRADES.map((grade, column) => (
                <td key={grade}>
                  <ScoreRing score={reports[column]!.tools[i]!.score} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('templates.wholeSet')}</th>
            {GRADES.map((grade, column) => (
              <td key={grade}>
                <ScoreRing score={reports[column]!.score} size="m" />
                <button
                  type="button"
                  className={grade === 'good' ? 'btn s main' : 'btn s line'}
                  aria-label={t('templates.startGrade', { grade: t(GRADE_WORDS[grade]) })}
                  data-start={grade}
                  onClick={() => onStart(grade)}
                >
                  {t('templates.start')}
                </button>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </>
  )
}
