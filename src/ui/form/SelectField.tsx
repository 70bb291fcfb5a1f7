import type { ReactNode } from 'react'
import type { Path } from '../../core/json/node'
import type { Finding } from '../../core/lint/finding'
import { type Option, Select } from '../kit/Select'
import { Field } from './Field'

/** A labelled choice from a list, with what was found about it. */
export function SelectField<T extends string>({
  value,
  options,
  onChoose,
  ...field
}: {
  label: string
  hint?: ReactNode
  path: Path
  findings: readonly Finding[]
  value: T
  options: readonly Option<T>[]
  onChoose: (value: T) => void
}) {
  return (
    <Field {...field}>
      {({ id, 'aria-describedby': described, 'data-path': place }) => (
        <Select
          id={id}
          aria-describedby={described}
          data-path={place}
          look="s"
          value={value}
          options={options}
          onChoose={onChoose}
        />
      )}
    </Field>
  )
}
