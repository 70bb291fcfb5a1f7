import { Icon } from './Icon'

/** What a row is dragged by; the row's own keys are told to those who cannot see it. */
export function DragHandle({ label, hint }: { label: string; hint: string }) {
  return (
    <button
      type="button"
      className="drag"
      aria-label={label}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      title={hint}
    >
      <Icon name="grip" />
    </button>
  )
}
