import { useId } from 'react'

interface RadioGroupProps<T extends string> {
  readonly legend: string
  readonly value: T
  readonly options: readonly {
    readonly value: T
    readonly label: string
    readonly note?: string
  }[]
  readonly onChoose: (value: T) => void
}

/** One of a few, each with a line on what it means. */
export function RadioGroup<T extends string>(props: RadioGroupProps<T>) {
  const { legend, value, options, onChoose } = props
  const id = useId()
  return (
    <fieldset className="radios">
      <legend className="lab">{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={id}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <span>
            {option.label}
            {option.note && <span className="quiet">{option.note}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
