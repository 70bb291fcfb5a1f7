import '../../i18n/words/templates'
import { inputSchemaOf, nameOf } from '../../core/model/tool'
import type { WordKey } from '../../i18n/words'
import { Breakable } from '../kit/Breakable'
import { ScoreRing } from '../kit/ScoreRing'
import { useWords } from '../kit/use-words'
import { DescriptionLines } from '../review/DescriptionLines'
import { parameterFacts } from '../review/parameter-facts'
import { ParameterList } from '../review/ParameterList'
import { AlsoStated } from './AlsoStated'
import { GRADE_WORDS } from './choice'
import { SolvedList } from './SolvedList'
import { VersionFindings } from './VersionFindings'
import type { Version } from './versions'

const BETTER: Readonly<Record<string, WordKey>> = {
  poor: 'templates.solvedSincePoor',
  middling: 'templates.solvedSinceMiddling',
}

interface VersionCardProps {
  readonly version: Version
  readonly onStart: () => void
}

/** One version: its score and why, what the model reads, what it asks for. */
export function VersionCard({ version, onStart }: VersionCardProps) {
  const t = useWords()
  const { grade, tool, report, than, solved, solvedBefore } = version
  const schema = inputSchemaOf(tool)
  const parameters = schema ? parameterFacts(schema) : []
  const label = t(GRADE_WORDS[grade])
  return (
    <article className="version" aria-label={t('templates.version', { grade: label })}>
      <header>
        <ScoreRing score={report.score} size="m" />
        <div>
          <h4>{label}</h4>
          <code>
            <Breakable text={nameOf(tool)} />
          </code>
        </div>
        <button
          type="button"
          className={grade === 'good' ? 'btn s main' : 'btn s line'}
          aria-label={t('templates.startGrade', { grade: label })}
          data-start={grade}
          onClick={onStart}
        >
          {t('templates.start')}
        </button>
      </header>
      <section>
        <h5>{t('templates.says')}</h5>
        <VersionFindings findings={report.findings} />
        {than && solved.length > 0 && (
          <div className="better">
            <h5>{t(BETTER[than]!)}</h5>
            <SolvedList rules={solved} before={solvedBefore} />
          </div>
        )}
      </section>
      <section>
        <h5>{t('templates.reads')}</h5>
        <DescriptionLines tool={tool} answered={report.reading.answers} />
      </section>
      <section>
        <h5>{t('templates.asks')}</h5>
        {parameters.length ? (
          <ParameterList parameters={parameters} />
        ) : (
          <p className="quiet">{t('templates.noParameters')}</p>
        )}
      </section>
      <section>
        <h5>{t('templates.also')}</h5>
        <AlsoStated tool={tool} />
      </section>
    </article>
  )
}
