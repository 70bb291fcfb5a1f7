import type { Score } from '../../../core/bench/results/results'

/** A score in words, and beside them its interval as a strip with a mark at the share itself. */
export function ScoreBar({ score, text }: { score: Score; text: string }) {
  const { passed, questions, interval } = score
  const left = `${interval.low * 100}%`
  const width = `${(interval.high - interval.low) * 100}%`
  return (
    <p className="run-score">
      <span>{text}</span>
      {questions > 0 && (
        <span className="run-strip" aria-hidden="true">
          <i style={{ left, width }} />
          <b style={{ left: `${(passed / questions) * 100}%` }} />
        </span>
      )}
    </p>
  )
}
