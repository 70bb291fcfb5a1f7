import type { ReactNode } from 'react'

export interface Segment<T> {
  readonly value: T
  readonly label: ReactNode
  /** Its own language, where it is not the page's. */
  readonly lang?: string
  readonly title?: string | undefined
}

type Name =
  | { readonly label: string; readonly labelledBy?: never }
  /** The id of the element that names it. */
  | { readonly labelledBy: string; readonly label?: never }

/** One of a few that stand side by side; the chosen one is pressed. */
export function Segments<T>({
  value,
  segments,
  onChoose,
  look = '',
  ...name
}: {
  readonly value: T
  readonly segments: readonly Segment<T>[]
  readonly onChoose: (value: T) => void
  readonly look?: string
} & Name) {
  return (
    <span
      className={`seg ${look}`}
      role="group"
      aria-label={name.label}
      aria-labelledby={name.labelledBy}
    >
      {segments.map((segment) => (
        <button
          key={String(segment.value)}
          type="button"
          lang={segment.lang}
          title={segment.title}
          aria-pressed={segment.value === value}
          onClick={() => onChoose(segment.value)}
        >
          {segment.label}
        </button>
      ))}
    </span>
  )
}
