import '../../i18n/words/checklist'
import type { ToolReport } from '../../core/lint/engine'
import type { PartName } from '../../core/lint/score'
import type { JsonObject } from '../../core/json/node'
import { descriptionText } from '../../core/model/description'
import { nameOf } from '../../core/model/tool'
import type { WordKey } from '../../i18n/words'
import { paneChosen, placeAsked } from '../../state/view'
import { ScoreRing } from '../kit/ScoreRing'
import { useWords } from '../kit/use-words'

const PARTS: Readonly<Record<PartName, WordKey>> = {
  naming: 'checklist.naming',
  description: 'checklist.description',
  params: 'checklist.params',
  contract: 'checklist.contract',
  tools: 'checklist.tools',
  set: 'checklist.set',
}

/** Where green begins, as a share of a part's points; the ring of the whole has the same bounds. */
const GREEN = 0.85

/** The score with its parts; before there is one, what is missing for it. */
export function ScoreSummary({ report, tool }: { report: ToolReport; tool: JsonObject }) {
  const t = useWords()
  return (
    <section className="score" aria-label={t('checklist.score')}>
      <ScoreRing score={report.score} size="l" />
      {report.score === undefined ? (
        <MissingForScore tool={tool} />
      ) : (
        <ul>
          {report.parts.map(({ name, points, of }) => {
            const share = of ? points / of : 1
            return (
              <li key={name}>
                <span>{t(PARTS[name])}</span>
                <span className="meter" aria-hidden="true">
                  <i className={share < GREEN ? 'mid' : ''} style={{ width: `${share * 100}%` }} />
                </span>
                <span className="num" aria-hidden="true">
                  {points}
                  <span className="quiet"> / {of}</span>
                </span>
                <span className="sr">{t('checklist.part', { points, of })}</span>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

function MissingForScore({ tool }: { tool: JsonObject }) {
  const t = useWords()
  const missing = [
    { word: 'checklist.missingName', path: ['name'], isMissing: !nameOf(tool).trim() },
    {
      word: 'checklist.missingAnswer',
      path: ['description', 'does'],
      isMissing: !descriptionText(tool).trim(),
    },
  ] as const
  const goTo = (path: readonly string[]) => {
    paneChosen('form')
    placeAsked(path, 'checklist')
  }
  return (
    <div>
      <p>{t('checklist.noScoreYet')}</p>
      {missing.map(
        ({ word, path, isMissing }) =>
          isMissing && (
            <p key={word}>
              <button type="button" className="link" onClick={() => goTo(path)}>
                {t(word)}
              </button>
            </p>
          ),
      )}
    </div>
  )
}
