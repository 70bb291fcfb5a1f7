import '../../../i18n/words/bench-run'
import { useId } from 'react'
import { RUN_LIMITS, type RunNumber } from '../../../core/bench/runs/run-limits'
import { formChanged, useModelRun } from '../../../state/model-run'
import { TextField } from '../../kit/TextField'
import { useWords } from '../../kit/use-words'

interface NumberInputProps {
  readonly field: RunNumber
  readonly label: string
  readonly hint?: string
  readonly wrong: readonly RunNumber[]
}

/** A number of a run, and where it may lie as soon as it does not. */
export function NumberInput({ field, label, hint, wrong }: NumberInputProps) {
  const t = useWords()
  const id = useId()
  const value = useModelRun((state) => state.form[field])
  const { least, most } = RUN_LIMITS[field]
  const isWrong = wrong.includes(field)
  return (
    <div>
      <label className="lab" htmlFor={id}>
        {label}
        {hint !== undefined && <span className="hint">{hint}</span>}
      </label>
      <TextField
        id={id}
        look="num"
        inputMode="decimal"
        value={value}
        tone={isWrong ? 'error' : undefined}
        aria-describedby={`${id}-n`}
        onText={(text) => formChanged({ [field]: text })}
      />
      <span id={`${id}-n`} className="refusal">
        {isWrong && t('benchRun.outOfRange', { least, most })}
      </span>
    </div>
  )
}
