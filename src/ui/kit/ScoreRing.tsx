import { useWords } from './use-words'

const CIRCLE = 2 * Math.PI * 16.5

/** A score as a ring with its number; a dash where there is none yet. Colours change at 85 and 65. */
export function ScoreRing({
  score,
  size = '',
}: {
  score: number | undefined
  size?: '' | 'm' | 'l'
}) {
  const t = useWords()
  const level = score === undefined ? '' : score >= 85 ? '' : score >= 65 ? 'mid' : 'low'
  const label = score === undefined ? t('frame.noScore') : t('frame.score', { score })
  return (
    <span className={`ring ${level} ${size}`} role="img" aria-label={label}>
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <circle cx="18" cy="18" r="16.5" />
        {score !== undefined && (
          <circle
            cx="18"
            cy="18"
            r="16.5"
            strokeDasharray={`${(score / 100) * CIRCLE} ${CIRCLE}`}
          />
        )}
      </svg>
      <b aria-hidden="true">{score ?? '–'}</b>
    </span>
  )
}
