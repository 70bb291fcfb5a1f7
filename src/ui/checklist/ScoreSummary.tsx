import '../../i18n/words/checklist'
import type { JsonObject } from '../../core/json/node'
import { ERROR_CAP, type Part, type PartName } from '../../core/lint/score'
import { descriptionText } from '../../core/model/description'
import { nameOf } from '../../core/model/tool'
import type { WordKey } from '../../i18n/words'
import { goToField } from '../../state/go-to-field'
import { Icon } from '../kit/Icon'
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

interface ScoreSummaryProps {
  readonly score: number | undefined
  readonly parts: readonly Part[]
  readonly isCapped?: boolean
  /** The tool that it is the score of; absent for a set. */
  readonly tool?: JsonObject
}

/** The score with its parts; before there is one, what is missing for it. */
export function ScoreSummary({ score, parts, isCapped = false, tool }: ScoreSummaryProps) {
  const t = useWords()
  const hasContract = parts.some(({ name }) => name === 'contract')
  return (
    <section className="score" aria-label={t('checklist.score')}>
      <ScoreRing score={score} size="l" />
      {score === undefined ? (
        <div>
          <p>{t('checklist.noScoreYet')}</p>
          {tool && <MissingForScore tool={tool} />}
        </div>
      ) : (
        <div>
          <ul>
            {parts.map((part) => (
              <PartRow key={part.name} {...part} />
            ))}
            {tool && !hasContract && (
              <li className="not-counted">
                <span>{t('checklist.contract')}</span>
                <span className="quiet">{t('checklist.contractNotCounted')}</span>
              </li>
            )}
          </ul>
          {!parts.length && <p className="two">{t('checklist.oneTool')}</p>}
          {isCapped && (
            <p className="capped">
              <span className="sev error">
                <Icon name="octagon" small />
              </span>
              {t('checklist.capped', { cap: ERROR_CAP })}
            </p>
          )}
        </div>
      )}
    </section>
  )
}

function PartRow({ name, points, of }: Part) {
  const t = useWords()
  const share = of ? points / of : 1
  return (
    <li>
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
  return missing.map(
    ({ word, path, isMissing }) =>
      isMissing && (
        <p key={word}>
          <button type="button" className="link" onClick={() => goToField(path)}>
            {t(word)}
          </button>
        </p>
      ),
  )
}
