import type { ComponentPropsWithoutRef } from 'react'
import { Icon } from './Icon'

export interface Option<T extends string> {
  readonly value: T
  readonly label: string
}

type Props<T extends string> = {
  readonly value: T
  readonly options: readonly Option<T>[]
  readonly onChoose: (value: T) => void
  readonly look?: string
  readonly 'data-path'?: string | undefined
} & Omit<ComponentPropsWithoutRef<'select'>, 'value' | 'onChange' | 'className'>

/** One of a list, by the browser's own control. */
export function Select<T extends string>({
  value,
  options,
  onChoose,
  look = '',
  ...rest
}: Props<T>) {
  return (
    <span className={`select ${look}`}>
      <select
        {...rest}
        className={`inp ${look}`}
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value as T)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" small />
    </span>
  )
}
