import { type ComponentPropsWithoutRef, useLayoutEffect } from 'react'
import type { FieldProps } from './TextField'
import { useFieldText } from './use-field-text'

type Props = Omit<FieldProps, 'onEnter'> & {
  /** While it says so, changes from elsewhere are not written into the field. */
  readonly isHeld?: () => boolean
} & Omit<ComponentPropsWithoutRef<'textarea'>, keyof FieldProps | 'defaultValue' | 'className'>

const growsItself = () => CSS.supports('field-sizing', 'content')

function grow(field: HTMLTextAreaElement): void {
  if (growsItself()) return
  field.style.height = 'auto'
  field.style.height = `${field.scrollHeight + 2}px`
}

/** Lines of text; the field grows with them. */
export function TextArea({ value, onText, tone, look = '', isHeld, onBlur, ...rest }: Props) {
  const field = useFieldText<HTMLTextAreaElement>(value, onText, isHeld)
  useLayoutEffect(() => {
    if (field.ref.current) grow(field.ref.current)
  }, [field.ref, value])
  return (
    <textarea
      rows={1}
      {...rest}
      {...field}
      className={`inp area ${look} ${tone ?? ''}`}
      aria-invalid={tone === 'error' || undefined}
      onInput={(event) => {
        grow(event.currentTarget)
        field.onInput()
      }}
      onBlur={(event) => {
        field.onBlur()
        onBlur?.(event)
      }}
    />
  )
}
