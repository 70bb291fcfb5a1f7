import type { ReactNode } from 'react'

/** A box to tick, with its words. */
export function Checkbox({
  checked,
  onCheck,
  children,
  path,
}: {
  checked: boolean
  onCheck: (checked: boolean) => void
  children: ReactNode
  path?: string
}) {
  return (
    <label className="tick">
      <input
        type="checkbox"
        className="cb"
        checked={checked}
        data-path={path}
        onChange={(event) => onCheck(event.currentTarget.checked)}
      />
      {children}
    </label>
  )
}
