import '../../../i18n/words/bench-runs'
import type { Arm } from '../../../core/bench/runs/run'
import { Select } from '../../kit/Select'
import { useWords } from '../../kit/use-words'

/** Which two of several versions are held against each other. */
export function ArmChoice({
  arms,
  before,
  after,
  onChoose,
}: {
  arms: readonly Arm[]
  before: Arm
  after: Arm
  onChoose: (chosen: { before: string; after: string }) => void
}) {
  const t = useWords()
  const options = arms.map(({ id, title }) => ({ value: id, label: title }))
  const chosen = { before: before.id, after: after.id }
  return (
    <>
      {(['before', 'after'] as const).map((side) => (
        <label key={side} className="run-way">
          <span>{t(`benchRuns.${side}`)}</span>
          <Select
            look="s"
            value={chosen[side]}
            options={options}
            onChoose={(id) => onChoose({ ...chosen, [side]: id })}
          />
        </label>
      ))}
    </>
  )
}
