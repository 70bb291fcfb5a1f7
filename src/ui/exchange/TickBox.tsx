import { type ComponentPropsWithoutRef, useEffect, useRef } from 'react'

type Props = {
  readonly checked: boolean
  /** Some of what the box stands for is ticked, and some is not. */
  readonly isMixed?: boolean
  readonly onTick: (checked: boolean) => void
} & Omit<ComponentPropsWithoutRef<'input'>, 'checked' | 'type' | 'onChange'>

/** A box to tick that can also stand for several of which some are ticked. */
export function TickBox({ checked, isMixed = false, onTick, ...rest }: Props) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed
  }, [isMixed, checked])
  return (
    <input
      {...rest}
      ref={box}
      type="checkbox"
      className="cb"
      checked={checked}
      onChange={(event) => onTick(event.currentTarget.checked)}
    />
  )
}
