import type { ComponentPropsWithoutRef } from 'react'
import { useFieldText } from './use-field-text'

export type Tone = 'error' | 'warn' | undefined

export interface FieldProps {
  readonly value: string
  /** See `useFieldText`. */
  readonly onText: (text: string) => string | void
  readonly tone?: Tone
  /** Look: small, monospace, large. */
  readonly look?: string | undefined
  /** Enter outside a composition. */
  readonly onEnter?: () => void
  /** The pointer of the place in the tool that the field shows. */
  readonly 'data-path'?: string | undefined
}

type Props = FieldProps &
  Omit<ComponentPropsWithoutRef<'input'>, keyof FieldProps | 'defaultValue' | 'className'>

/** One line of text, safe for input methods. */
export function TextField({
  value,
  onText,
  tone,
  look = '',
  onEnter,
  onBlur,
  onKeyDown,
  ...rest
}: Props) {
  const field = useFieldText<HTMLInputElement>(value, onText)
  return (
    <input
      type="text"
      autoComplete="off"
      {...rest}
      {...field}
      className={`inp ${look} ${tone ?? ''}`}
      aria-invalid={tone === 'error' || undefined}
      onBlur={(event) => {
        field.onBlur()
        onBlur?.(event)
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        // 229 is how some browsers mark the Enter that ends a composition.
        const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
        if (event.key !== 'Enter' || isComposing || !onEnter) return
        event.preventDefault()
        onEnter()
      }}
    />
  )
}
