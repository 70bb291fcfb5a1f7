import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { type Section, SECTION_IDS } from './sections'

/** A section of the form: its heading, a note beside it, what stands at its end, and its fields. */
export function FormSection({
  section,
  title,
  note,
  end,
  look = '',
  children,
  ...rest
}: {
  section: Section
  title: string
  note?: ReactNode
  end?: ReactNode
  look?: string
  children: ReactNode
} & Pick<ComponentPropsWithoutRef<'section'>, 'onPaste'>) {
  const id = SECTION_IDS[section]
  return (
    <section
      className={`sec ${look}`}
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      {...rest}
    >
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        {note && <span className="note">{note}</span>}
        {end}
      </header>
      {children}
    </section>
  )
}
